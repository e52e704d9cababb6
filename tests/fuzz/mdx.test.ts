import path from 'node:path';
import {parsePage} from '../../plugins/page-reader/core/parse';
import {readFaults} from '../../scripts/lib/report';
import {cases} from './draw';

const COUNT = 60;

/** A mistake each, on its first line. */
const MISTAKES: readonly string[] = [
  '<Box>\n\ntext',
  '<Box>text</Card>',
  '</Box>',
  '<Box text',
  '<Box a={>text</Box>',
  '<Box a="1>text</Box>',
  '<5 of them',
  'a <b',
  '{1 +}',
  '{',
  '{a b}',
  '{const a = 1}',
  '}{',
  '<!-- a comment -->',
  '<Box {a}>text</Box>',
  '<Box.1 />',
  '<img src="a.png">',
  'text <br> text',
  '<https://a.test>',
  'import {Box from "box";',
  'export const a = ;',
  'import Box form "box";',
];

/** What may stand before it. */
const BEFORE = ['', '# A\n\n', '---\ntitle: A\n---\n\n', '- a\n- b\n\n', '```tsx\n<a>{\n```\n\n'];

/** As Docusaurus prints it of a page that it cannot compile, in the frame of its bundler. */
function dump(file: string, text: string): string | undefined {
  try {
    parsePage(text, 'mdx');
    return undefined;
  } catch (error) {
    const {message, stack} = error as Error;
    const details = JSON.stringify(error, null, 2);
    const said = `Error: MDX compilation failed for file "${file}"\nCause: ${message}\nDetails:\n${details}\n${stack}`;
    return said.replaceAll(/^/gm, '  │ ');
  }
}

it('tells every mistake in MDX by file, line, cause and remedy', () => {
  const drawn = cases(COUNT, ({one}, number) => {
    const before = one(BEFORE);
    return {before, mistake: MISTAKES[number % MISTAKES.length] ?? ''};
  });
  for (const {before, mistake} of drawn) {
    const text = `${before}${mistake}\n`;
    const said = dump(path.resolve('docs/ui/a.mdx'), text);
    if (said === undefined) throw new Error(`Accepted: ${JSON.stringify(text)}`);
    const [what, fix, ...more] = (readFaults(said) ?? '').split('\n');
    const line = before.split('\n').length;
    const [, told] = /^docs\/ui\/a\.mdx:(\d+): \S.{10}/.exec(what ?? '') ?? [];
    expect([mistake, Number(told)]).toEqual([mistake, expect.any(Number)]);
    // Of what is not closed, the end may be told.
    expect(Math.abs(Number(told) - line)).toBeLessThanOrEqual(mistake.split('\n').length);
    expect(fix).toMatch(/^ {2}Fix: /);
    expect(more).toEqual([]);
  }
});

it('tells the mistakes of all pages at once', () => {
  const all = MISTAKES.map((mistake, page) =>
    dump(path.resolve(`docs/${page}.mdx`), `${mistake}\n`),
  );
  const lines = (readFaults(all.join('\n')) ?? '').split('\n');
  expect(lines.filter((line) => line.startsWith('docs/')).length).toBe(MISTAKES.length);
  expect(lines).toHaveLength(2 * MISTAKES.length);
});
