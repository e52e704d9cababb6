import {toCode, variantsOf} from '../elements';
import {valueFor} from '../fill';
import {model, prop} from './models';

const FUNCTION = {text: '', parameters: []};

test.each([
  ['label', 'string', '"Text field"'],
  ['tooltip', 'string', '"Tooltip"'],
  ['href', 'string', '"https://example.com/"'],
  ['eventKey', 'string', '"text-field"'],
  ['children', 'ReactNode', '"Text field"'],
  ['size', "'small' | 'large'", '"small"'],
  ['level', '1 | 2', '1'],
  ['count', 'number', '1'],
  ['disabled', 'boolean', 'false'],
  ['open', 'boolean', 'true'],
  ['rows', 'Row[]', '[]'],
  ['rows', 'ReadonlyArray<Row>', '[]'],
  ['icon', 'React.ReactElement', '<span>Text field</span>'],
  ['icon', 'JSX.Element', '<span>Text field</span>'],
  ['icon', '[JSXElement, JSXElement] | JSXElement', '<span>Text field</span>'],
  ['as', 'React.ElementType', '"div"'],
  ['render', 'ComponentClass<Props> | FunctionComponent<Props>', '() => <span>Text field</span>'],
  ['day', 'Date', 'new Date(2026, 0, 31)'],
  ['anchor', 'HTMLElement | null', 'null'],
  ['options', 'Options', '{}'],
])('%s: %s is given %s', (name, text, code) => {
  expect(valueFor(prop(name, text), 'Text field')).toBe(code);
});

test.each([
  [null, '() => {}'],
  ['void', '() => {}'],
  ['React.ReactNode', '() => null'],
  ['string[]', '() => []'],
  ['boolean', '() => false'],
])('a function that returns %s is %s', (returned, code) => {
  const returns = returned === null ? null : {type: returned, description: ''};
  const signature = {...FUNCTION, returns};
  expect(valueFor(prop('onChange', '(value: string) => void', {signature}), 'Field')).toBe(code);
});

const codes = (...args: Parameters<typeof model>) =>
  variantsOf({tag: args[0], model: model(...args)}).map(toCode);

it('gives what must be given, and a text where one may stand', () => {
  const props = [prop('tone', "'calm' | 'loud'"), prop('size', 'number', {required: false})];
  expect(codes('IconButton', {props})).toEqual([
    '<IconButton tone="calm">Icon button</IconButton>',
    '<IconButton tone="calm"><span>Icon button</span></IconButton>',
    '<IconButton tone="calm" />',
    '<IconButton tone="calm" aria-label="Icon button">Icon button</IconButton>',
  ]);
});

it('puts a button into what takes one element, where a text in one does not do', () => {
  const props = [prop('children', 'React.ReactElement')];
  expect(codes('Tooltip', {props}).slice(0, 2)).toEqual([
    '<Tooltip><span>Tooltip</span></Tooltip>',
    '<Tooltip><button type="button">Tooltip</button></Tooltip>',
  ]);
});

it('names a field that holds no text', () => {
  const inheritance = {component: 'input', props: 200};
  expect(codes('Input', {inheritance})).toEqual(['<Input aria-label="Input" />']);
  const label = prop('label', 'React.ReactNode', {required: false});
  expect(codes('Input', {inheritance, props: [label]})).toEqual(['<Input label="Input" />']);
});

it('gives a picture something to show, and a name, unless it must have them', () => {
  const inheritance = {component: 'img', props: 200};
  const [picture = ''] = codes('Photo', {inheritance});
  expect(picture).toMatch(/^<Photo src="data:image\/svg\+xml,<svg [^"]*" alt="Photo" \/>$/);
  const asked = codes('Photo', {
    inheritance,
    props: [prop('src', 'string'), prop('alt', 'string')],
  });
  expect(asked[0]?.match(/ (?:src|alt)=/g)).toEqual([' src=', ' alt=']);
  const optional = ['src', 'alt'].map((name) => prop(name, 'string', {required: false}));
  const frame = {inheritance: {component: 'div', props: 200}, props: optional};
  expect(codes('Photo', frame).at(-1)).toMatch(/^<Photo src="data:[^"]*" alt="Photo" \/>$/);
});

it('writes a function between tags in braces', () => {
  const children = prop('children', '(item: string) => React.ReactNode', {
    signature: {...FUNCTION, returns: {type: 'React.ReactNode', description: ''}},
  });
  expect(codes('Each', {props: [children]})[0]).toBe('<Each>{() => null}</Each>');
});
