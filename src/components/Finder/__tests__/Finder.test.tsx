import {act, fireEvent, render, screen} from '@testing-library/react';
import type {IndexedPage} from '../../../../plugins/page-index/client';
import Finder from '..';

const page = (path: string, title: string, product: string): IndexedPage => ({
  path,
  title,
  product,
  description: `About ${title}.`,
  kind: 'page',
  section: 'Inputs',
});

const PAGES = [
  page('/joy/', 'Joy', 'joy'),
  page('/joy/button/', 'Button', 'joy'),
  page('/ui/', 'UI', 'ui'),
  page('/ui/button/', 'Button', 'ui'),
  page('/ui/box/', 'Box', 'ui'),
];

const mockPush = jest.fn();
const mockLoadPages = jest.fn<Promise<IndexedPage[]>, []>();
const mockProducts = [
  {id: 'ui', name: 'The UI', href: '/ui/'},
  {id: 'joy', name: 'Joy', href: '/joy/'},
];

jest.mock(
  '@docusaurus/router',
  () => ({useLocation: () => ({pathname: '/ui/box/'}), useHistory: () => ({push: mockPush})}),
  {virtual: true},
);
jest.mock('../../../../plugins/product-identity/client', () => ({
  useProduct: () => mockProducts[0],
  useProducts: () => mockProducts,
}));
jest.mock('../../../../plugins/page-index/client', () => ({
  ...jest.requireActual<object>('../../../../plugins/page-index/core/findPages'),
  loadPages: () => mockLoadPages(),
}));

const onClose = jest.fn();
const scrollIntoView = jest.fn();

beforeEach(() => {
  mockLoadPages.mockResolvedValue(PAGES);
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close: () => {},
  });
  Object.assign(HTMLElement.prototype, {scrollIntoView});
});

async function show() {
  await act(async () => void render(<Finder onClose={onClose} />));
  return screen.getByRole<HTMLInputElement>('combobox', {name: 'Find a page'});
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, {target: {value}});
const paths = () => screen.queryAllByRole('option').map((option) => option.getAttribute('href'));
const status = () => screen.getByRole('status').textContent;

/** What an option says, part by part. */
const parts = (index: number) =>
  [...(screen.getAllByRole('option')[index]?.children ?? [])].map(({textContent}) => textContent);

/** Address of the marked option, by what the field says of it. */
function marked(field: HTMLElement): string | null | undefined {
  const selected = screen.getAllByRole('option', {selected: true});
  expect(selected.map(({id}) => id)).toEqual([field.getAttribute('aria-activedescendant')]);
  return selected[0]?.getAttribute('href');
}

describe('the list', () => {
  it('belongs to the field', async () => {
    const field = await show();
    expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('dialog', {name: 'Find a page'}).contains(field)).toBe(true);
  });

  it('offers pages before anything is typed', async () => {
    await show();
    expect(paths()).toEqual(['/ui/button/', '/ui/box/', '/ui/', '/joy/']);
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'The UI',
      'Start pages',
    ]);
  });

  it('says of each page its title, its product, and what it is about', async () => {
    type(await show(), 'button');
    expect(parts(0)).toEqual(['Button', 'The UI', 'About Button.']);
    expect(parts(1)).toEqual(['Button', 'Joy', 'About Button.']);
  });

  it('says the section where the product is read beside it: in a heading, or as the title', async () => {
    await show();
    expect(parts(0)).toEqual(['Button', 'Inputs', 'About Button.']);
    expect(parts(2)).toEqual(['UI', 'The UI', 'About UI.']);
    expect(parts(3)).toEqual(['Joy', 'Inputs', 'About Joy.']);
  });

  it('says of a page of the API reference whose it is, under a heading', async () => {
    const api: IndexedPage = {
      ...page('/ui/api/button/', 'Button', 'ui'),
      description: '',
      kind: 'api',
    };
    mockLoadPages.mockResolvedValue([api, ...PAGES]);
    type(await show(), 'button');
    expect(paths()).toEqual(['/ui/button/', '/joy/button/', '/ui/api/button/']);
    const group = screen.getByRole('group', {name: 'API'});
    expect([...group.querySelectorAll('a')].map(({pathname}) => pathname)).toEqual([api.path]);
    expect(parts(2)).toEqual(['Button', 'The UI', 'API of Button']);
    expect(status()).toBe('3 pages');
  });

  it('follows what is typed, and says how many there are', async () => {
    const field = await show();
    type(field, 'but');
    expect(paths()).toEqual(['/ui/button/', '/joy/button/']);
    expect(status()).toBe('2 pages');
    type(field, 'box');
    expect(status()).toBe('1 page');
  });
});

