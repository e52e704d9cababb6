import {compileAll} from './__fixtures__/compile';

const LINE = '{{"demo": "Basic.tsx", "hideToolbar":true, "bg": "inline"}}';
const TAG = '<Demo src="./Basic.tsx" hideToolbar bg="inline" />';

const around = (demo: string) => `# Title\n\nText.\n\n${demo}\n\nMore.\n`;
const md = (...blocks: string[]) => ({format: 'md' as const, content: blocks.join('\n\n')});
const mdx = (...blocks: string[]) => ({format: 'mdx' as const, content: blocks.join('\n\n')});

const results = compileAll({
  lineInMd: md(around(LINE)),
  lineInMdx: mdx(around(LINE)),
  tagInMdx: mdx(around(TAG)),
  frontMatter: md('---\ntitle: A\n---', '{{"demo": "Basic.tsx"}}'),
  nested: md(
    '- {{"demo": "Basic.tsx"}}',
    '> {{"demo": "nested/Deep.js"}}',
    ':::info\n\n{{"demo": "Basic.tsx"}}\n\n:::',
  ),
  two: mdx('{{"demo": "Basic.tsx"}}\n{{"demo": "nested/Deep.js"}}'),
  others: md(
    '{{"component": "Header"}}',
    '```md\n{{"demo": "Nowhere.tsx"}}\n```',
    'As `{{"demo": "Nowhere.tsx"}}` says.',
  ),
  faults: md(
    '{{"demo": "Basik.tsx", "bg": "inlin"}}',
    'Text\n{{"demo": "Basic.tsx"}}',
    '{{"demo": "Bare.tsx"}}',
  ),
  optionFirst: md('{{"bg": "inline", "hideToolbar": true, "demo": "Basic.tsx"}}'),
  inQuote: mdx('> {{"demo": "Basic.tsx",\n> "hideToolbar": true, "bg": "inline"}}'),
  mdWrong: md("{{'demo': 'Basic.tsx'}}", '{{"dem": "Basic.tsx"}}', 'See {{"demo": "Basic.tsx"}}.'),
  mdPlaces: md('## {{"demo": "Basic.tsx"}}', '| a |\n| - |\n| {{"demo": "Basic.tsx"}} |'),
  mdWrongPlaces: md('## {{"dem": "Basic.tsx"}}', '| a |\n| - |\n| {{"dem": "Basic.tsx"}} |'),
  mdHtml: md('<div>\n{{"demo": "Basic.tsx"}}\n</div>', '<Demo src="./Basic.tsx" />'),
  mdxWrong: mdx(
    "{{'demo': 'Basic.tsx'}}",
    '{{demo: "Basic.tsx"}}',
    'Text {{"bg": "inline", "demo": "Basic.tsx"}} x',
  ),
  mdxCode: mdx(
    'export const Shown = () => <Demo src="./Basic.tsx" />;',
    '{true && <Demo src="./Basic.tsx" />}',
    '<Demo src="./Basic.tsx">Text</Demo>',
  ),
  mdxAttribute: mdx('<div title={<Playground component="Button" />} />'),
  innocent: mdx(
    '<div style={{demo: 1}}>x</div>',
    'A <b style={{demo: 1}}>word</b>, `{{"demo": "A.tsx"}}` and {[1].map(() => <i style={{demo: 1}} />)}.',
    '{/* {{"demo": "A.tsx"}} */}',
  ),
  innocentMd: md(
    '<!-- {{"demo": "A.tsx"}} <Demo /> -->',
    '<pre>\n{{"demo": "A.tsx"}}\n</pre>',
    'As <code>{{"demo": "A.tsx"}}</code> or \\{\\{"demo": "A.tsx"}} or {{ name: value }} says.',
  ),
  rich: md('{{"demo": "rich/Rich.tsx"}}'),
  inTabs: mdx('<Tabs>\n<TabItem value="a">\n\n{{"demo": "Basic.tsx"}}\n\n</TabItem>\n</Tabs>'),
  inLazyTabs: mdx(
    '<Tabs lazy>\n<TabItem value="a">\n\n{{"demo": "Basic.tsx"}}\n\n</TabItem>\n</Tabs>',
    '<div>\n\n{{"demo": "nested/Deep.js"}}\n\n</div>',
  ),
  inComponent: mdx('<Later>\n<div>\n\n{{"demo": "Basic.tsx"}}\n\n</div>\n</Later>'),
  tagFaults: mdx('See <Demo src="./Basic.tsx" /> here.', '<Demo />', '<Demo height={size} />'),
});

/** The code of a page on one line. */
function codeOf(key: keyof typeof results): string {
  const {code, error} = results[key];
  if (code === undefined) throw new Error(error);
  return code.replaceAll(/\s+/g, ' ');
}

