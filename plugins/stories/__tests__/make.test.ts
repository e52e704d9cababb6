import {makeStory} from '../core/make';
import {entryOf, moduleText, previewText} from '../core/modules';
import type {DemoFiles, Fault} from '../../page-reader/core/types';

const STORIES = `import type {Meta} from '@storybook/react';
import {expect, fn} from 'storybook/test';
import {Button} from './Button';

export default {component: Button, args: {onClick: fn()}} as Meta;

/** The one. */
export const Primary = {args: {label: 'x'}};
export const Icon = {name: 'With an icon', args: {}, play: () => expect(1)};
`;

const texts: Record<string, string> = {
  'Button.stories.tsx': STORIES,
  'parts/Menu.stories.tsx': 'export default {};\nexport const Open = {};\n',
};

const files: DemoFiles = {
  reaches: (file) => !file.startsWith('../..'),
  site: '..',
  read: (file) => texts[file],
  list: (folder) => Object.keys(texts).filter((file) => file.startsWith(folder)),
};

const make = (story: unknown, options = {}) =>
  makeStory({story, options, line: 7}, {files}, (_found, {name}) => `@generated/${name}.js`);

function faultsOf(story: unknown, options = {}): string[] {
  const made = make(story, options);
  return (made as Fault[]).map(({line, what, fix}) => `${line}: ${what}\n  Fix: ${fix}`);
}

it('makes a demo of a story', () => {
  expect(make('./Button.stories.tsx#Primary', {bg: 'inline'})).toMatchObject({
    element: 'Story',
    name: 'Primary',
    label: 'Button.stories.tsx#Primary',
    file: 'Button.stories.tsx',
    preview: '<Button label="x" />',
    module: '@generated/Primary.js',
    options: {bg: 'inline', disableLiveEdit: true},
    data: {
      plays: false,
      fix: 'mend the story "Primary", line 8 of Button.stories.tsx, or tag it "browser-only"',
      args: {values: {label: 'x'}, live: {component: 'Button', fixed: ''}},
    },
    text: 'The one.',
  });
});

const screens: DemoFiles = {
  ...files,
  read: () => `export default {component: Screen, tags: ['browser-only']};
export const Wide = {};
export const Served = {tags: ['!browser-only']};
`,
};

it('leaves a story to the browser that is tagged so, unless its line says otherwise', () => {
  const optionsOf = (story: string, options = {}) => {
    const written = {story: `Screen.stories.tsx#${story}`, options, line: 7};
    const made = makeStory(written, {files: screens}, () => '');
    return Array.isArray(made) ? made : made.options;
  };
  expect(optionsOf('Wide')).toHaveProperty('browserOnly', true);
  expect(optionsOf('Wide', {browserOnly: false})).toHaveProperty('browserOnly', false);
  expect(optionsOf('Served')).not.toHaveProperty('browserOnly');
});

it('leaves out the page that Storybook shows, and nothing behind it', () => {
  const text =
    "import page from './Button.mdx';\nimport {Button} from './Button';\nexport default {};\n";
  const around = {folder: 'docs', has: () => false, made: () => undefined};
  const module = moduleText('view', 'Button.stories.tsx', text, around);
  expect(module).toBe(
    'const page = undefined;\nimport {Button} from "@site/docs/Button";\nexport default {};\n',
  );
});

it('calls it as its author does, and has controls only for what they could change', () => {
  expect(make('Button.stories.tsx#Icon')).toMatchObject({name: 'WithAnIcon', data: {plays: true}});
  expect(make('Button.stories.tsx#Icon')).not.toHaveProperty('data.args');
  expect(make('Button.stories.tsx#Primary', {controls: false})).not.toHaveProperty('data.args');
});

it('says what is wrong with a line, and what to write', () => {
  expect([
    ...faultsOf(true),
    ...faultsOf('Buton.stories.tsx#Primary'),
    ...faultsOf('../../Button.stories.tsx#Primary'),
    ...faultsOf('Button.stories.tsx#Primarily'),
    ...faultsOf('Button.stories.tsx'),
    ...faultsOf('parts/Menu.stories.tsx#Open'),
    ...faultsOf('Button.stories.tsx#Primary', {controls: 'all'}),
  ]).toMatchInlineSnapshot(`
    [
      "7: the story is true
      Fix: write {{"story": "Button.stories.tsx#Primary"}}, or <Story src="…" /> in .mdx",
      "7: there is no file of stories "Buton.stories.tsx" beside the page
      Fix: did you mean "Button.stories.tsx" or "parts/Menu.stories.tsx"?",
      "7: the file "../../Button.stories.tsx" lies outside of what pages may show
      Fix: put it into the docs or into static, or name its folder in settings.page-safety.files",
      "7: Button.stories.tsx has no story "Primarily"
      Fix: did you mean "Primary"?",
      "7: "Button.stories.tsx" names no story of the file
      Fix: write "Button.stories.tsx#Primary"; it has Primary, Icon",
      "7: parts/Menu.stories.tsx line 2: nothing says what "Open" renders: there is neither a component nor a render function
      Fix: name the component in the default export: "export default {component: Button}"",
      "7: story "Button.stories.tsx#Primary": the option "controls" is "all"
      Fix: write false for a story without controls",
    ]
  `);
});

it('runs without Storybook, and plays with what is installed', () => {
  const text = `${STORIES}import * as others from './parts/Menu.stories';\n`;
  const around = {
    folder: 'docs/ui',
    has: (name: string) => name === 'storybook/test',
    made: (name: string) => (name.endsWith('.stories') ? '@generated/menu.tsx' : undefined),
  };
  const view = moduleText('view', 'Button.stories.tsx', text, around);
  expect(view).toContain('const {expect, fn} = standIn("storybook/test");');
  expect(view).toContain('import {Button} from "@site/docs/ui/Button";');
  expect(view).toContain('import * as others from "@generated/menu.tsx";');
  expect(view).not.toContain('@storybook/react');
  const play = moduleText('play', 'Button.stories.tsx', text, around);
  expect(play).toContain("import {expect, fn} from 'storybook/test';");
  expect(play).toContain("export * as vitrineTools from 'storybook/test';");
  const bare = moduleText('play', 'A.stories.tsx', text, {...around, has: () => false});
  expect(bare).not.toContain('vitrineTools');
});

it('puts what all stories have around each, without its style sheets', () => {
  const text = `import type {Preview} from '@storybook/react';
import '../src/all.css';
import {Theme} from '../src/Theme';
export default {decorators: [(Story) => <Theme><Story /></Theme>]} as Preview;
`;
  const made = previewText('../.storybook/preview.tsx', text, '../.storybook');
  expect(made).toContain('import {Theme} from "@site/../src/Theme";');
  expect(made).not.toMatch(/@storybook|\.css/);
  const entry = entryOf('Icon', '@generated/view.tsx', '@generated/play.tsx', '@generated/all.tsx');
  expect(entry).toContain('const file = withPreview(own, preview);');
  expect(entry).toContain('import("@generated/play.tsx").then((own) => withPreview(own, preview))');
});

it('loads what interactions need when they are asked for', () => {
  expect(entryOf('Icon', '@generated/view.tsx', '@generated/play.tsx')).toContain(
    'loadPlay: VITRINE_SERVER ? undefined : () => import("@generated/play.tsx")',
  );
  expect(entryOf('Primary', '@generated/view.tsx', undefined)).not.toContain('import(');
});
