import {act, fireEvent, render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import type {ReactNode} from 'react';
import {LAYOUT_SCRIPT, layoutKey} from '../core/view/layouts';
import type {PageModel} from '../core/page/pageModel';
import ApiReference, {contentsOf} from '../theme/ApiReference';
import {modelOf, propOf, typeOf} from './__fixtures__/models';

const mockCollectAnchor = jest.fn();
jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: mockCollectAnchor}), {
  virtual: true,
});
jest.mock('@docusaurus/useBaseUrl', () => (path: string) => `/base${path}`, {virtual: true});
let mockHash = '';
jest.mock('@docusaurus/router', () => ({useLocation: () => ({hash: mockHash})}), {virtual: true});
jest.mock('@docusaurus/Translate', () => ({
  ...jest.requireActual<object>('@docusaurus/Translate'),
  __esModule: true,
  // With elements for values, as the real one has them.
  default: ({children, values = {}}: {children: string; values?: Record<string, ReactNode>}) =>
    children.split(/\{(\w+)\}/).map((part, i) => (i % 2 ? <i key={i}>{values[part]}</i> : part)),
}));
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

const element = (model: PageModel, hasNames = true) => (
  <ApiReference models={[model]} root="/kit/api/" hasNames={hasNames} />
);
const show = (more: Partial<PageModel> = {}, hasNames = true) =>
  render(element(modelOf(more), hasNames));

const manyProps = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta'].map((name) =>
  propOf(name),
);
const rowOf = (id: string) => document.querySelector<HTMLElement>(`[id="${id}"]`);
const bodyOf = (id: string) => rowOf(`${id}-body`);

