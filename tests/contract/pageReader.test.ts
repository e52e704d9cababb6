import {loadDemos} from '../../plugins/api-reference/core/page/demos';
import {createCodeReader} from '../../plugins/demo-code';
import {insertDemos} from '../../plugins/demos/core/insert';
import {readSource} from '../../plugins/markdown-export/core/markdown';
import {listDemos} from '../../plugins/page-reader/core/demosOf';
import {formatOf, parsePage} from '../../plugins/page-reader/core/parse';

/** The demos beside the page; each says its own name. */
const DISK: Record<string, string> = Object.fromEntries(
  ['A.tsx', 'B.tsx', 'Old.js', 'deep/C.tsx'].map((file) => [
    file,
    `export default function Demo() {\n  return '${file}';\n}\n`,
  ]),
);

/** A page's text, and the demos that everybody finds on it, apart by a space. */
type Row = readonly [written: string, demos: string];

const REFUSED = 'refused';

const MD: readonly Row[] = [
  ['{{"demo": "A.tsx"}}', 'A.tsx'],
  ['{{"demo":"A.tsx"}}', 'A.tsx'],
  ['{{ "demo" : "A.tsx" }}', 'A.tsx'],
  ['{{"demo": "./A.tsx"}}', 'A.tsx'],
  ['{{"demo": "A.js"}}', 'A.tsx'],
  ['{{"demo": "A.jsx"}}', 'A.tsx'],
  ['{{"demo": "Old.tsx"}}', 'Old.js'],
  ['{{"demo": "deep/C.tsx"}}', 'deep/C.tsx'],
  ['{{"demo": "A.tsx", "bg": "inline"}}', 'A.tsx'],
  ['{{"hideToolbar": true, "demo": "A.tsx"}}', 'A.tsx'],
  ['{{"demo": "A.tsx",\n  "height": 200}}', 'A.tsx'],
  ['{ {"demo": "A.tsx"} }', REFUSED],
  ['{{"demo": "A.tsx"}} {{"demo": "B.tsx"}}', 'A.tsx B.tsx'],
  ['{{"demo": "A.tsx"}}\n{{"demo": "B.tsx"}}', 'A.tsx B.tsx'],
  ['{{"demo": "A.tsx"}}\n\n{{"demo": "A.tsx"}}', 'A.tsx A.tsx'],
  ['   {{"demo": "A.tsx"}}', 'A.tsx'],
  ['    {{"demo": "A.tsx"}}', ''],
  ['- {{"demo": "A.tsx"}}', 'A.tsx'],
  ['- a\n\n  {{"demo": "A.tsx"}}', 'A.tsx'],
  ['> {{"demo": "A.tsx"}}', 'A.tsx'],
  ['> {{"demo": "A.tsx",\n> "height": 200}}', 'A.tsx'],
  [':::info\n\n{{"demo": "A.tsx"}}\n\n:::', 'A.tsx'],
  ['<div>\n\n{{"demo": "A.tsx"}}\n\n</div>', 'A.tsx'],
  ['---\ntitle: A\n---\n\n{{"demo": "A.tsx"}}', 'A.tsx'],
  ['---\ntitle: \'{{"demo": "A.tsx"}}\'\n---\n\nText.', ''],
  ['<!-- {{"demo": "A.tsx"}} -->', ''],
  ['<!--\n\n{{"demo": "A.tsx"}}\n\n-->', ''],
  ['Text <!-- {{"demo": "A.tsx"}} --> text.', ''],
  ['Write `{{"demo": "A.tsx"}}` here.', ''],
  ['Write ``{{"demo": "A.tsx"}} ` `` here.', ''],
  ['```md\n{{"demo": "A.tsx"}}\n```', ''],
  ['~~~~\n~~~\n{{"demo": "A.tsx"}}\n~~~~', ''],
  ['- ```md\n  {{"demo": "A.tsx"}}\n  ```', ''],
  ['A lone ` here.\n\n{{"demo": "A.tsx"}}\n\nAnd ` there.', 'A.tsx'],
  ['<pre>\n{{"demo": "A.tsx"}}\n</pre>', ''],
  ['As <code>{{"demo": "A.tsx"}}</code> says.', ''],
  ['\\{\\{"demo": "A.tsx"}}', ''],
  ['As {{ name: value }} says.', ''],
  ['{{"component": "ComponentLinkHeader"}}\n\n{{"demo": "A.tsx"}}', 'A.tsx'],
  ['{{"component": "x", "demo": "A.tsx"}}', ''],
  ["{{'demo': 'A.tsx'}}", REFUSED],
  ['{{demo: "A.tsx"}}', REFUSED],
  ['{{"demo": "A.tsx",}}', REFUSED],
  ['{{"demo": "A.tsx"}', REFUSED],
  ['{{"dem": "A.tsx"}}', REFUSED],
  ['{{"demo": "A.tsx"}} as shown.', REFUSED],
  // Trees of the reference library's dialect have no empty line there.
  ['Text\n{{"demo": "A.tsx"}}', 'A.tsx'],
  ['{{"demo": "A.tsx"}}\nText', 'A.tsx'],
  ['## {{"demo": "A.tsx"}}', REFUSED],
  ['| a |\n| - |\n| {{"demo": "A.tsx"}} |', REFUSED],
  ['<div>\n{{"demo": "A.tsx"}}\n</div>', REFUSED],
  ['<Demo src="./A.tsx" />', REFUSED],
];

