import {useState} from 'react';
import type {ReactNode} from 'react';
import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import type {Found, Results, Scope} from '../../../../plugins/local-search/client';
import Search from '..';
import {loadIndex} from '../SearchPanel';

const foundOf = (kind: Found['kind'], name: string, more: Partial<Found> = {}): Found => ({
  kind,
  name,
  owner: '',
  from: '',
  about: '',
  href: `/ui/${name}/`,
  product: 'ui',
  version: 'current',
  score: 900,
  ...more,
});
const DISABLED = foundOf('prop', 'disabled', {owner: 'Select', from: 'InputProps'});
const MENU = foundOf('component', 'Select', {about: 'A <b>select</b> opens.'});
const GUIDE = foundOf('heading', 'Empty values', {owner: 'Select', score: 300});

const mockPush = jest.fn();
const mockFind = jest.fn<Promise<Results>, [string, Scope, Scope, number]>();
const mockMayWiden = jest.fn<boolean, []>();
const mockWiden = jest.fn<Promise<Results>, [Results]>();
const mockProducts = [
  {id: 'ui', name: 'The UI', href: '/ui/', versions: [{text: 'v2', current: true}]},
  {id: 'lab', name: 'Lab', href: '/lab/', versions: [{text: 'v0.0.0', current: true}]},
];

jest.mock(
  '@docusaurus/router',
  () => ({useLocation: () => ({pathname: '/ui/box/'}), useHistory: () => ({push: mockPush})}),
  {virtual: true},
);
jest.mock('../../../../plugins/product-identity/client', () => ({
  useProducts: () => mockProducts,
}));
jest.mock('../../../../plugins/local-search/client', () => ({
  ...jest.requireActual<object>('../../../../plugins/local-search/core/query/scope'),
  ...jest.requireActual<object>('../../../../plugins/local-search/core/query/marks'),
  SHARDS: [{product: 'ui', version: 'current', root: '/ui/', file: 'ui.json'}],
  find: (...args: [string, Scope, Scope, number]) => mockFind(...args),
  mayWiden: () => mockMayWiden(),
  widen: (results: Results) => mockWiden(results),
}));

const onClose = jest.fn();
const results = (query: string, more: Partial<Results> = {}): Results => ({
  query,
  found: [DISABLED, MENU, GUIDE],
  corrected: undefined,
  nearest: [],
  isWidened: false,
  isPartial: false,
  ...more,
});

beforeEach(() => {
  mockFind.mockImplementation((query) => Promise.resolve(results(query)));
  mockMayWiden.mockReturnValue(false);
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  Object.assign(HTMLElement.prototype, {scrollIntoView: jest.fn()});
});

function Case({isOpen = false}: {isOpen?: boolean}): ReactNode {
  const [open, setOpen] = useState(isOpen);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Search isOpen={open} onOpen={() => setOpen(true)} onClose={close} />
    </>
  );
}

async function show() {
  await act(async () => void render(<Case isOpen />));
  const field = screen.getByRole<HTMLInputElement>('combobox', {name: 'Search'});
  await waitFor(() => expect(field.getAttribute('aria-controls')).not.toBeNull());
  return field;
}

async function type(field: HTMLInputElement, value: string) {
  await act(async () => void fireEvent.change(field, {target: {value}}));
}

const options = () => screen.queryAllByRole('option').map(({textContent}) => textContent);
const status = () => screen.getByRole('status').textContent;

it('is served closed, and taken over as it was opened and typed into before React was there', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(<Case />);
  const dialog = box.querySelector('dialog');
  const field = box.querySelector('input');
  if (!dialog || !field) throw new Error('Nothing is served.');
  expect(dialog.open).toBe(false);
  expect(field.form?.getAttribute('action')).toBe('/search/');
  dialog.showModal();
  field.value = 'select';
  field.focus();
  const faults = jest.spyOn(console, 'error');
  await act(async () => void hydrateRoot(box, <Case />));
  // As what was entered is made up for.
  await type(field, 'select disabled');
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(box.querySelector('input')).toBe(field);
  expect(document.activeElement).toBe(field);
  expect(mockFind.mock.lastCall?.[0]).toBe('select disabled');
  expect(faults).not.toHaveBeenCalled();
  box.remove();
});

it('loads what it searches in before it is drawn, where it was opened already', async () => {
  window.history.replaceState(null, '', '/ui/box/');
  await loadIndex();
  const own = {product: 'ui', version: 'current'};
  expect(mockFind.mock.calls).toEqual([['', own, own, 0]]);
});

it('begins anew when it is opened again', async () => {
  const field = await show();
  await type(field, 'select');
  await act(async () => document.querySelector('dialog')?.close());
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(options()).toEqual([]);
  await act(async () => void fireEvent.click(screen.getByText('Open')));
  expect(field.value).toBe('');
  expect(status()).toBe('Type a name, a prop or a question.');
});