beforeEach(() => {
  mockHash = '';
  localStorage.clear();
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
      ['text-field-demos', 'Demos'],
      ['text-field-import', 'Import'],
      ['text-field-props', 'Props'],
      ['text-field-inheritance', 'Inheritance'],
      ['text-field-slots', 'Slots'],
      ['text-field-classes', 'CSS classes'],
      ['text-field-css', 'CSS variables'],
      ['text-field-types', 'Types'],
      ['text-field-source', 'Source'],
    ]);
    expect(mockCollectAnchor.mock.calls.flat()).toEqual([
      'text-field-prop-variant',
      'text-field-slot-root',
      'text-field-class-root',
      'text-field-css-Field-gap',
      'text-field-type-Size',
    ]);
  });

  test('are the contents of a page, of several models below their names', () => {
    expect(contentsOf([modelOf()], false)).toEqual([
      {value: 'Import', id: 'text-field-import', level: 2},
      {value: 'Props', id: 'text-field-props', level: 2},
      {value: 'Source', id: 'text-field-source', level: 2},
    ]);
    expect(contentsOf([modelOf(), modelOf({name: 'Card'})], true)).toEqual([
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
    expect(contentsOf(models, true).map(({value}) => value)).toEqual([
      'Card',
      'Chip',
      'Menu',
      'Tabs',
    ]);
  });

  test('have headings of the second level where the page is called like the component', () => {
    show({}, false);
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

describe('a row', () => {
  test('tells type, default and description, and links to itself', () => {
    show({props: [propOf('variant', {type: typeOf("'a' | 'b'"), default: "'a'"})]});
    const row = within(screen.getByRole('list', {name: 'Props'})).getByRole('listitem');
    expect(row.textContent).toBe("variantType 'a' | 'b'Default 'a'About variant.");
    const link = screen.getByRole('link', {name: 'variant'});
    expect(link.getAttribute('href')).toBe('#text-field-prop-variant');
    expect({...link.dataset}).toEqual({
      gaEventCategory: 'api',
      gaEventAction: 'anchor',
      gaEventLabel: 'variant',
    });
  });

  test('says required, since and deprecated in words, and why', () => {
    const prop = propOf('old', {required: true, since: '1.1.0', deprecated: 'Use `new`.'});
    const {container} = show({props: [prop]});
    const marks = [...container.querySelectorAll('[class*=mark]')];
    expect(marks.map(({textContent}) => textContent)).toEqual([
      'required',
      'since 1.1.0',
      'deprecated',
    ]);
    expect(container.querySelector('s')?.textContent).toBe('old');
    expect(container.textContent).toContain('Use new.');
  });

  test('tells the parameters of a function', () => {
    const signature = {
      text: '(event: Event, value: number) => boolean',
      parameters: [
        {name: 'event', type: 'Event', description: ''},
        {name: 'value', type: 'number', description: 'The *new* value.'},
      ],
      returns: {type: 'boolean', description: 'Whether to go on.'},
    };
    const {container} = show({props: [propOf('onChange', {type: typeOf('func'), signature})]});
    expect(container.textContent).toContain('(event: Event, value: number) => boolean');
    expect([...container.querySelectorAll('dl > div')].map((each) => each.textContent)).toEqual([
      'valueThe new value.',
      'returnWhether to go on.',
    ]);
  });

  test('tells an alias of values as it is written', () => {
    const type = typeOf("'a' | 'b'", {source: 'Variant', members: ["'a'", "'b'"]});
    const {container} = show({props: [propOf('variant', {type})]});
    expect(container.textContent).toContain('Written as Variant');
  });

  test('lists the demos that set the prop, and each demo its props', () => {
    show({demos: [{title: 'Field: Basic', href: '/kit/field/', props: ['variant']}]});
    expect(rowOf('text-field-prop-variant')?.textContent).toContain('Shown in Field: Basic');
    const [demo] = screen.getAllByRole('link', {name: 'Field: Basic'});
    expect(demo?.parentElement?.querySelector('a[href="#text-field-prop-variant"]')).toBeTruthy();
  });

  test('names three demos, and leads to the others, of which eight are shown at once', () => {
    const demos = [...'abcdefghij'].map((title) => ({title, href: '/', props: ['variant']}));
    const {container} = show({demos});
    const more = within(rowOf('text-field-prop-variant') as HTMLElement).getByText('7 more');
    expect(more.getAttribute('href')).toBe('#text-field-demos');
    expect(container.querySelectorAll('details li')).toHaveLength(2);
    expect(container.querySelector('summary')?.textContent).toBe('2 more');
  });

  test('that the address names is marked', () => {
    mockHash = '#text-field-prop-variant';
    show();
    expect(rowOf('text-field-prop-variant')?.hasAttribute('data-current')).toBe(true);
  });
});

describe('inheritance', () => {
  const lines = () =>
    [
      ...(document.querySelector('#text-field-inheritance')?.nextElementSibling?.children ?? []),
    ].map(({textContent}) => textContent);

  test.each([
    [{component: 'div', props: 200, href: 'https://x.example/'}, 'all props of <div>.'],
    [{component: 'Base', props: 4, href: null}, 'all props of Base (4 more).'],
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
    const html = renderToString(element(modelOf({props: manyProps})));
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

describe('types', () => {
  const define = (name: string, text: string) => ({
    name,
    text,
    source: text,
    members: [],
    refs: [],
    description: `About ${name}.`,
  });
  const definitions = {
    Node: define('Node', '{parent: Tree}'),
    Tree: define('Tree', '{children: Node[]}'),
  };
  const model = {props: [propOf('tree', {type: typeOf('Tree | ReactNode')})], definitions};

  beforeEach(() => {
    // jsdom has no popovers.
    HTMLElement.prototype.showPopover = jest.fn();
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  });

  const link = () =>
    within(rowOf('text-field-prop-tree') as HTMLElement).getByRole('link', {name: 'Tree'});

  test('lead to their definitions on the page, and to those of others', () => {
    show(model);
    expect(link().getAttribute('href')).toBe('#text-field-type-Tree');
    expect(rowOf('text-field-type-Tree')?.textContent).toContain('{children: Node[]}');
    expect(screen.getByRole('link', {name: 'ReactNode'}).getAttribute('href')).toMatch(
      /^https:\/\/react\.dev\//,
    );
  });

  test('open where they are mentioned, go deeper, and back where they came from', () => {
    show(model);
    fireEvent.click(link());
    const popover = () => screen.getByRole('dialog');
    expect(popover().getAttribute('aria-label')).toBe('Tree');
    expect(document.activeElement).toBe(popover());
    expect(within(popover()).queryByRole('button')).toBeNull();
    fireEvent.click(within(popover()).getByRole('link', {name: 'Node'}));
    expect(popover().getAttribute('aria-label')).toBe('Node');
    // A circle ends where it began: there is no more to go back.
    fireEvent.click(within(popover()).getByRole('link', {name: 'Tree'}));
    expect(within(popover()).queryByRole('button')).toBeNull();
    fireEvent.click(within(popover()).getByRole('link', {name: 'Node'}));
    fireEvent.click(within(popover()).getByRole('button', {name: 'Back to Tree'}));
    expect(popover().getAttribute('aria-label')).toBe('Tree');
    expect(HTMLElement.prototype.showPopover).toHaveBeenCalledTimes(1);
  });

  test('do not lead to themselves', () => {
    show({definitions: {T: define('T', 'T extends object')}});
    expect(
      rowOf('text-field-type-T')?.querySelectorAll('a[href="#text-field-type-T"]').length,
    ).toBe(1);
  });

  test('are gone when the browser closes the popover', () => {
    show(model);
    fireEvent.click(link());
    const event = Object.assign(new Event('toggle'), {newState: 'closed'});
    act(() => void screen.getByRole('dialog').dispatchEvent(event));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}])(
    'are plain links with %j',
    (keys) => {
      show(model);
      expect(fireEvent.click(link(), keys)).toBe(true);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  test('are plain links where there are no popovers', () => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    show(model);
    expect(fireEvent.click(link())).toBe(true);
  });
});
