import {act, fireEvent, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {LAYOUT_SCRIPT, layoutKey} from '../core/view/layouts';
import {modelOf, propOf} from './__fixtures__/models';
import {elementOf, rowOf, show} from './__fixtures__/page';

type Theme = typeof import('./__fixtures__/theme');

let mockHash = '';
jest.mock('@docusaurus/router', () => ({useLocation: () => ({hash: mockHash})}), {virtual: true});
jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: jest.fn()}), {virtual: true});
jest.mock('@theme/Heading', () => (require('./__fixtures__/theme') as Theme).Heading, {
  virtual: true,
});
jest.mock('@theme/CodeBlock', () => (require('./__fixtures__/theme') as Theme).CodeBlock, {
  virtual: true,
});

const manyProps = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta'].map((name) =>
  propOf(name),
);
const bodyOf = (id: string) => rowOf(`${id}-body`);

beforeEach(() => {
  mockHash = '';
  localStorage.clear();
});

describe('long sections', () => {
  const choose = (name: string) => fireEvent.click(screen.getByRole('radio', {name}));
  const section = () => document.querySelector<HTMLElement>('[data-section=props]');

  test('alone have tools', () => {
    show();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('are a table until another layout is chosen, which is remembered', () => {
    const {unmount} = show({props: manyProps});
    expect(section()?.dataset.layout).toBe('table');
    choose('List');
    expect(section()?.dataset.layout).toBe('list');
    expect(localStorage.getItem(layoutKey('props'))).toBe('list');
    unmount();
    show({props: manyProps});
    expect(section()?.dataset.layout).toBe('list');
  });

  test('a stored layout that nobody knows is the table', () => {
    localStorage.setItem(layoutKey('props'), 'tower');
    show({props: manyProps});
    expect(section()?.dataset.layout).toBe('table');
  });

  test('are served as a table, with the script that puts the choice right before it is painted', () => {
    localStorage.setItem(layoutKey('props'), 'list');
    const html = renderToString(elementOf(modelOf({props: manyProps})));
    expect(html).toContain('data-layout="table"');
    const page = document.createElement('div');
    page.innerHTML = html;
    const script = page.querySelector('script');
    expect(script?.textContent).toBe(LAYOUT_SCRIPT);
    Object.defineProperty(document, 'currentScript', {value: script, configurable: true});
    eval(LAYOUT_SCRIPT);
    expect(page.querySelector<HTMLElement>('[data-section=props]')?.dataset.layout).toBe('list');
    expect(html).not.toContain('until-found');
  });

  test('folded rows stay findable, and open where the find or their button says so', () => {
    show({props: manyProps});
    choose('Names');
    const id = 'text-field-prop-alpha';
    expect(bodyOf(id)?.getAttribute('hidden')).toBe('until-found');
    act(() => void bodyOf(id)?.dispatchEvent(new Event('beforematch')));
    expect(bodyOf(id)?.hasAttribute('hidden')).toBe(false);
    const button = screen.getByRole('button', {name: 'Details of alpha'});
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(button.getAttribute('aria-controls')).toBe(`${id}-body`);
    fireEvent.click(button);
    expect(bodyOf(id)?.getAttribute('hidden')).toBe('until-found');
    choose('Table');
    expect(bodyOf(id)?.hasAttribute('hidden')).toBe(false);
  });

  test('a row that the address names is open', () => {
    localStorage.setItem(layoutKey('props'), 'collapsed');
    mockHash = '#text-field-prop-beta';
    show({props: manyProps});
    expect(bodyOf('text-field-prop-beta')?.hasAttribute('hidden')).toBe(false);
    expect(bodyOf('text-field-prop-alpha')?.getAttribute('hidden')).toBe('until-found');
  });

  test('the filter leaves the rows that match, says how many, and Escape empties it', () => {
    show({props: manyProps});
    const field = screen.getByRole('searchbox', {name: 'Filter'});
    fireEvent.change(field, {target: {value: 'ETA about'}});
    const shown = () =>
      manyProps.map(({name}) => name).filter((name) => !rowOf(`text-field-prop-${name}`)?.hidden);
    expect(shown()).toEqual(['beta', 'zeta']);
    expect(screen.getByRole('status').textContent).toBe('2 of 6 match');
    fireEvent.keyDown(field, {key: 'Escape'});
    expect(shown()).toHaveLength(6);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('inherited props', () => {
  const inherited = [
    {package: '@acme/kit', type: 'InputBaseProps', props: ['disabled', 'rows']},
    {package: 'react', type: 'DOMAttributes', props: ['onBlur', 'onClick']},
  ];
  const folds = () => [...document.querySelectorAll('details')].map(({open}) => open);

  test('are told by where they come from, and unfold', () => {
    show({props: manyProps, inherited});
    expect([...document.querySelectorAll('summary')].map((each) => each.textContent)).toEqual([
      'Inherited from InputBaseProps (@acme/kit): 2',
      'As all elements, from DOMAttributes (react): 2',
    ]);
    expect(folds()).toEqual([false, false]);
    expect(rowOf('text-field-prop-disabled')?.textContent).toBe('disabled');
  });

  test('are found by the filter, which opens them', () => {
    show({props: manyProps, inherited});
    fireEvent.change(screen.getByRole('searchbox'), {target: {value: 'disable'}});
    expect(screen.getByRole('status').textContent).toBe('0 of 6 match, and 1 inherited');
    expect(folds()).toEqual([true]);
    expect(rowOf('text-field-prop-rows')).toBeNull();
    fireEvent.change(screen.getByRole('searchbox'), {target: {value: ''}});
    expect(folds()).toEqual([false, false]);
  });

  test('open where the address names one', () => {
    mockHash = '#text-field-prop-rows';
    show({props: manyProps, inherited});
    expect(folds()).toEqual([true, false]);
  });
});

test('a generic component says what it leaves open, and a deprecated one what to use', () => {
  show({
    deprecated: 'Use `Field`.',
    typeParameters: [{name: 'T', constraint: 'object', default: '{}'}],
    parts: [
      {name: 'TextField.Item', href: '/kit/api/text-field/#text-field.item', json: null},
      {name: 'TextField.Other', href: null, json: null},
    ],
  });
  expect(screen.getByRole('note').textContent).toBe('DeprecatedUse Field.');
  expect(screen.getByText('T extends object = {}')).toBeTruthy();
  expect(screen.getByRole('link', {name: 'TextField.Item'}).getAttribute('href')).toBe(
    '/kit/api/text-field/#text-field.item',
  );
  expect(screen.queryByRole('link', {name: 'TextField.Other'})).toBeNull();
});
