import {appendFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {differences} from '../../site/copies';
import {build, makeSite} from '../../site/sites';

/** Two builds of a small site. */
const PATIENCE = 300_000;

const SCENARIO = 'pages-of-many-kinds';
/** Built again and again, with all that it keeps of pages. */
const warm = makeSite(SCENARIO, 'edited');
/** Built after each edit as if for the first time. */
const cold = makeSite(SCENARIO, 'edited-cold');

const env = {PRODUCTS: 'ui,stories', GIT_CEILING_DIRECTORIES: path.dirname(warm)};

/** Changes a file of a site. */
type Edit = (site: string) => void;

function replace(file: string, from: RegExp | string, to: string): Edit {
  return (site) => {
    const text = readFileSync(path.join(site, file), 'utf8');
    const edited = text.replace(from, to);
    // An edit that edits nothing would prove nothing.
    if (edited === text) throw new Error(`${file} has no ${String(from)}`);
    writeFileSync(path.join(site, file), edited);
  };
}

const append =
  (file: string, text: string): Edit =>
  (site) =>
    appendFileSync(path.join(site, file), text);

const write =
  (file: string, text: string): Edit =>
  (site) =>
    writeFileSync(path.join(site, file), text);

const remove =
  (file: string): Edit =>
  (site) =>
    rmSync(path.join(site, file));

const BUTTON = 'docs/ui/button.md';
const WINDOWS = 'docs/ui/windows.md';
const EXTENDED = 'docs/ui/extended.mdx';
const DEMO = 'docs/ui/PlainButton.tsx';
const STORY = 'docs/stories/Button.stories.tsx';
const PART = 'docs/stories/components/Button.tsx';
const NEW = 'docs/ui/added.md';
const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: A page that was added.\n---\n\n${body}\n`;

/** What authors do, one after another; each stays. */
const EDITS: Readonly<Record<string, Edit>> = {
  'a sentence is added': append(BUTTON, '\nOne more sentence.\n'),
  'a heading is added': append(BUTTON, '\n## Sizes\n\nThere are two.\n'),
  'a heading is renamed': replace(BUTTON, '## Sizes', '## Widths'),
  'a heading is folded': replace(BUTTON, '## Widths', '### Widths'),
  'a title is changed': replace(BUTTON, /^title: .*/m, 'title: Another button'),
  'a description is changed': replace(EXTENDED, 'A page that is MDX.', 'It is MDX.'),
  'components are named': replace(EXTENDED, 'components: Box, Stack', 'components: Box'),
  'a fence is added': append(BUTTON, '\n```tsx title="a.tsx"\nconst a = 1;\n```\n'),
  'a fence is changed': replace(BUTTON, 'const a = 1;', 'const b = 2;'),
  'a callout is added': append(BUTTON, '\n:::info\n\nMind this.\n\n:::\n'),
  'a table is added': append(BUTTON, '\n| a | b |\n| - | - |\n| 1 | 2 |\n'),
  'a link is added': append(BUTTON, '\n[Windows](./windows.md)\n'),
  'an expression is changed': replace(EXTENDED, '{1 + 1}', '{1 + 2}'),
  'an import is added': replace(
    EXTENDED,
    'components: Box\n---\n',
    "components: Box\n---\n\nimport {useId} from 'react';\n\nexport const Own = () => <i id={useId()}>own</i>;\n\n<Own />\n",
  ),
  'a demo is changed': replace(DEMO, '>Press<', '>Push<'),
  'a demo has an option': replace(BUTTON, 'PlainButton.js"', 'PlainButton.js", "bg": "inline"'),
  'a demo stands on another page as well': append(WINDOWS, '\n{{"demo": "PlainButton.js"}}\n'),
  'a demo is taken off a page': replace(WINDOWS, '\n{{"demo": "PlainButton.js"}}\n', ''),
  'a page is added': write(NEW, page('Added', 'Text.')),
  'the added page has another address': write(
    NEW,
    page('Added', 'Text.').replace('---\n\n', 'slug: elsewhere\n---\n\n'),
  ),
  'the added page is unlisted': replace(NEW, 'slug: ', 'unlisted: true\nslug: '),
  'the added page is a draft': replace(NEW, 'unlisted: true', 'draft: true'),
  'the added page has tags': replace(NEW, 'draft: true', 'tags: [new]'),
  'the added page is gone': remove(NEW),
  'the contents of a page are hidden': replace(
    BUTTON,
    /^title:/m,
    'hide_table_of_contents: true\ntitle:',
  ),
  'an entry has another title': replace('sidebars.ts', "'Press'", "'Push'"),
  'an entry has fewer badges': replace('sidebars.ts', '      legacy: true,\n', ''),
  'an entry moves': replace(
    'sidebars.ts',
    "{pathname: '/ui/windows/'}, {pathname: '/ui/größe/'}",
    "{pathname: '/ui/größe/'}, {pathname: '/ui/windows/'}",
  ),
  'a group is renamed': replace('sidebars.ts', "subheader: 'Files'", "subheader: 'Folders'"),
  'an entry is left out': replace(
    'sidebars.ts',
    "{pathname: '/ui/marked/', inSideNav: false},",
    '',
  ),
  'an entry leads elsewhere': replace('sidebars.ts', 'example.com/elsewhere', 'example.com/there'),
  'a product has another name': replace('registry.ts', "name: 'Stories'", "name: 'Tales'"),
  'the site has another title': replace('docusaurus.config.ts', "'Fixture'", "'Fixtures'"),
  'a story is added': append(STORY, "\nexport const Small: Story = {args: {size: 'small'}};\n"),
  'the arguments of a story change': replace(STORY, 'Say "yes"', 'Say "no"'),
  'a part of stories changes': replace(PART, "size = 'medium'", "size = 'small'"),
  'the words of a part change': replace(PART, 'What stands on it.', 'What is written on it.'),
  'the styles of a part change': append(
    'docs/stories/components/Button.css',
    '\n.button { outline-offset: 3px; }\n',
  ),
  'a picture is changed': append('static/img/ui.svg', '<!-- another -->'),
  'a page of its own is changed': append('src/pages/versions.md', '\nOne more sentence.\n'),
  'all is as it was': (site) => {
    for (const folder of ['docs', 'static', 'src'])
      rmSync(path.join(site, folder), {recursive: true});
    const fresh = makeSite(SCENARIO, 'edited-fresh');
    cpSync(fresh, site, {recursive: true});
  },
};

async function published(site: string): Promise<void> {
  const {code, stderr} = await build(site, env);
  expect(code === 0 ? '' : stderr).toBe('');
}

beforeAll(() => published(warm), PATIENCE);

it.each(Object.entries(EDITS))(
  'a build after an edit is a cold one, byte by byte: %s',
  async (_, edit) => {
    for (const site of [warm, cold]) edit(site);
    for (const name of ['node_modules/.cache', '.docusaurus', 'build'])
      rmSync(path.join(cold, name), {recursive: true, force: true});
    await published(warm);
    await published(cold);
    expect(existsSync(path.join(warm, 'build/index.html'))).toBe(true);
    expect(differences(path.join(warm, 'build'), path.join(cold, 'build'))).toEqual([]);
  },
  PATIENCE,
);
