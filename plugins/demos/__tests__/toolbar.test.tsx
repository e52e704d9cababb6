import {act, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {choose} from '../theme/Demo/environment/page';
import {readShown} from '../theme/Demo/source/readFiles';
import DemoToolbar from '../theme/Demo/toolbar';
import {EDIT, TableDemo} from './__fixtures__/demo';
import {
  clearPage,
  labelOf,
  prepareToolbar,
  press,
  toolbarOf,
  writeText,
} from './__fixtures__/toolbar';

let mockIsBrowser = true;

jest.mock('@generated/demos/default/frames.js', () => [], {virtual: true});
jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: jest.fn()}), {virtual: true});
jest.mock('@docusaurus/useIsBrowser', () => () => mockIsBrowser, {virtual: true});

beforeEach(() => {
  prepareToolbar();
  mockIsBrowser = true;
});

afterEach(clearPage);

const toolbar = () => screen.getByRole('toolbar', {name: 'Tools of the demo Basic table'});
const items = () => [
  ...toolbar().querySelectorAll<HTMLElement>('[data-item], [data-items] > button'),
];
const stops = () => items().filter((item) => item.getAttribute('tabindex') === '0');

describe('the toolbar', () => {
  it('is one tab stop, which stays where the focus was', () => {
    render(<TableDemo />);
    expect(items().map(labelOf)).toEqual([
      'Show codeHide code',
      'TS',
      'JS',
      'Copy the code',
      'Edit the code',
      'Environment',
      'Open in a page of its own',
      'More',
    ]);
    expect(stops().map(labelOf)).toEqual(['Show codeHide code']);
    act(() => screen.getByText('JS').focus());
    expect(stops().map(labelOf)).toEqual(['JS']);
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