it('says where it looks and offers the start pages before anything is typed', async () => {
  await show();
  expect(options()).toEqual([]);
  expect(screen.getByText('The UI v2')).toBeTruthy();
  expect(screen.getByRole('link', {name: 'Lab'}).getAttribute('href')).toBe('/lab/');
  expect(status()).toBe('Type a name, a prop or a question.');
});

it('groups results by what they are, the group of the best one first, and counts them', async () => {
  await type(await show(), 'select disabled');
  const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
  expect(groups).toEqual(['In the API reference', 'Components and hooks', 'Guides']);
  expect(options()).toEqual([
    'disabledPropSelect, inherited from InputProps',
    'SelectComponentA <b>select</b> opens.',
    'Empty valuesSectionSelect',
  ]);
  expect(status()).toBe('3 results');
});

it('marks what was typed, as text', async () => {
  await type(await show(), 'select');
  const marks = [...document.querySelectorAll('mark')].map(({textContent}) => textContent);
  expect(marks).toEqual(['Select', 'Select', 'select', 'Select']);
  expect(document.querySelector('[role=option] b')).toBeNull();
});

it('is used by the keyboard alone', async () => {
  const field = await show();
  await type(field, 'select');
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  expect(active()?.textContent).toContain('disabled');
  fireEvent.keyDown(field, {key: 'ArrowDown'});
  expect(active()?.textContent).toContain('Component');
  fireEvent.keyDown(field, {key: 'ArrowUp'});
  fireEvent.keyDown(field, {key: 'ArrowUp'});
  expect(active()?.textContent).toContain('Empty values');
  fireEvent.keyDown(field, {key: 'Enter'});
  expect(mockPush).toHaveBeenCalledWith('/ui/Empty values/');
  expect(onClose).toHaveBeenCalled();
});

it('is widened by the key that opened it, and by the button; then products are told', async () => {
  const field = await show();
  await type(field, 'select');
  expect(mockFind.mock.lastCall?.[1]).toEqual({product: 'ui', version: 'current'});
  await act(async () => void fireEvent.keyDown(field, {key: 'k', ctrlKey: true}));
  expect(mockFind.mock.lastCall?.[1]).toBe('all');
  expect(options()[0]).toBe('disabledThe UI v2PropSelect, inherited from InputProps');
  await act(async () => void fireEvent.click(screen.getByRole('button', {name: 'The UI v2'})));
  expect(mockFind.mock.lastCall?.[1]).toEqual({product: 'ui', version: 'current'});
});

it('asks other products after a pause, and says nothing of nothing before', async () => {
  jest.useFakeTimers();
  const field = await show();
  mockMayWiden.mockReturnValue(true);
  mockFind.mockImplementation((query) => Promise.resolve(results(query, {found: []})));
  mockWiden.mockImplementation((own) =>
    Promise.resolve({
      ...own,
      found: [foundOf('page', 'Timeline', {product: 'lab'})],
      isWidened: true,
    }),
  );
  await type(field, 'timeline');
  expect(status()).not.toContain('Nothing');
  expect(mockWiden).not.toHaveBeenCalled();
  await act(async () => jest.runAllTimers());
  expect(options()).toEqual(['TimelineLabGuide']);
  expect(status()).toBe('1 result from other products, too.');
  jest.useRealTimers();
});

it('says what it looked for instead', async () => {
  mockFind.mockResolvedValue(results('slect', {corrected: 'select'}));
  await type(await show(), 'slect');
  expect(status()).toBe('3 results for “select”.');
});

it('helps on where nothing is found: with near names, and all products', async () => {
  mockFind.mockImplementation((query) =>
    Promise.resolve(
      query === 'Dialog' ? results(query) : results(query, {found: [], nearest: ['Dialog']}),
    ),
  );
  const field = await show();
  await type(field, 'Dialogue');
  expect(status()).toBe('Nothing was found for “Dialogue” in The UI v2.');
  await act(async () => void fireEvent.click(screen.getByRole('button', {name: 'Dialog'})));
  expect(field.value).toBe('Dialog');
  expect(options()).toHaveLength(3);
});

it('says that the index is not there, leads to the list of all pages, and tries again', async () => {
  mockFind.mockRejectedValueOnce(new Error('404'));
  await show();
  expect(status()).toBe('The search index could not be loaded.');
  expect(screen.getByRole('link', {name: 'All pages'}).getAttribute('href')).toBe('/search/');
  await act(async () => void fireEvent.click(screen.getByRole('button', {name: 'Try again'})));
  expect(status()).toBe('Type a name, a prop or a question.');
});

it('leads to all results', async () => {
  await type(await show(), 'a&b');
  const link = screen.getByRole('link', {name: 'All results on one page'});
  expect(link.getAttribute('href')).toBe('/search/?q=a%26b&product=ui');
});
