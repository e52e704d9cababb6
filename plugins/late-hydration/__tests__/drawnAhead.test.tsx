import {serveSurroundings} from '../client/loader/surroundings';
import type {Session} from '../client/loader/session';
import {layOutAhead} from '../client/loader/whenOpened';

/** Loads the surroundings of a page that is drawn before anybody opens it. */
function draw(html: string) {
  const VITRINE_LATE = {isWatched: true, workerHosts: [], texts: {}};
  Object.assign(globalThis, {VITRINE_LATE, matchMedia: () => new EventTarget()});
  Object.defineProperty(document, 'prerendering', {value: true, configurable: true});
  document.body.innerHTML = html;
  const run = jest.fn();
  serveSurroundings({run, signal: new AbortController().signal} as unknown as Session);
  return run;
}

/** A reader follows the link to it. */
function open() {
  Object.defineProperty(document, 'prerendering', {value: false, configurable: true});
  document.dispatchEvent(new Event('prerenderingchange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});

afterEach(() => jest.useRealTimers());

it('brings nothing before it is opened, though it is watched and shows what needs React', () => {
  const run = draw('<p data-wants-react="load">The changes</p>');
  window.dispatchEvent(new StorageEvent('storage', {key: 'vitrine-mode'}));
  jest.runAllTimers();
  expect(run).not.toHaveBeenCalled();
  open();
  expect(run).toHaveBeenCalledTimes(1);
});

it('comes alive when it is opened where another page has changed what it was drawn by', () => {
  const run = draw('<p>The same</p>');
  localStorage.setItem('vitrine-mode', 'dark');
  open();
  expect(run).toHaveBeenCalledTimes(1);
});

it('stays as it is where nothing has changed', () => {
  const run = draw('<p>The same</p>');
  open();
  expect(run).not.toHaveBeenCalled();
});

it('is laid out while nobody waits for it, and one that is open when the browser does', () => {
  const asked = jest.spyOn(document.documentElement, 'getBoundingClientRect');
  Object.defineProperty(document, 'prerendering', {value: true, configurable: true});
  layOutAhead();
  jest.runAllTimers();
  expect(asked).toHaveBeenCalledTimes(1);
  open();
  layOutAhead();
  jest.runAllTimers();
  expect(asked).toHaveBeenCalledTimes(1);
});