describe('the keys', () => {
  it('move the mark around, and bring it into view', async () => {
    const field = await show();
    expect(marked(field)).toBe('/ui/button/');
    fireEvent.keyDown(field, {key: 'ArrowDown'});
    expect(marked(field)).toBe('/ui/box/');
    scrollIntoView.mockClear();
    fireEvent.keyDown(field, {key: 'ArrowUp'});
    // False: the caret does not move.
    expect(fireEvent.keyDown(field, {key: 'ArrowUp'})).toBe(false);
    expect(marked(field)).toBe('/joy/');
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
    fireEvent.keyDown(field, {key: 'ArrowDown'});
    expect(marked(field)).toBe('/ui/button/');
  });

  it('begin at the first page of another list', async () => {
    const field = await show();
    fireEvent.keyDown(field, {key: 'ArrowDown'});
    type(field, 'b');
    expect(marked(field)).toBe(paths()[0]);
  });

  it('go where Enter says, in this tab', async () => {
    const field = await show();
    fireEvent.keyDown(field, {key: 'ArrowDown'});
    fireEvent.keyDown(field, {key: 'Enter'});
    expect(mockPush.mock.calls).toEqual([['/ui/box/']]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([{ctrlKey: true}, {metaKey: true}])('open a tab with Enter and %j', async (held) => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    fireEvent.keyDown(await show(), {key: 'Enter', ...held});
    expect(open).toHaveBeenCalledWith('http://localhost/ui/button/', '_blank', 'noopener');
    expect(mockPush).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    ['of an input method', 'Enter', {isComposing: true}],
    ['of the caret', 'Home', {}],
    ['with Alt', 'ArrowDown', {altKey: true}],
  ])('%s are left alone', async (_name, key, init) => {
    const field = await show();
    expect(fireEvent.keyDown(field, {key, ...init})).toBe(true);
    expect(marked(field)).toBe('/ui/button/');
    expect(mockPush).not.toHaveBeenCalled();
  });
});

describe('a click', () => {
  it('goes where the link leads, without a reload', async () => {
    await show();
    const [option] = screen.getAllByRole('option');
    expect(option && fireEvent.click(option)).toBe(false);
    expect(mockPush.mock.calls).toEqual([['/ui/button/']]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}])(
    'is the browser’s own with %j',
    async (held) => {
      await show();
      const [option] = screen.getAllByRole('option');
      let wasTaken: boolean | undefined;
      // Stopped after the page has seen it: jsdom cannot open tabs.
      const stop = (event: Event) => {
        wasTaken = event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', stop, {once: true});
      if (option) fireEvent.click(option, held);
      expect(wasTaken).toBe(false);
      expect(mockPush).not.toHaveBeenCalled();
    },
  );
});

describe('without a list', () => {
  it('says that it is loading, and keeps what is typed meanwhile', async () => {
    let arrive = (_pages: IndexedPage[]) => {};
    mockLoadPages.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const field = await show();
    expect(status()).toBe('Loading the list of pages…');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(field.hasAttribute('aria-activedescendant')).toBe(false);
    type(field, 'joy');
    expect(fireEvent.keyDown(field, {key: 'Enter'})).toBe(true);
    await act(async () => arrive(PAGES));
    expect(paths()[0]).toBe('/joy/');
  });

  it('says that nothing was found, and the ways out', async () => {
    const field = await show();
    type(field, ' zzz ');
    expect(status()).toBe('No page is called “zzz”.');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/ui/', '/']);
    const [first] = screen.getAllByRole('link');
    first?.addEventListener('click', (event) => event.preventDefault());
    if (first) fireEvent.click(first);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('says that it did not arrive, and tries again', async () => {
    mockLoadPages.mockRejectedValueOnce(new Error('offline'));
    await show();
    expect(status()).toBe('The list of pages could not be loaded.');
    await act(async () => void fireEvent.click(screen.getByRole('button', {name: 'Try again'})));
    expect(paths()).toHaveLength(4);
  });
});

it('loads the list when it is opened, not before', async () => {
  expect(mockLoadPages).not.toHaveBeenCalled();
  await show();
  expect(mockLoadPages).toHaveBeenCalledTimes(1);
});
