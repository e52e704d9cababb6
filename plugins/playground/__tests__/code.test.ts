import ts from 'typescript';
import {codeText, codeTokens} from '../core/code';
import type {Values} from '../core/types';

const importLine = "import Button from 'kit/Button';";

function codeOf(values: Values, wrapped = false): string {
  return codeText(codeTokens({component: 'Button', importLine, values, wrapped}));
}

/** Only the element. */
function elementOf(values: Values, wrapped = false): string {
  return codeOf(values, wrapped).slice(`${importLine}\n\n`.length);
}

/** What the code means to a compiler. */
function propsIn(code: string): Record<string, unknown> {
  const {outputText, diagnostics} = ts.transpileModule(code, {
    reportDiagnostics: true,
    compilerOptions: {
      jsx: ts.JsxEmit.React,
      jsxFactory: 'create',
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
    },
    fileName: 'x.tsx',
  });
  expect(diagnostics).toEqual([]);
  const create = (_type: unknown, props: object | null, ...children: unknown[]) => ({
    ...props,
    ...(children.length > 0 && {children: children.join('')}),
  });
  const body = outputText.replace(/^import .*$/m, '').trim();
  return new Function('create', 'Button', `return ${body}`)(create, 'Button') as Record<
    string,
    unknown
  >;
}

it('is an import and an element', () => {
  expect(codeOf({variant: 'contained', disabled: true, children: 'Save'})).toBe(
    `import Button from 'kit/Button';\n\n<Button variant="contained" disabled>Save</Button>`,
  );
});

it.each<[Values, string]>([
  [{}, '<Button />'],
  [{children: ''}, '<Button />'],
  [{open: false, max: 5}, '<Button max={5} open={false} />'],
  [{label: "it's"}, `<Button label="it's" />`],
  [{label: 'say "hi"'}, `<Button label={'say "hi"'} />`],
  [{children: '{x}'}, `<Button>{'{x}'}</Button>`],
])('of %j', (values, expected) => {
  expect(elementOf(values)).toBe(expected);
});

it('puts children that must be an element into one', () => {
  expect(elementOf({children: 'Save'}, true)).toBe('<Button><span>Save</span></Button>');
});

it('breaks lines over 60 columns', () => {
  const text = 'A text that is somewhat too long for its line';
  expect(elementOf({variant: 'contained', children: text})).toBe(
    `<Button variant="contained">\n  ${text}\n</Button>`,
  );
  const props = {variant: 'contained', color: 'secondary', size: 'large', fullWidth: true};
  expect(elementOf({...props, children: 'Save'})).toBe(
    '<Button\n  variant="contained"\n  color="secondary"\n  size="large"\n  fullWidth\n>\n  Save\n</Button>',
  );
  expect(elementOf(props)).toBe(
    '<Button\n  variant="contained"\n  color="secondary"\n  size="large"\n  fullWidth\n/>',
  );
});

it.each([
  'plain',
  ' spaces  around ',
  '\u00a0',
  'quotes " and \' and `',
  'back\\slash \\n',
  '{braces} and ${holes}',
  '<b>tags</b> -> </Button>',
  'entities &amp; &lt; & co',
  'lines\nand\r\nmore\ttabs',
  'controls \u0000 \u001f \u2028 \u2029 \u0085',
  '🙂 👩‍👩‍👧 é',
  '// no comment /* none */',
  'ends with backslash \\',
])('means %j to the letter, as an attribute and as text', (text) => {
  expect(propsIn(codeOf({label: text, children: text}))).toEqual({label: text, children: text});
});

it('gives each piece the hue that blocks of code give it', () => {
  const tokens = codeTokens({
    component: 'Button',
    importLine,
    values: {label: 'a', max: 1, children: 'Text'},
  });
  const hueOf = (text: string) => tokens.find((token) => token.text === text)?.hue;
  const wanted = {import: 'k', "'kit/Button'": 's', label: 'p', '"a"': 's', '1': 'v', Text: ''};
  expect(Object.fromEntries(Object.keys(wanted).map((text) => [text, hueOf(text)]))).toEqual(
    wanted,
  );
  expect(tokens.filter(({text}) => text === 'Button').map(({hue}) => hue)).toEqual(['n', 'n']);
});

it('stands where its author put it, with what it is given there', () => {
  const before = `${importLine}\n\n<Group>\n  `;
  const around = {before, fixed: 'key="a"', after: '\n</Group>'};
  const values = {children: 'Save all of it', color: 'neutral', variant: 'outlined'};
  const tokens = codeTokens({component: 'Button', importLine, values, around});
  expect(codeText(tokens)).toBe(`${importLine}

<Group>
  <Button key="a" variant="outlined" color="neutral">
    Save all of it
  </Button>
</Group>`);
  expect(tokens).toContainEqual({hue: 'n', text: 'Group'});
});

it('leaves what stands in a component to its author', () => {
  const around = {before: '  ', fixed: '', after: '\n    <Tab />\n  </Tabs>', holds: true as const};
  const codeWith = (values: Values) =>
    codeText(codeTokens({component: 'Tabs', importLine, values, around}));
  expect(codeWith({})).toBe('  <Tabs>\n    <Tab />\n  </Tabs>');
  const long = 'a label that is longer than the line that it stands in';
  expect(codeWith({label: long, color: 'red'})).toBe(
    `  <Tabs\n    color="red"\n    label="${long}"\n  >\n    <Tab />\n  </Tabs>`,
  );
});
