import {act, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {codeText} from '../theme/Demo/codeText';
import {createDemoStore} from '../theme/Demo/demoStore';
import {choose} from '../theme/Demo/environment/page';
import {readShown} from '../theme/Demo/source/readFiles';
import DemoToolbar from '../theme/Demo/toolbar';
import type {DemoToolbarProps} from '../theme/Demo/toolbar';
import type {DemoProps} from '../theme/Demo/types';
import {EDIT, prepareBrowser, TABLE, TableDemo} from './__fixtures__/demo';

let mockIsBrowser = true;

jest.mock('@generated/demos/default/frames.js', () => [], {virtual: true});
jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: jest.fn()}), {virtual: true});
jest.mock('@docusaurus/useIsBrowser', () => () => mockIsBrowser, {virtual: true});

const writeText = jest.fn<Promise<void>, [string]>();
/** jsdom has no popovers: these stand for their event. */
const toggle = (newState: string) =>
  function change(this: HTMLElement) {
    this.dispatchEvent(Object.assign(new Event('toggle'), {newState}));
  };
const showPopover = jest.fn(toggle('open'));
const hidePopover = jest.fn(toggle('closed'));

beforeEach(() => {
  prepareBrowser();
  mockIsBrowser = true;
  showPopover.mockImplementation(toggle('open'));
  hidePopover.mockImplementation(toggle('closed'));
  Object.assign(HTMLElement.prototype, {showPopover, hidePopover});
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  writeText.mockResolvedValue();
});

afterEach(async () => {
  document.documentElement.removeAttribute('dir');
  await act(async () => document.documentElement.removeAttribute('data-code-variant'));
  document.body.replaceChildren();
});

const toolbar = () => screen.getByRole('toolbar', {name: 'Tools of the demo Basic table'});
const items = () => [
  ...toolbar().querySelectorAll<HTMLElement>('[data-item], [data-items] > button'),
];
const nameOf = (item: Element) => item.getAttribute('aria-label') ?? item.textContent;
const stops = () => items().filter((item) => item.getAttribute('tabindex') === '0');
const menuItem = (name: string) => screen.getByRole('menuitem', {name});

function press(key: string): string | null | undefined {
  fireEvent.keyDown(document.activeElement ?? document.body, {key});
  return document.activeElement && nameOf(document.activeElement);
}

/** The toolbar of a demo that is being edited. */
function toolbarOf(edited: readonly {name: string; text: string}[]): DemoToolbarProps {
  const store = createDemoStore();
  store.set({readEdited: () => edited});
  const {files = []} = TABLE;
  const choice = {variant: 'js', forced: undefined, choose: jest.fn()} as const;
  const source = {...choice, files, shown: 'BasicTable.tsx', show: jest.fn()};
  return {demo: TABLE, store, source, figure: {current: document.body}};
}

