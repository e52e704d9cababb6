import {parsePage} from '../../page-reader/core/parse';
import {replaceCode} from '../core/replace';
import {compileAll} from './__fixtures__/compile';

const md = (...blocks: string[]) => ({format: 'md' as const, content: blocks.join('\n\n')});
const mdx = (...blocks: string[]) => ({format: 'mdx' as const, content: blocks.join('\n\n')});
const fence = (info: string, ...lines: string[]) => ['```' + info, ...lines, '```'].join('\n');

const GROUP = [
  '<codeblock storageKey="package-manager">',
  fence('bash npm', 'npm i a'),
  fence('bash title="yarn"', 'yarn add a'),
  fence('zsh', 'other'),
  '</codeblock>',
];
const COMPONENT =
  '{{"component": "modules/components/HighlightedCodeWithTabs.js", "storageKey": "k", "tabs": [{"tab": "npm", "code": "npm i\\na: {b}", "language": "bash"}, {"tab": "plain", "code": "x"}]}}';

const results = compileAll({
  fenceInMd: md('# T', fence('tsx title="src/a b.tsx" {1}', 'let a = <b>{"</script>"}</b>;')),
  fenceInMdx: mdx('# T', fence('tsx title="src/a b.tsx" {1}', 'let a = <b>{"</script>"}</b>;')),
  nested: md('- ' + fence('js', 'a').replaceAll('\n', '\n  '), ':::info', fence('js', 'b'), ':::'),
  groupInMd: md(...GROUP),
  groupInMdx: mdx(...GROUP),
  managers: md(fence('bash npm2yarn', 'npm install a')),
  componentInMd: md(COMPONENT),
  componentInMdx: mdx(COMPONENT),
  componentLast: md(COMPONENT.replace(/("component": "[^"]*"), (.*)\}\}$/, '$2, $1}}')),
  php: md(fence('php', '<?php echo 1;')),
  demo: md('DEMO'),
  folded: md(fence('txt', ...Array<string>(30).fill('a'))),
  others: md('{{"component": "a/Other"}}', 'Text `a`.', '<p>html</p>'),
  faults: md(
    fence('js {9}', 'a'),
    fence('js', 'a', '// highlight-end'),
    fence('js ins={2-1} showLineNumbers=x', 'a', 'b'),
  ),
  groupFaults: md(
    '<codeblock>',
    '</codeblock>',
    '<codeblock>\n```js\na\n```',
    '<codeblock>',
    fence('js', 'a'),
    'Text.',
    '</codeblock>',
  ),
  labelFaults: md('<codeblock>', fence('js', 'a'), fence('js', 'b'), '</codeblock>'),
  unclosed: md('<codeblock>', fence('js', 'a')),
  stray: md('</codeblock>'),
  runTimeKey: mdx('<codeblock storageKey={key}>', fence('js', 'a'), '</codeblock>'),
  noTabs: md('{{"component": "a/HighlightedCodeWithTabs", "tabs": [{"tab": "npm"}]}}'),
});

/** The code of a page on one line. */
function codeOf(key: keyof typeof results): string {
  const {code, error} = results[key];
  if (code === undefined) throw new Error(error);
  return code.replaceAll(/\s+/g, ' ');
}

describe.each(['fenceInMd', 'fenceInMdx'] as const)('%s', (key) => {
  it('becomes a block of the theme, with its title', () => {
    expect(codeOf(key)).toMatch(/_jsx\(CodeBlock, \{ html: "<span class=\\"line marked\\">/);
    expect(codeOf(key)).toContain('language: "tsx", title: "src/a b.tsx"');
    expect(codeOf(key)).toMatch(/\{ ?CodeBlock ?\} = _components/);
  });

  it('escapes what would end a script or an element', () => {
    expect(codeOf(key)).toContain('&lt;/script&gt;');
    expect(codeOf(key)).not.toContain('</script>');
  });
});

it('finds code in lists and callouts', () => {
  expect(codeOf('nested').match(/html: "[^"]*"/g)).toEqual(['html: "a"', 'html: "b"']);
});

describe.each(['groupInMd', 'groupInMdx'] as const)('%s', (key) => {
  it('becomes tabs, labelled by word, title or language', () => {
    expect(codeOf(key)).toContain(
      '_jsxs(CodeTabs, { storageKey: "package-manager", labels: ["npm", "yarn", "zsh"], children: [_jsx(CodeBlock,',
    );
    expect(codeOf(key)).not.toContain('title:');
  });
});

it('makes tabs of all package managers of npm commands', () => {
  const code = codeOf('managers');
  expect(code).toContain('storageKey: "package-manager", labels: ["npm", "pnpm", "yarn", "bun"]');
  expect(code.match(/(?:pnpm|yarn|npm|bun)(?= (?:install|<[^>]*>add|add))/g)).toHaveLength(4);
});

it.each(['componentInMd', 'componentInMdx', 'componentLast'] as const)(
  'reads the line of tabs, %s',
  (key) => {
    expect(codeOf(key)).toContain('CodeTabs, { storageKey: "k", labels: ["npm", "plain"]');
    expect(codeOf(key)).toContain(String.raw`npm</span> i\na:`);
  },
);

it('knows the languages and the fold of the options, which another instance was given', () => {
  expect(codeOf('php')).toContain('class=\\"k\\">&lt;?php echo');
  expect(codeOf('folded')).toContain('folded: 30');
});

it("makes a demo's source a bare block, to the letter", () => {
  expect(codeOf('demo')).toMatch(/_jsx\(Demo, \{ children: _jsx\(CodeBlock, \{/);
  expect(codeOf('demo')).toContain(String.raw`// highlight-next-line</span>\n<span`);
  expect(codeOf('demo')).toContain('variant: "demo"');
  // The browser keeps what was served of it.
  expect(codeOf('demo')).toContain('html: VITRINE_SERVED ? undefined : "');
});

it('leaves other components, inline code and HTML as they are', () => {
  expect(codeOf('others')).not.toContain('CodeBlock');
  expect(codeOf('others')).toContain('a/Other');
});

it('tells all faults of a page at once, each with its line', () => {
  expect(results.faults.error).toMatchInlineSnapshot(`
    "page.md:1: the marked lines {9}: "9" is outside of the block, which ends with line 1
      Fix: write numbers and ranges of the lines that a reader sees, from 1: {1,3-5}
    page.md:7: a highlight-end has no highlight-start before it
      Fix: put a highlight-start comment before the first line that is meant
    page.md:10: ins {2-1}: "2-1" ends before it begins
      Fix: write numbers and ranges of the lines that a reader sees, from 1: {1,3-5}
    page.md:10: showLineNumbers is "x"
      Fix: write the number of the first line: showLineNumbers=20"
  `);
  expect(results.groupFaults.error).toMatchInlineSnapshot(`
    "page.md:1: a group of code tabs is empty
      Fix: put a fence for each tab into it
    page.md:5: a <codeblock> shares its paragraph with something else
      Fix: leave an empty line after <codeblock …> and before </codeblock>
    page.md:16: a group of code tabs holds something that is no fence
      Fix: leave fences only between <codeblock> and </codeblock>"
  `);
});

it('tells groups that cannot be', () => {
  const {labelFaults, unclosed, stray, runTimeKey, noTabs} = results;
  const errors = [labelFaults, unclosed, stray, runTimeKey, noTabs].map(({error}) => error);
  expect(errors.join('\n')).toMatchInlineSnapshot(`
    "page.md:7: two tabs of a group are labelled "js"
      Fix: give each fence a label of its own after its language: \`\`\`bash npm
    page.md:1: a <codeblock> is never closed
      Fix: put </codeblock> on a line of its own after the last fence
    page.md:1: a </codeblock> closes nothing
      Fix: put <codeblock storageKey="…"> on a line of its own before the fences, or remove it
    page.mdx:1: the storageKey of a <codeblock> is known only at run time
      Fix: write it as text: storageKey="package-manager"
    page.md:1: the line of HighlightedCodeWithTabs has no list of tabs that can be read
      Fix: write JSON on a line of its own: {{"component": "…", "tabs": [{"tab": "npm", "code": "…", "language": "bash"}]}}"
  `);
});

it('leaves a fence alone that a theme draws', () => {
  const text = fence('mermaid', 'graph TD');
  const tree = parsePage(text, 'md');
  replaceCode(tree, {path: 'a.md', text, highlighting: undefined as never, drawn: ['mermaid']});
  expect(tree.children).toEqual([expect.objectContaining({type: 'code', value: 'graph TD'})]);
});
