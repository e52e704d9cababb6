import {parsePage} from '../../_shared/page/parse';
import {remarkPlugin} from '../remark';

/** What is told of a page, without the fixes. */
function faultsOf(...lines: string[]): string {
  const value = lines.join('\n');
  try {
    remarkPlugin()(parsePage(value, 'md'), {path: '/site/docs/a.md', cwd: '/site', value});
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

it.each([
  ['one', [':::note', 'a', ':::']],
  [
    'one with blank lines, lists and fences',
    ['::: info', '', '- a', '', '```', 'a', '```', ':::  '],
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