describe('the toolbar', () => {
  it('is one tab stop, which stays where the focus was', () => {
    render(<TableDemo />);
    expect(items().map(nameOf)).toEqual([
      'Show codeHide code',
      'TS',
      'JS',
      'Copy the code',
      'Edit the code',
      'Environment',
      'Open in a page of its own',
      'More',
    ]);
    expect(stops().map(nameOf)).toEqual(['Show codeHide code']);
    act(() => screen.getByText('JS').focus());
    expect(stops().map(nameOf)).toEqual(['JS']);
  });

  it('is gone through by arrows, Home and End, around its ends', () => {
    render(<TableDemo />);
    act(() => items()[0]?.focus());
    expect(press('ArrowRight')).toBe('TS');
    expect(press('ArrowLeft')).toBe('Show codeHide code');
    expect(press('ArrowLeft')).toBe('More');
    expect(press('ArrowRight')).toBe('Show codeHide code');
    expect(press('End')).toBe('More');
    expect(press('Home')).toBe('Show codeHide code');
  });

  it('is gone through the other way where the page is read from right to left', () => {
    document.documentElement.setAttribute('dir', 'rtl');
    render(<TableDemo />);
    act(() => items()[0]?.focus());
    expect(press('ArrowLeft')).toBe('TS');
    expect(press('ArrowRight')).toBe('Show codeHide code');
  });

  it('leads past what is not shown, as "Show code" while the code is edited', () => {
    render(<TableDemo />);
    toolbar()
      .querySelector<HTMLElement>('[data-demo-fold]')
      ?.style.setProperty('visibility', 'hidden');
    act(() => screen.getByText('TS').focus());
    expect(press('ArrowLeft')).toBe('More');
    expect(press('ArrowRight')).toBe('TS');
  });

  it('leaves keys with modifiers to the browser', () => {
    render(<TableDemo />);
    act(() => items()[0]?.focus());
    fireEvent.keyDown(items()[0] as Element, {key: 'ArrowLeft', altKey: true});
    expect(document.activeElement).toBe(items()[0]);
  });

  it('has, before React is there, tab stops of their own and links that lead on', () => {
    mockIsBrowser = false;
    document.body.innerHTML = renderToString(<TableDemo />);
    expect(items().filter((item) => item.hasAttribute('tabindex'))).toEqual([]);
    const links = [...document.querySelectorAll('[popover] a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      EDIT.replace('/edit/', '/blob/'),
      EDIT,
    ]);
    const target = document.querySelector('[popovertarget][aria-label="More"]');
    const menu = document.querySelector('[popover]:has([aria-label="More"])');
    expect(target?.getAttribute('popovertarget')).toBe(menu?.id);
    expect(target?.hasAttribute('data-needs')).toBe(false);
    const dead = [...toolbar().querySelectorAll('button')].filter(
      (button) => !button.hasAttribute('data-needs') && !button.closest('[data-needs]'),
    );
    expect(dead).toEqual([target]);
  });

  it('copies what the reader typed, in whichever variant', async () => {
    const {container} = render(<TableDemo />);
    const edited = [{name: 'BasicTable.tsx', text: 'typed'}];
    expect(readShown(container, 'ts', edited)).toBe('typed');
    expect(readShown(container, 'js', edited)).toBe('typed');
    expect(readShown(container, 'js', [{name: 'rows.ts', text: 'typed'}])).toBe('table js');
    const view = render(<DemoToolbar {...toolbarOf(edited)} />);
    const copies = view.getAllByRole('button', {name: 'Copy the code'});
    await act(async () => void fireEvent.click(copies.at(-1) as Element));
    expect(writeText).toHaveBeenCalledWith('typed');
  });

  it('leads to the demo in a page of its own', () => {
    render(<TableDemo />);
    const link = screen.getByRole('link', {name: 'Open in a page of its own'});
    expect(link.getAttribute('href')).toBe('?demo=demo-basic-table#demo-basic-table');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('leads to a page that shows the demo as it is shown here', () => {
    window.history.replaceState(null, '', '/a/?q=1&demo-for=demo-basic-table&demo-mode=dark');
    render(<TableDemo />);
    const link = screen.getByRole('link', {name: 'Open in a page of its own'});
    const here = '#demo-basic-table';
    expect(link.getAttribute('href')).toBe(
      `?demo=demo-basic-table&q=1&demo-for=demo-basic-table&demo-mode=dark${here}`,
    );
    act(() => choose(undefined, {direction: 'rtl', width: 320}));
    expect(link.getAttribute('href')).toBe(
      `?demo=demo-basic-table&q=1&demo-for=demo-basic-table&demo-dir=rtl&demo-width=320${here}`,
    );
    act(() => choose(undefined, {}));
    window.history.replaceState(null, '', '/a/?mode=dark&demo=other');
    fireEvent.pointerEnter(link);
    expect(link.getAttribute('href')).toBe(`?demo=demo-basic-table&mode=dark${here}`);
    window.history.replaceState(null, '', '/');
  });

  it('tells analytics what was done, and to which demo', () => {
    render(<TableDemo />);
    const marked = [...toolbar().querySelectorAll<HTMLElement>('a, button')];
    const own = marked.filter(({dataset}) => dataset.gaEventCategory === 'demo');
    expect(own.map(({dataset}) => dataset.gaEventLabel)).toEqual(own.map(() => 'BasicTable'));
    expect(own.map(({dataset}) => dataset.gaEventAction)).toEqual([
      ...['ts', 'js', 'copy', 'alone', 'more', 'reset', 'reset-focus'],
      ...['stackblitz', 'codesandbox', 'copy-link', 'source', 'edit'],
    ]);
  });
});

describe('the menu', () => {
  function openMenu(props: Partial<DemoProps> = {}) {
    const view = render(<TableDemo {...props} />);
    const button = screen.getByRole('button', {name: 'More'});
    act(() => button.focus());
    fireEvent.keyDown(button, {key: 'ArrowDown'});
    return {...view, button};
  }

  it('is opened by an arrow and gone through by arrows, Home and End', () => {
    const {button} = openMenu();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement?.textContent).toBe('Reset the demo');
    expect(press('ArrowDown')).toBe('Focus the start of the demo');
    expect(press('End')).toBe('Edit the file');
    expect(press('ArrowDown')).toBe('Reset the demo');
    expect(press('ArrowUp')).toBe('Edit the file');
    expect(press('Home')).toBe('Reset the demo');
    press('Tab');
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('opens at its last item by the arrow up', () => {
    render(<TableDemo />);
    fireEvent.keyDown(screen.getByRole('button', {name: 'More'}), {key: 'ArrowUp'});
    expect(document.activeElement?.textContent).toBe('Edit the file');
  });

  it('puts the focus before the first control of the demo, for that long only', () => {
    openMenu();
    fireEvent.click(menuItem('Focus the start of the demo'));
    const stage = document.querySelector<HTMLElement>('[data-demo-case]');
    expect(document.activeElement).toBe(stage);
    expect(hidePopover).toHaveBeenCalled();
    act(() => stage?.blur());
    expect(stage?.hasAttribute('tabindex')).toBe(false);
  });

  it("copies the demo's address with all that the page's says", async () => {
    window.history.replaceState(null, '', '/a/?dir=rtl&demo=x#y');
    openMenu();
    await act(async () => fireEvent.click(menuItem('Copy the link')));
    expect(writeText).toHaveBeenCalledWith('http://localhost/a/?dir=rtl#demo-basic-table');
    expect(menuItem('Copied')).toBeTruthy();
    window.history.replaceState(null, '', '/');
  });

  it.each([
    ['the report of a clean check', 0, 'Accessibility: no violations, v7.3.4, 2026-11-22'],
    ['how many faults a check found', 2, 'Accessibility violations: 2, v7.3.4, 2026-11-22'],
  ])('shows %s', (_what, violations, text) => {
    openMenu({report: {date: '2026-11-22', version: '7.3.4', violations}});
    const report = screen.getByText(text);
    expect(screen.getByRole('menu').getAttribute('aria-describedby')).toBe(report.id);
  });

  it('has nothing that could do nothing', () => {
    openMenu({id: undefined, edit: undefined, packages: undefined});
    expect(screen.getAllByRole('menuitem').map(codeText)).toEqual([
      'Reset the demo',
      'Focus the start of the demo',
    ]);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', {name: 'More'}).dataset.needs).toBe('js');
  });

  it('does not lead to where the file is edited where the page says so', () => {
    openMenu({options: {hideEditButton: true}});
    expect(screen.queryByText('Edit the file')).toBeNull();
    expect(menuItem('View the file')).toBeTruthy();
  });
});

describe('a sandbox', () => {
  const forms: HTMLFormElement[] = [];

  beforeEach(() => {
    forms.length = 0;
    HTMLFormElement.prototype.submit = function submit() {
      forms.push(this.cloneNode(true) as HTMLFormElement);
    };
  });

  const fields = () => Object.fromEntries(new FormData(forms[0]).entries());

  async function open(name: string) {
    render(<TableDemo />);
    expect(forms).toEqual([]);
    await act(async () => fireEvent.click(screen.getByText(name)));
    await act(async () => import('@theme/DemoEditor/openSandbox'));
  }

  it('of StackBlitz is sent all files in the variant that is shown, in a tab of its own', async () => {
    document.documentElement.setAttribute('data-code-variant', 'js');
    await open('Open in StackBlitz');
    expect(forms).toHaveLength(1);
    expect(forms[0]?.getAttribute('action')).toBe(
      'https://stackblitz.com/run?file=src%2FBasicTable.jsx',
    );
    expect([forms[0]?.method, forms[0]?.target, forms[0]?.getAttribute('rel')]).toEqual([
      'post',
      '_blank',
      'noopener',
    ]);
    expect(fields()).toMatchObject({
      'project[title]': 'Basic table',
      'project[files][src/BasicTable.jsx]': 'table js',
      'project[files][src/rows.jsx]': 'rows js',
      'project[files][src/look.css]': 'look',
    });
    expect(document.querySelector('form')).toBeNull();
  });

  it('is sent what the reader typed, in the variant in which it was typed', async () => {
    document.documentElement.setAttribute('data-code-variant', 'js');
    const files = [
      {name: 'BasicTable.tsx', text: 'table typed'},
      {name: 'look.css', text: 'look typed'},
    ];
    const view = render(<DemoToolbar {...toolbarOf(files)} />);
    await act(async () => fireEvent.click(view.getByText('Open in StackBlitz')));
    await act(async () => import('@theme/DemoEditor/openSandbox'));
    expect(fields()).toMatchObject({
      'project[files][src/BasicTable.tsx]': 'table typed',
      'project[files][src/look.css]': 'look typed',
    });
  });

  it('of CodeSandbox is sent the same', async () => {
    await open('Open in CodeSandbox');
    expect(forms[0]?.getAttribute('action')).toBe('https://codesandbox.io/api/v1/sandboxes/define');
    expect(fields()).toMatchObject({query: 'file=/src/BasicTable.tsx'});
  });
});
