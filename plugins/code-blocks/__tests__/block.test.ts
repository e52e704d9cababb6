import {createBlock, SHOWN_LINES} from '../core/block';
import type {Block, Fence} from '../core/types';
import {highlighting, textOf} from './__fixtures__/highlighting';

function block(language: string, code: string, meta = ''): Block {
  const made = createBlock({language, meta, code, line: 1}, highlighting);
  if (Array.isArray(made)) throw new Error(JSON.stringify(made));
  return made;
}

function faults(fence: Partial<Fence>) {
  const made = createBlock(
    {language: 'js', meta: '', code: 'a\nb', line: 10, ...fence},
    highlighting,
  );
  return Array.isArray(made) ? made : [];
}

const CORPUS = {
  empty: '',
  'a line feed': '\n',
  'empty lines at both ends': '\n\na\n\n',
  tabs: '\tif (a) {\n\t\tb();\n\t}',
  'trailing spaces': 'a  \n  \nb ',
  unicode: "const größe = '👩‍👩‍👧 日本 \u202eعربي';",
  script: '<script>if (a < b && c) { "</script>" }</script>',
  entities: '&lt; &amp;amp; &#13;',
  jsx: 'return <A b="c" {...d} onClick={() => e`f ${g}`}>\n  text &amp; {h}\n</A>;',
  'a template over lines': 'const a = `\n  ${b}\n`;\n/* c\n d */',
};
const LANGUAGES = ['tsx', 'js', 'css', 'html', 'md', 'json', 'diff', 'no-such', '', 'constructor'];
const METAS = ['', 'showLineNumbers', 'prompt', 'demo'];

describe.each(Object.entries(CORPUS))('%s', (_name, code) => {
  it.each(LANGUAGES)('is to the letter what is read and copied, as "%s"', (language) => {
    for (const meta of METAS) expect(textOf(block(language, code, meta).html)).toBe(code);
  });
});

it.each(['', 'showLineNumbers', 'demo'])('has one kind of line ends, by "%s"', (meta) => {
  const unix = block('js', 'let a;\nlet b;\n\nlet c;\n', meta);
  expect(block('js', 'let a;\r\nlet b;\r\rlet c;\r\n', meta)).toEqual(unix);
});

it('tells hues by short classes, white space by none, and joins neighbours', () => {
  expect(block('ts', "export const a = 'b'; // c").html).toBe(
    '<span class="k">export const</span> a <span class="k">=</span> <span class="s">\'b\'</span>' +
      '<span class="p">;</span> <span class="c">// c</span>',
  );
});

it('gives code within an attribute, and text of JSX, no hue of the tag around it', () => {
  expect(block('tsx', '<A b={c}>d</A>').html).toContain('b={</span>c<span');
  expect(block('tsx', '<A b={c}>d</A>').html).toContain('&gt;</span>d<span');
});

it('takes an unknown language for plain text, and a known one by its alias', () => {
  expect(block('no-such', 'let a').html).toBe('let a');
  expect(block('mjs', 'let a')).toEqual({html: '<span class="k">let</span> a', language: 'mjs'});
});

it('tells lines only where something is told of them', () => {
  expect(block('txt', 'a\nb').html).toBe('a\nb');
  expect(block('txt', 'a\nb\n', '{2}').html).toBe(
    '<span class="line">a\n</span><span class="line marked">b\n</span>',
  );
});

it('tells marked, inserted and deleted lines, by lists and by markers', () => {
  const {html} = block('js', 'a\n// highlight-next-line\nb\nc\nd', '{1} ins={3} del={4}');
  expect(html.match(/line[^"]*(?=">)/g)).toEqual([
    'line marked',
    'line marked',
    'line ins',
    'line del',
  ]);
  expect(textOf(html)).toBe('a\nb\nc\nd');
});

it('reads the signs of a difference', () => {
  expect(block('diff', '+++ b\n+a\n-b\n c').html.match(/line[^"]*(?=">)/g)).toEqual([
    'line',
    'line ins',
    'line del',
    'line',
  ]);
});

it('puts a prompt before commands, not before comments, answers carried over and empty lines', () => {
  const {html} = block('txt', 'a \\\n  b\n\n# c\nd', 'prompt');
  expect(html.match(/line[^"]*(?=">)/g)).toEqual([
    'line prompt',
    'line',
    'line',
    'line',
    'line prompt',
  ]);
  expect(textOf(html)).not.toContain('$');
});

it('numbers lines, from where it is told', () => {
  expect(block('js', 'a', 'showLineNumbers')).toMatchObject({numbers: 1});
  expect(block('js', 'a', 'showLineNumbers=20')).toMatchObject({numbers: 20});
  expect(block('js', 'a')).not.toHaveProperty('numbers');
});

it('folds long blocks, unless it is told otherwise', () => {
  const lines = (count: number) => Array<string>(count).fill('a').join('\n');
  expect(block('js', lines(40))).not.toHaveProperty('folded');
  expect(block('js', lines(41))).toMatchObject({folded: 41});
  expect(block('js', lines(41), 'noFold')).not.toHaveProperty('folded');
  expect(block('js', lines(41), 'demo')).not.toHaveProperty('folded');
  expect(block('js', lines(20), 'fold')).toMatchObject({folded: 20});
  expect(block('js', lines(SHOWN_LINES), 'fold')).not.toHaveProperty('folded');
});

it('keeps title and wrap, but no title in a demo', () => {
  expect(block('js', 'a', 'title="b c" wrap')).toMatchObject({title: 'b c', wrap: true});
  expect(block('js', 'a', 'title="b" demo')).toEqual({html: 'a', language: 'js', variant: 'demo'});
});

it('counts lines as a reader sees them, and tells all that is impossible', () => {
  expect(faults({code: '// highlight-next-line\na', meta: '{2} ins={0} del={x}'})).toEqual([
    expect.objectContaining({
      what: 'the marked lines {2}: "2" is outside of the block, which ends with line 1',
    }),
    expect.objectContaining({what: 'ins {0}: "0" is outside of the block, which ends with line 1'}),
    expect.objectContaining({what: 'del {x}: "x" is no line and no range of lines'}),
  ]);
  expect(faults({meta: 'showLineNumbers=b'})).toHaveLength(1);
});