describe.each(['lineInMd', 'lineInMdx', 'tagInMdx'] as const)('%s', (key) => {
  it('becomes an element that imports the demo both ways', () => {
    const code = codeOf(key);
    expect(code).toContain('name: "Basic", file: "Basic.tsx", options: {');
    expect(code).toMatch(/options: \{ "hideToolbar": true, "bg": "inline" \}/);
    expect(code).toMatch(/at: "page\.mdx?:5"/);
    expect(code).toMatch(/vitrineDemos = \[\{[^}]*"load": \(\) => import\("\.\/Basic\.tsx"\)/);
    expect(code).toContain('load: vitrineDemos[0].load');
    expect(code).toContain('server: VITRINE_SERVER ? () => require("./Basic.tsx") : undefined');
  });

  it("takes Demo from the theme's components", () => {
    expect(codeOf(key)).toMatch(/\{ ?Demo ?\} = _components/);
  });
});

it('writes the files, texts and packages of a demo', () => {
  const code = codeOf('rich');
  expect(code).toContain(
    'files: [{ "name": "Rich.tsx", "variants": ["ts", "js"], "hasPreview": true }, { "name": "Rich.module.css", "variants": [], "hasPreview": false }, { "name": "words.ts", "variants": ["ts", "js"], "hasPreview": false }]',
  );
  expect(code).toMatch(
    /packages: \{ "@types\/react": "[\d.]+", "@types\/react-dom": "[\d.]+", "react": "[\d.]+", "react-dom": "[\d.]+" \}/,
  );
  expect(code.match(/_components\.div, \{ "data-demo-file": [^}]*?children/g)).toEqual([
    '_components.div, { "data-demo-file": "Rich.tsx", "data-variant": "ts", "data-kept": VITRINE_SERVED ? "" : undefined, children',
    '_components.div, { "data-demo-file": "Rich.tsx", "data-variant": "ts", "data-preview": "", "data-kept": VITRINE_SERVED ? "" : undefined, children',
    '_components.div, { "data-demo-file": "Rich.js", "data-variant": "js", "data-kept": VITRINE_SERVED ? "" : undefined, children',
    '_components.div, { "data-demo-file": "Rich.js", "data-variant": "js", "data-preview": "", "data-kept": VITRINE_SERVED ? "" : undefined, children',
    '_components.div, { "data-demo-file": "Rich.module.css", "data-kept": VITRINE_SERVED ? "" : undefined, children',
    '_components.div, { "data-demo-file": "words.ts", "data-variant": "ts", "data-kept": VITRINE_SERVED ? "" : undefined, children',
    '_components.div, { "data-demo-file": "words.js", "data-variant": "js", "data-kept": VITRINE_SERVED ? "" : undefined, children',
  ]);
});

it.each([
  ['inTabs', [true, true]],
  ['inLazyTabs', [false, false, true]],
  ['inComponent', [false, false]],
] as const)('leaves its text to the page where the server surely shows it: %s', (key, kept) => {
  const marks = codeOf(key).matchAll(/"data-demo-file": "[^"]*"([^{}]*?), children/g);
  expect([...marks].map(([, mark = '']) => mark.includes('data-kept'))).toEqual(kept);
});

it.each(['lineInMd', 'tagInMdx'] as const)('keeps the source to the letter: %s', (key) => {
  expect(codeOf(key)).toMatch(/_components\.pre, \{ children: .*className: "language-tsx"/);
  expect(results[key].code).toContain(
    String.raw`children: "export default function Basic() {\n  return <button type=\"button\">Press</button>;\n}\n"`,
  );
});

it('lets a page export that it has demos, and no other', () => {
  for (const key of ['lineInMd', 'tagInMdx', 'nested'] as const) {
    expect(codeOf(key).match(/export const vitrineDemos = \[/g)).toHaveLength(1);
  }
  expect(codeOf('others')).not.toContain('vitrineDemos');
});

it('counts lines from the top of the file, front matter too', () => {
  expect(codeOf('frontMatter')).toContain('at: "page.md:5"');
});

it('finds demos in lists, quotes and admonitions', () => {
  expect(codeOf('nested').match(/import\("[^"]*"\)/g)).toEqual([
    'import("./Basic.tsx")',
    'import("./nested/Deep.jsx")',
    'import("./Basic.tsx")',
  ]);
});

it('finds demos on neighbouring lines', () => {
  expect(codeOf('two').match(/at: "[^"]*"/g)).toEqual(['at: "page.mdx:1"', 'at: "page.mdx:2"']);
});

it('gives each demo of a page an id of its own', () => {
  expect(codeOf('nested').match(/ id: "[^"]*"/g)).toEqual([
    ' id: "demo-basic"',
    ' id: "demo-deep"',
    ' id: "demo-basic-2"',
  ]);
  expect(codeOf('two').match(/ id: "[^"]*"/g)).toEqual([' id: "demo-basic"', ' id: "demo-deep"']);
});

it('leaves component lines, code and text about demos as they are', () => {
  expect(codeOf('others')).not.toContain('VITRINE_SERVER');
  expect(codeOf('others')).toContain(String.raw`{{\"component\": \"Header\"}}`);
});

it('tells all faults of a page at once, each with its line', () => {
  expect(results.faults.error).toMatchInlineSnapshot(`
    "page.md:1: there is no demo "Basik.tsx" beside the page
      Fix: did you mean "Basic.tsx" or "Bare.tsx"?
    page.md:1: demo "Basik.tsx": the option "bg" is "inlin"
      Fix: did you mean "inline"?
    page.md:4: the demo stands in a paragraph with something else
      Fix: leave an empty line before and after it
    page.md:6: demo "Bare.tsx" has no default export
      Fix: write "export default function Bare() { … }" in Bare.tsx"
  `);
});

it.each(['optionFirst', 'inQuote'] as const)('reads a line however it is laid out: %s', (key) => {
  expect(codeOf(key)).toContain('"load": () => import("./Basic.tsx")');
  expect(codeOf(key)).toMatch(/"hideToolbar": true/);
});

it('tells lines that are nearly right, in .md', () => {
  expect(results.mdWrong.error).toMatchInlineSnapshot(`
    "page.md:1: the line {{'demo': 'Basic.tsx'}} is no JSON
      Fix: write {{"demo": "Basic.tsx"}}
    page.md:3: the line {{"dem": "Basic.tsx"}} names neither a demo nor a playground
      Fix: did you mean "demo"?
    page.md:5: the demo stands in a paragraph with something else
      Fix: leave an empty line before and after it"
  `);
  expect(results.mdPlaces.error).toMatchInlineSnapshot(`
    "page.md:1: the demo stands in a heading
      Fix: put it in a paragraph of its own, with an empty line before and after it
    page.md:5: the demo stands in a table
      Fix: put it in a paragraph of its own, with an empty line before and after it"
  `);
  expect(results.mdWrongPlaces.error).toBe(results.mdPlaces.error);
  expect(results.mdHtml.error).toMatchInlineSnapshot(`
    "page.md:2: the demo stands in HTML
      Fix: put it in a paragraph of its own, with an empty line before and after it
    page.md:5: <Demo> is a tag of .mdx pages, and shows nothing here
      Fix: write {{"demo": "Name.tsx"}} on a line of its own, or rename the page to .mdx"
  `);
});

it('tells lines that are nearly right, in .mdx, where they would break the page', () => {
  expect(results.mdxWrong.error).toMatchInlineSnapshot(`
    "page.mdx:1: the line {{'demo': 'Basic.tsx'}} is no JSON
      Fix: write {{"demo": "Basic.tsx"}}
    page.mdx:3: the line {{demo: "Basic.tsx"}} is no JSON
      Fix: write {{"demo": "Basic.tsx"}}
    page.mdx:5: the demo stands in a paragraph with something else
      Fix: leave an empty line before and after it"
  `);
});

it('tells tags that stand in code, or hold something', () => {
  expect(results.mdxCode.error).toMatchInlineSnapshot(`
    "page.mdx:1: <Demo> stands in an export, where it cannot be built
      Fix: put it on a line of its own, outside of braces and code
    page.mdx:3: <Demo> stands in an expression, where it cannot be built
      Fix: put it on a line of its own, outside of braces and code
    page.mdx:5: <Demo> has something within it, which would be lost
      Fix: close it at once: <Demo … />"
  `);
  expect(results.mdxAttribute.error).toMatchInlineSnapshot(`
    "page.mdx:1: <Playground> stands in an attribute, where it cannot be built
      Fix: put it on a line of its own, outside of braces and code"
  `);
});

it.each(['innocent', 'innocentMd'] as const)('leaves alone what is no demo: %s', (key) => {
  expect(results[key].error).toBeUndefined();
  expect(codeOf(key)).not.toContain('VITRINE_SERVER');
});

it('tells tags that share a line, have no file, or are known only at run time', () => {
  expect(results.tagFaults.error).toMatchInlineSnapshot(`
    "page.mdx:1: the demo stands in a paragraph with something else
      Fix: leave an empty line before and after it
    page.mdx:3: a demo names no file
      Fix: name its file: {{"demo": "Name.tsx"}}, or <Demo src="./Name.tsx" /> in .mdx
    page.mdx:5: <Demo> has "height", which is only known at run time
      Fix: write a literal: text in quotes, a number or true in braces"
  `);
});
