import {screen} from '@testing-library/react';
import {contentsOf} from '../theme/ApiReference';
import {modelOf, propOf, typeOf} from './__fixtures__/models';
import {rowOf, show} from './__fixtures__/page';

type Theme = typeof import('./__fixtures__/theme');

const mockCollectAnchor = jest.fn();
jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: mockCollectAnchor}), {
  virtual: true,
});
jest.mock('@docusaurus/useBaseUrl', () => (path: string) => `/base${path}`, {virtual: true});
jest.mock('@theme/Heading', () => (require('./__fixtures__/theme') as Theme).Heading, {
  virtual: true,
});
jest.mock('@theme/CodeBlock', () => (require('./__fixtures__/theme') as Theme).CodeBlock, {
  virtual: true,
});

describe('the parts', () => {
  test('stand in one order, each with a heading and an id', () => {
    show({
      demos: [{title: 'Field: Basic', href: '/kit/field/', props: ['variant']}],
      inheritance: {component: 'div', props: 200, href: null},
      slots: [{name: 'root', default: "'div'", class: '.KitField-root', description: ''}],
      classes: [
        {key: 'root', className: 'KitField-root', description: '', state: false, deprecated: null},
      ],
      cssVariables: [{name: '--Field-gap', default: '4px', description: ''}],
      dataAttributes: [{name: 'data-open', description: 'While it is open.'}],
      definitions: {
        Size: {
          name: 'Size',
          text: "'a' | 'b'",
          source: '',
          members: [],
          refs: [],
          description: '',
        },
      },
    });
    const headings = screen.getAllByRole('heading', {level: 3});
    expect(headings.map(({id, textContent}) => [id, textContent])).toEqual([
      ['text-field-import', 'Import'],
      ['text-field-props', 'Props'],
      ['text-field-inheritance', 'Inheritance'],
      ['text-field-slots', 'Slots'],
      ['text-field-classes', 'CSS classes'],
      ['text-field-css', 'CSS variables'],
      ['text-field-data', 'Data attributes'],
      ['text-field-demos', 'Demos'],
      ['text-field-types', 'Types'],
      ['text-field-source', 'Source'],
    ]);
    expect(mockCollectAnchor.mock.calls.flat()).toEqual([
      'text-field-prop-variant',
      'text-field-slot-root',
      'text-field-class-root',
      'text-field-css-Field-gap',
      'text-field-data-data-open',
      'text-field-type-Size',
    ]);
  });

  test('are the contents of a page, of several models below their names', () => {
    expect(contentsOf([modelOf()], 'TextField')).toEqual([
      {value: 'Import', id: 'text-field-import', level: 2},
      {value: 'Props', id: 'text-field-props', level: 2},
      {value: 'Source', id: 'text-field-source', level: 2},
    ]);
    expect(contentsOf([modelOf(), modelOf({name: 'Card'})])).toEqual([
      {value: 'TextField', id: 'text-field', level: 2},
      {value: 'Import', id: 'text-field-import', level: 3},
      {value: 'Props', id: 'text-field-props', level: 3},
      {value: 'Source', id: 'text-field-source', level: 3},
      {value: 'Card', id: 'card', level: 2},
      {value: 'Import', id: 'card-import', level: 3},
      {value: 'Props', id: 'card-props', level: 3},
      {value: 'Source', id: 'card-source', level: 3},
    ]);
  });

  test('are not in the contents of a page of many models, which are the names alone', () => {
    const models = ['Card', 'Chip', 'Menu', 'Tabs'].map((name) => modelOf({name}));
    expect(contentsOf(models).map(({value}) => value)).toEqual(['Card', 'Chip', 'Menu', 'Tabs']);
  });

  test('have headings of the second level where the page is called like the component', () => {
    show({}, 'TextField');
    expect(screen.queryByRole('heading', {name: 'TextField'})).toBeNull();
    expect(screen.getByRole('heading', {level: 2, name: 'Props'})).toBeTruthy();
  });

  test('of a hook are parameters and return value', () => {
    show({
      name: 'useField',
      kind: 'hook',
      props: [],
      returns: typeOf('{focus: () => void}'),
      returnMembers: [propOf('focus', {required: true})],
      source: null,
    });
    expect(document.body.textContent).toContain('useField takes no parameters.');
    expect(screen.getByRole('heading', {name: 'Return value'}).id).toBe('use-field-returns');
    // That all of them are there needs no word.
    expect(rowOf('use-field-return-focus')?.textContent).not.toContain('required');
  });

  test('tell where the code is, and the same as data', () => {
    show();
    expect(screen.getByRole('link', {name: '@scope/kit/TextField/TextField.js'})).toHaveProperty(
      'href',
      'https://app.unpkg.com/@scope/kit@1.2.3/files/TextField/TextField.js',
    );
    expect(screen.getByRole('link', {name: 'This page as JSON'}).getAttribute('href')).toBe(
      '/base/kit/api/text-field.json',
    );
  });

  test('tell where the code is that another package has', () => {
    show({source: '@scope/base/Menu/Menu.js'});
    expect(screen.getByRole('link', {name: '@scope/base/Menu/Menu.js'})).toHaveProperty(
      'href',
      'https://app.unpkg.com/@scope/base/files/Menu/Menu.js',
    );
  });
});

describe('inheritance', () => {
  const lines = () =>
    [
      ...(document.querySelector('#text-field-inheritance')?.nextElementSibling?.children ?? []),
    ].map(({textContent}) => textContent);

  test.each([
    [{component: 'div', props: 200, href: 'https://x.example/'}, 'all props of <div>.'],
    [{component: 'Base', props: 4, href: null}, 'all props of Base.'],
  ])('of %j is one line', (inheritance, expected) => {
    show({inheritance});
    expect(lines()).toEqual([`It also takes ${expected}`]);
    expect(screen.queryAllByRole('link', {name: '<div>'})).toHaveLength(inheritance.href ? 1 : 0);
  });

  test('says that a component hands on to its child', () => {
    show({spread: 'children', forwardsRefTo: null, muiName: null});
    expect(lines()).toEqual(['Props that it does not know go to its child.']);
  });

  test('stands beside where props and ref go, and the name in a theme', () => {
    show({spread: 'Paper', forwardsRefTo: 'HTMLDivElement', muiName: 'MuiTextField'});
    expect(lines()).toEqual([
      'All other props are passed on to Paper.',
      'Type of its ref: HTMLDivElement.',
      'In a theme it is called MuiTextField: default props, variants and style overrides.',
    ]);
  });
});

test('nothing that a package writes becomes markup', () => {
  const description = '<img src=x> [a](javascript:b)\n\n- `<b>`\n\n```js\n<i/>\n```';
  const {container} = show({description, props: [], source: null});
  expect(container.querySelectorAll('img, b, a[href^=javascript]')).toHaveLength(0);
  expect(container.textContent).toContain('<img src=x> [a](javascript:b)');
});

test('a long description folds after its first paragraph, a short one does not', () => {
  show({description: `A field.\n\n${'It is for text. '.repeat(40)}`});
  expect(screen.getByText('More about TextField').closest('details')?.open).toBe(false);
  expect(screen.getByText('A field.').closest('details')).toBeNull();
});