const MDX: readonly Row[] = [
  ['<Demo src="./A.tsx" />', 'A.tsx'],
  ['<Demo src="A.tsx" hideToolbar height={200} />', 'A.tsx'],
  ["<Demo src={'./A.tsx'} />", 'A.tsx'],
  ['<Demo src={"./A.tsx"} />', 'A.tsx'],
  ['<Demo\n  height={200}\n  src="./A.tsx"\n/>', 'A.tsx'],
  ['<Demo src="./A.tsx" /> <Demo src="./B.tsx" />', 'A.tsx B.tsx'],
  ['- <Demo src="./A.tsx" />', 'A.tsx'],
  // Of a paragraph of nothing but tags, MDX makes none.
  ['<Demo src="./A.tsx" /> <b>Bold</b>', 'A.tsx'],
  ['<div>\n  <Demo src="./A.tsx" />\n</div>', 'A.tsx'],
  ['{{"demo": "A.tsx"}}', 'A.tsx'],
  ['{{"bg": "inline", "demo": "A.tsx"}}', 'A.tsx'],
  ['{/* <Demo src="./A.tsx" /> */}', ''],
  ['{/* {{"demo": "A.tsx"}} */}', ''],
  ['Write `<Demo src="./A.tsx" />` here.', ''],
  ['```mdx\n<Demo src="./A.tsx" />\n```', ''],
  ['<Demonstration src="./A.tsx" />', ''],
  ['<Demo src={file} />', REFUSED],
  ['<Demo {...props} src="./A.tsx" />', REFUSED],
  ['See <Demo src="./A.tsx" /> here.', REFUSED],
  ['<Demo src="./A.tsx">Text</Demo>', REFUSED],
  ['export const Shown = () => <Demo src="./A.tsx" />;', REFUSED],
];

/** What the page shows, as its tree has it then. */
async function shownByPage(page: string, text: string): Promise<string> {
  const tree = parsePage(text, formatOf(page));
  try {
    await insertDemos(tree, {
      path: page,
      text,
      files: {read: (file) => DISK[file], list: () => [], reaches: () => true, site: '..'},
      packages: {
        find: () => undefined,
        has: () => true,
        isBrought: () => true,
        modules: () => [],
        isOfNode: () => false,
        names: () => [],
      },
      code: createCodeReader(),
      reports: {},
    });
  } catch {
    return REFUSED;
  }
  return [...JSON.stringify(tree).matchAll(/"meta":"demo","value":"[^]*?return '([^']+)'/g)]
    .map(([, file]) => file)
    .filter((file, place, all) => place % 2 === 0 || file !== all[place - 1])
    .join(' ');
}

/** What is checked, exported to sandboxes and measured: each demo once. */
function listed(page: string, text: string): string {
  return listDemos(page, text, {read: (file) => DISK[file]}).join(' ');
}

/** What the API links to: each demo once. */
async function linked(page: string, text: string): Promise<string> {
  const demos = await loadDemos(
    [{file: `docs/${page}`, title: 'A', permalink: '/a/', frontMatter: {}}],
    {
      cache: {read: () => undefined, write: () => undefined},
      version: '',
      read: (file) => (file === `docs/${page}` ? text : DISK[file.replace('docs/', '')]),
      toAddress: (permalink) => permalink,
      usagesOf: (source) =>
        Promise.resolve([{package: '', name: /return '(.*)'/.exec(source)?.[1] ?? '', props: []}]),
    },
  );
  return demos.flatMap(({usages}) => usages.map(({name}) => name)).join(' ');
}

/** What the Markdown twin has the source of. */
function written(page: string, text: string): string {
  const {content, demos} = readSource({file: `docs/${page}`, permalink: '/a/'}, text, {
    permalinks: new Map(),
    read: (file) => DISK[file],
  });
  const twin = content ?? demos.join('\n');
  return [...twin.matchAll(/return '([^']+)'/g)].map(([, file]) => file).join(' ');
}

const once = (demos: string) => [...new Set(demos.split(' '))].join(' ');

describe.each([
  ['page.md', MD],
  ['page.mdx', MDX],
])('in %s everybody finds the same demos', (page, rows) => {
  it.each(rows)('%s', async (text, expected) => {
    const demos = expected === REFUSED ? '' : expected;
    expect({
      page: await shownByPage(page, text),
      checked: listed(page, text),
      linked: await linked(page, text),
      twin: written(page, text),
    }).toEqual({page: expected, checked: once(demos), linked: once(demos), twin: demos});
  });
});
