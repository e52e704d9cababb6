import {bringTo} from '../client/reload';
import type {Typing} from '../core/decide';

const reload = jest.fn();
let typing: Typing;
let isVisible: boolean;
let hasFocus: boolean;

const note = () => document.querySelector('[data-release-note]');
const bring = (release: string) => bringTo(release, () => typing, reload);

function change(name: string): void {
  window.dispatchEvent(new Event(name));
  jest.runAllTimers();
}

beforeEach(() => {
  jest.useFakeTimers();
  [typing, isVisible, hasFocus] = ['nothing', true, true];
  sessionStorage.clear();
  document.body.replaceChildren();
  jest.spyOn(document, 'hasFocus').mockImplementation(() => hasFocus);
  jest
    .spyOn(document, 'visibilityState', 'get')
    .mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
});

afterEach(() => jest.useRealTimers());

it('reloads once for a release, then lets the reader choose', () => {
  bring('r1');
  expect(reload).toHaveBeenCalledTimes(1);
  bring('r1');
  jest.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(note()?.textContent).toContain('A new version is available.');
});

it('ends where two releases alternate', () => {
  for (let turn = 0; turn < 10; turn += 1) bring(turn % 2 === 0 ? 'r1' : 'r2');
  expect(reload).toHaveBeenCalledTimes(2);
});

it('waits for a hidden tab to be seen and to have the focus', () => {
  [isVisible, hasFocus] = [false, false];
  bring('r1');
  isVisible = true;
  change('visibilitychange');
  expect(reload).not.toHaveBeenCalled();
  hasFocus = true;
  change('focus');
  change('focus');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('waits until a field is left', () => {
  typing = 'focus';
  bring('r1');
  expect(reload).not.toHaveBeenCalled();
  typing = 'nothing';
  change('focusout');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('loses no text: the reader chooses', () => {
  typing = 'focus';
  bring('r1');
  typing = 'changed';
  change('input');
  expect(reload).not.toHaveBeenCalled();
  expect(note()?.getAttribute('role')).toBe('status');
  typing = 'nothing';
  change('focusout');
  expect(reload).not.toHaveBeenCalled();
  note()?.querySelector<HTMLButtonElement>('[data-ga-event-action=reload]')?.click();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('takes the note away when it is to be later', () => {
  typing = 'changed';
  bring('r1');
  bring('r2');
  jest.runAllTimers();
  expect(document.querySelectorAll('[data-release-note]')).toHaveLength(1);
  note()?.querySelector<HTMLButtonElement>('[data-ga-event-action=reload-later]')?.click();
  expect(note()).toBeNull();
});

it('never reloads by itself where nothing can be counted', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  bring('r1');
  expect(reload).not.toHaveBeenCalled();
  expect(note()).not.toBeNull();
});
