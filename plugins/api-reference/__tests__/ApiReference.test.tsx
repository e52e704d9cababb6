import {render, screen, within} from '@testing-library/react';
import type {ReactNode} from 'react';
import type {ApiModel, ApiProp} from '../core/model';
import ApiReference from '../theme/ApiReference';

const mockCollectAnchor = jest.fn();
jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: mockCollectAnchor}), {
  virtual: true,
});
jest.mock(
  '@theme/Heading',
  () =>
    function Heading({as: Tag, ...props}: {as: 'h2' | 'h3'; id: string; children: ReactNode}) {
      return <Tag {...props} />;
    },
  {virtual: true},
);

jest.mock(
  '@theme/CodeBlock',
  () =>
    function CodeBlock({children}: {children: ReactNode}) {
      return <pre>{children}</pre>;
    },
  {virtual: true},
);

const PROP: ApiProp = {
  name: 'variant',
  type: {text: "'a' | 'b'"},
  required: false,
  default: "'a'",
  description: 'Which `one` to use.',
  deprecated: null,
};

const MODEL: ApiModel = {
  name: 'TextField',
  kind: 'component',
  package: 'kit',
  version: '1.0.0',
  description: 'A field.\n\nFor **text**.',
  imports: ["import TextField from 'kit/TextField';", "import {TextField} from 'kit';"],
  props: [PROP],
  returns: null,
  inheritance: {component: 'div', props: 200},
};

const show = (model: Partial<ApiModel> = {}) =>
  render(<ApiReference models={[{...MODEL, ...model}]} />);

test('has a heading with an id, the imports and the description', () => {
  const {container} = show();
  expect(screen.getByRole('heading', {level: 2, name: 'TextField'}).id).toBe('text-field');
  expect(container.querySelector('pre')?.textContent).toBe(
    "import TextField from 'kit/TextField';\n// or\nimport {TextField} from 'kit';",
  );
  const keywords = [...container.querySelectorAll('pre .k')].map(({textContent}) => textContent);
  expect(keywords).toEqual(['import', 'from', 'import', 'from']);
  expect(container.querySelector('strong')?.textContent).toBe('text');
});

test('each row has an anchor that is registered and counted', () => {
  const {container} = show();
  const row = container.querySelector('#text-field-prop-variant');
  expect(row?.tagName).toBe('LI');
  expect(mockCollectAnchor.mock.calls).toEqual([['text-field-prop-variant']]);
  const link = screen.getByRole('link', {name: 'variant'});
  expect(link.getAttribute('href')).toBe('#text-field-prop-variant');
  expect({...link.dataset}).toEqual({
    gaEventCategory: 'api',
    gaEventAction: 'anchor',
    gaEventLabel: 'variant',
  });
});

test('a row tells type, default and description', () => {
  show();
  const row = within(screen.getByRole('list', {name: 'Props'})).getByRole('listitem');
  const facts = [...row.querySelectorAll('dt, dd')].map(({textContent}) => textContent);
  expect(facts).toEqual(['Type', "'a' | 'b'", 'Default', "'a'"]);
  expect(row.textContent).toContain('Which one to use.');
  expect(row.textContent).not.toMatch(/required|deprecated/);
});

test('required is a word, and no default is no row', () => {
  const {container} = show({props: [{...PROP, required: true, default: null}]});
  expect(screen.getByText('required')).toBeTruthy();
  expect(container.querySelectorAll('dt')).toHaveLength(1);
});

test('a deprecated prop is struck and explained', () => {
  const {container} = show({props: [{...PROP, deprecated: 'Use `size` instead.'}]});
  expect(container.querySelector('s')?.textContent).toBe('variant');
  expect(screen.getByText('deprecated')).toBeTruthy();
  expect(container.textContent).toContain('Use size instead.');
});

test('a deprecation without a reason is still marked', () => {
  show({props: [{...PROP, deprecated: ''}]});
  expect(screen.getByText('deprecated')).toBeTruthy();
});

test.each([
  [{component: 'div', props: 200}, 'TextField also takes all props of <div>.'],
  [{component: 'FormControl', props: 4}, 'TextField also takes the props of FormControl (4 more).'],
])('inherited props of %j are one line', (inheritance, expected) => {
  const {container} = show({inheritance});
  expect(container.textContent).toContain(expected);
});

test('a hook has parameters and a return value', () => {
  const {container} = show({
    name: 'useField',
    kind: 'hook',
    props: [],
    returns: {text: 'boolean'},
    inheritance: null,
  });
  expect(container.textContent).toContain('useField has no parameters of its own.');
  expect(screen.getByRole('heading', {level: 3, name: 'Return value'}).id).toBe(
    'use-field-returns',
  );
});

test('nothing that a package writes becomes markup', () => {
  const description = '<img src=x> [a](javascript:b)\n\n- `<b>`\n\n```js\n<i/>\n```';
  const {container} = show({description, props: []});
  expect(container.querySelectorAll('img, b, i, a')).toHaveLength(0);
  expect(container.textContent).toContain('<img src=x> [a](javascript:b)');
});
