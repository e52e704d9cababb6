import {act, fireEvent, render, screen} from '@testing-library/react';
import {clickData} from '../../../../plugins/_shared/client';
import Menu from '..';
import type {MenuItem} from '..';

let mockIsBrowser = true;
let mockPathname = '/ui/';

jest.mock('@docusaurus/useIsBrowser', () => () => mockIsBrowser, {virtual: true});
jest.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: mockPathname})}), {
  virtual: true,
});

const event = clickData('versions', 'switch', 'v6');

const ITEMS: MenuItem[] = [
  {label: 'v7', href: undefined, isCurrent: true, event},
  {label: 'v6', href: '/ui/v6/', isCurrent: false, note: 'Start page', event},
  {label: 'All', href: '/versions/', isCurrent: false, hasDivider: true, event},
];

/** jsdom has no popovers: these stand for their event, which only a change brings. */
const open = new WeakSet<HTMLElement>();
const showPopover = jest.fn(function show(this: HTMLElement) {
  if (!open.has(this)) toggle(this, 'open');
});
const hidePopover = jest.fn(function hide(this: HTMLElement) {
  if (open.has(this)) toggle(this, 'closed');
});

function toggle(menu: HTMLElement, newState: 'open' | 'closed'): void {
  open[newState === 'open' ? 'add' : 'delete'](menu);
  menu.dispatchEvent(Object.assign(new Event('toggle'), {newState}));
}

beforeEach(() => {
  mockIsBrowser = true;
  mockPathname = '/ui/';
  Object.assign(HTMLElement.prototype, {showPopover, hidePopover});
});

const menu = () => (
  <Menu id="versions" label="Version: v7" items={ITEMS} event={clickData('versions', 'open')}>
    v7
  </Menu>
);

function show() {
  const view = render(menu());
  hidePopover.mockClear();
  const button = view.container.querySelector('button');
  const popover = view.container.querySelector<HTMLElement>('[popover]');
  if (!button || !popover) throw new Error('no button, or no popover');
  return {...view, button, popover};
}

/** What has the focus, by its text without the note. */
const focused = () => document.activeElement?.textContent?.replace('Start page', '');

describe('the served HTML', () => {
  it('works without JavaScript: a button for a popover of links, and no promise of arrow keys', () => {
    mockIsBrowser = false;
    const {button, popover} = show();
    expect(button.getAttribute('popovertarget')).toBe(popover.id);
    expect(button.hasAttribute('aria-haspopup')).toBe(false);
    expect(popover.getAttribute('role')).toBe('group');
    expect(screen.getByRole('link', {name: 'All'}).getAttribute('href')).toBe('/versions/');
    expect(screen.getByRole('link', {name: 'All'}).hasAttribute('tabindex')).toBe(false);
  });

  it('marks the current entry, which only closes the menu', () => {
    const {popover} = show();
    const current = screen.getByRole('menuitem', {name: 'v7'});
    expect(current.tagName).toBe('BUTTON');
    expect(current.getAttribute('aria-current')).toBe('true');
    expect(current.getAttribute('popovertarget')).toBe(popover.id);
    expect(current.getAttribute('popovertargetaction')).toBe('hide');
  });

  it('says a note, and puts a divider before the entry that has one', () => {
    show();
    expect(screen.getByRole('menuitem', {name: 'v6 Start page'})).not.toBeNull();
    const divider = screen.getByRole('separator');
    expect(divider.nextElementSibling).toBe(screen.getByRole('menuitem', {name: 'All'}));
  });

  it('tells analytics that it is opened, and what is chosen', () => {
    const {button} = show();
    expect({...button.dataset}).toEqual({gaEventCategory: 'versions', gaEventAction: 'open'});
    expect({...screen.getByRole('menuitem', {name: 'v6 Start page'}).dataset}).toEqual({
      gaEventCategory: 'versions',
      gaEventAction: 'switch',
      gaEventLabel: 'v6',
    });
  });
});

describe('the button', () => {
  it.each([
    ['ArrowDown', 'v7'],
    ['ArrowUp', 'All'],
  ])('opens on %s, at %s', (key, label) => {
    const {button} = show();
    // False: the page does not scroll.
    expect(fireEvent.keyDown(button, {key})).toBe(false);
    expect(showPopover).toHaveBeenCalledTimes(1);
    expect(focused()).toBe(label);
  });

  it('leaves other keys to the browser', () => {
    const {button} = show();
    expect(fireEvent.keyDown(button, {key: 'Enter'})).toBe(true);
    expect(showPopover).not.toHaveBeenCalled();
  });

  it('says whether the menu is open', () => {
    const {button, popover} = show();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    act(() => toggle(popover, 'open'));
    expect(button.getAttribute('aria-expanded')).toBe('true');
    act(() => toggle(popover, 'closed'));
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('the open menu', () => {
  function opened() {
    const view = show();
    act(() => toggle(view.popover, 'open'));
    const press = (key: string, held = {}) => {
      fireEvent.keyDown(document.activeElement ?? view.popover, {key, ...held});
      return focused();
    };
    return {...view, press};
  }

  it('takes the focus, also when it was opened by a click', () => {
    opened();
    expect(focused()).toBe('v7');
  });

  it('is walked by arrows, Home, End and first letters', () => {
    const {press} = opened();
    expect(press('ArrowDown')).toBe('v6');
    expect(press('End')).toBe('All');
    expect(press('ArrowDown')).toBe('v7');
    expect(press('ArrowUp')).toBe('All');
    expect(press('Home')).toBe('v7');
    expect(press('a')).toBe('All');
  });

  it("leaves the browser's own shortcuts alone", () => {
    const {press} = opened();
    expect(press('a', {ctrlKey: true})).toBe('v7');
    expect(press('ArrowDown', {altKey: true})).toBe('v7');
    expect(press('v', {metaKey: true})).toBe('v7');
  });

  it('is closed by Tab', () => {
    const {press, popover} = opened();
    press('Tab');
    expect(hidePopover).toHaveBeenCalledTimes(1);
    expect(hidePopover.mock.contexts[0]).toBe(popover);
  });

  it('is closed by a new page', () => {
    const {rerender} = opened();
    mockPathname = '/ui/v6/';
    rerender(menu());
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });
});
