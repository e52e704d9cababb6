import {parsePage} from '../../page-reader/core/parse';
import {remarkPlugin} from '../remark';

/** What is told of a page, without the fixes. */
function faultsOf(...lines: string[]): string {
  const value = lines.join('\n');
  try {
    remarkPlugin({callouts: ['note', 'tip', 'info']})(parsePage(value, 'md'), {
      path: '/site/docs/a.md',
      cwd: '/site',
      value,
    });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

it.each([
  ['one', [':::note', 'a', ':::']],
  [
    'one with blank lines, lists and fences',
    [':::info', '', '- a', '', '```', 'a', '```', ':::  '],
  ],
  ['one in another', ['::::note', ':::info', 'a', ':::', '::::']],
  ['one in a quote and in a list', ['> :::note', '> a', '> :::', '', '- :::note', '  a', '  :::']],
  ['one that is code', ['```md', ':::note', '```']],
])('leaves alone what is closed: %s', (_title, lines) => {
  expect(faultsOf(...lines)).toBe('');
});

it('tells one that is not, at the line that opens it', () => {
  expect(faultsOf('# A', '', ':::note[Title]', 'a', '', '## B')).toMatchInlineSnapshot(`
    "docs/a.md:3: the callout \`:::note\` is opened but never closed
      Fix: put a line of three colons (\`:::\`) and nothing else below its last line"
  `);
});

it.each([
  ['the outer of two', ['::::note', ':::info', 'a', ':::', 'b'], 1],
  ['the inner of two', ['::::note', ':::info', 'a', '::::'], 2],
  ['one in a quote', ['> :::note', '> a', '', ':::'], 1],
  ['one without anything', [':::note'], 1],
])('tells %s', (_title, lines, line) => {
  expect(faultsOf(...lines)).toContain(`docs/a.md:${line}: the callout`);
});

it.each([
  [':::notes', 'docs/a.md:3: no callout is known as `:::notes`\n  Fix: did you mean "note"?'],
  [':::zzzzzzz', 'Fix: known are note, tip'],
])('tells a kind that is unknown, with the nearest: %s', (opening, told) => {
  expect(faultsOf('# A', '', opening, 'a', ':::')).toContain(told);
});

describe('what would be shown as text', () => {
  it.each([
    ['an import', ["import Tabs from '@theme/Tabs';"], "`import Tabs from '@theme/Tabs'` is code"],
    ['one of several lines', ['import {', '  a,', "} from './a';"], '`import {` is code'],
    ['one for its effects', ["import './a.css';"], 'is code of MDX'],
    ['an export', ['export const a = 1;'], 'is code of MDX'],
    ['a component', ['<Tabs>', '', 'a', '', '</Tabs>'], '<Tabs> is JSX'],
    ['one in a line', ['Press <Tabs.Item /> here.'], '<Tabs.Item> is JSX'],
    ['an attribute in braces', ["<div style={{color: 'red'}}>a</div>"], '<div> is JSX'],
    ['a comment of MDX', ['Text {/* aside */} here.'], 'a comment of MDX would be shown as text'],
    ['a callout that is none', [':::[Title]', 'a'], '`:::[Title]` is no callout'],
    ['the end of none', ['a', '', ':::'], '`:::` closes nothing'],
  ])('tells %s', (_title, lines, told) => {
    expect(faultsOf('# A', '', ...lines)).toContain(told);
    expect(faultsOf('# A', '', ...lines)).toMatch(/^docs\/a\.md:[35]: /);
  });

  it.each([
    ['code', ['```js', "import a from 'a';", ':::', '```', '', '`<Tabs>` and `{/* a */}`']],
    ['prose about it', ['We import goods from abroad, and', 'export default settings to a file.']],
    ['HTML', ['<DIV class="a">a</DIV>', '', '<p class="description">a</p>', '', '<!-- <Tabs> -->']],
    ['addresses', ['<https://a.test/B>, <Mia@a.test>']],
    ['what a line of the site names', ['{{"playground": "Cell", "inside": "<Table><Row>"}}']],
  ])('leaves alone %s', (_title, lines) => {
    expect(faultsOf(...lines)).toBe('');
  });
});
