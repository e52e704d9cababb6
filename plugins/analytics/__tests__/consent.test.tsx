import {readConsent} from '../../_shared/client';
import {startConsent} from '../client/consent';
import type {ConsentKeeper} from '../client/consent';
import {setSignals, storeElsewhere} from './__fixtures__/browser';

const KEY = 'vitrine-consent';

let keeper: ConsentKeeper;

beforeEach(() => {
  localStorage.clear();
  setSignals(null);
});

afterEach(() => {
  keeper.stop();
  jest.restoreAllMocks();
});

it.each([
  [null, 'unknown'],
  ['essential', 'essential'],
  ['analytics', 'analytics'],
  ['{"odd": true}', 'unknown'],
])('publishes the stored answer %s as %s', (stored, consent) => {
  if (stored !== null) localStorage.setItem(KEY, stored);
  keeper = startConsent(true);
  expect(readConsent()).toBe(consent);
});

it('stores and publishes an answer, and the next one', () => {
  keeper = startConsent(true);
  keeper.answer('analytics');
  expect([localStorage.getItem(KEY), readConsent()]).toEqual(['analytics', 'analytics']);
  expect(keeper.state().isAsked).toBe(false);
  keeper.answer('essential');
  expect([localStorage.getItem(KEY), readConsent()]).toEqual(['essential', 'essential']);
});

it('follows other tabs, also where they forget', () => {
  keeper = startConsent(true);
  storeElsewhere(KEY, 'analytics');
  expect(readConsent()).toBe('analytics');
  storeElsewhere('another', 'essential');
  expect(readConsent()).toBe('analytics');
  storeElsewhere(KEY, 'odd');
  expect(readConsent()).toBe('unknown');
  storeElsewhere(KEY, 'essential');
  storeElsewhere(null, null);
  expect(readConsent()).toBe('unknown');
});

it('catches up with other tabs when the page comes back from the history', () => {
  keeper = startConsent(true);
  localStorage.setItem(KEY, 'analytics');
  window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: false}));
  expect(readConsent()).toBe('unknown');
  window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  expect(readConsent()).toBe('analytics');
  localStorage.clear();
  window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  expect(readConsent()).toBe('unknown');
});

it('keeps to the wish of the browser, whatever is stored here or elsewhere', () => {
  setSignals('1');
  localStorage.setItem(KEY, 'analytics');
  keeper = startConsent(true);
  expect(readConsent()).toBe('essential');
  storeElsewhere(KEY, 'analytics');
  expect(readConsent()).toBe('essential');
  expect(keeper.state()).toEqual({consent: 'essential', isSignalled: true, isAsked: false});
});

it('hears Global Privacy Control', () => {
  setSignals(null, true);
  keeper = startConsent(true);
  expect(readConsent()).toBe('essential');
});

it('holds for this page where the storage refuses', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  keeper = startConsent(true);
  expect(readConsent()).toBe('unknown');
  keeper.answer('analytics');
  expect(readConsent()).toBe('analytics');
  window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  expect(readConsent()).toBe('analytics');
});
