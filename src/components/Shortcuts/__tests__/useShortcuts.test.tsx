import {fireEvent, render} from '@testing-library/react';
import type {ReactNode} from 'react';
import {allowSingleKeys} from '../singleKeys';
import {useShortcuts} from '../useShortcuts';

const onFind = jest.fn();
const onList = jest.fn();
const onClick = jest.fn((event: MouseEvent) => event.preventDefault());

function Case(): ReactNode {
  useShortcuts({onFind, onList});
  return null;
}

/** Presses a key. False: the browser's own way with it was stopped. */
const press = (key: string, init = {}) => fireEvent.keyDown(document.body, {key, ...init});

/** A page with a link of some relation; what is clicked is told by its text. */
function link(rel: string): void {
  document.body.innerHTML = `<a href="/b/" rel="${rel}">${rel}</a>`;
  document.querySelector('a')?.addEventListener('click', onClick);
}

beforeEach(() => allowSingleKeys(true));

it('opens the search and the list', () => {
  render(<Case />);
  expect(press('/')).toBe(false);
  expect(press('k', {ctrlKey: true})).toBe(false);
  expect(onFind).toHaveBeenCalledTimes(2);
  expect(press('?')).toBe(false);
  expect(onList).toHaveBeenCalledTimes(1);
});

it.each([
  ['[', 'prev'],
  [']', 'next'],
])('follows the link that %s stands for', (key, rel) => {
  render(<Case />);
  link(rel);
  expect(press(key)).toBe(false);
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('leaves the key to the browser where the page has no such link', () => {
  render(<Case />);
  link('prev');
  expect(press(']')).toBe(true);
  expect(onClick).not.toHaveBeenCalled();
});

it('does nothing on single keys that the reader has switched off', () => {
  render(<Case />);
  allowSingleKeys(false);
  expect(press('/')).toBe(true);
  expect(press('k', {ctrlKey: true})).toBe(false);
  expect(onFind).toHaveBeenCalledTimes(1);
});

it('hears nothing once it is gone', () => {
  render(<Case />).unmount();
  press('/');
  expect(onFind).not.toHaveBeenCalled();
});
