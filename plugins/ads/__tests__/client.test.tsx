import {onRouteDidUpdate} from '../client';
import {showAd} from '../client/showAd';

jest.mock('../client/showAd', () => ({showAd: jest.fn(async () => undefined)}));
jest.mock(
  '@generated/ads/default/options.json',
  () => ({house: [], network: null, frequency: 0.5, displayRatio: 1, timeout: 5000}),
  {virtual: true},
);

const shown = jest.mocked(showAd);

/** Puts a page into the document, and tells the plugin as Docusaurus does. */
function visit(pathname: string, previous: string | null, slots = 1): void {
  const slot = '<aside data-house-slot><div data-house-room></div></aside>';
  document.body.innerHTML = slot.repeat(slots);
  tell(pathname, previous);
}

function tell(pathname: string, previous: string | null): void {
  onRouteDidUpdate({
    location: {pathname},
    previousLocation: previous === null ? null : {pathname: previous},
  });
}

let drawn: number;

beforeEach(() => {
  drawn = 0;
  jest.spyOn(Math, 'random').mockImplementation(() => drawn);
});

it('shows an ad on the first page and on each that follows', () => {
  visit('/a/', null);
  visit('/b/', '/a/');
  expect(shown).toHaveBeenCalledTimes(2);
  expect(shown.mock.lastCall?.[0]).toBe(document.querySelector('[data-house-room]'));
});

it('shows none in the window of a demo: the page around it has one', () => {
  document.documentElement.dataset.demoAlone = 'frame';
  visit('/a/', null);
  delete document.documentElement.dataset.demoAlone;
  expect(shown).not.toHaveBeenCalled();
});

it('ends what the page before was waiting for, also on a page without a slot', () => {
  visit('/a/', null);
  const left = shown.mock.lastCall?.[3];
  expect(left?.aborted).toBe(false);
  visit('/', '/a/', 0);
  expect(left?.aborted).toBe(true);
  expect(shown).toHaveBeenCalledTimes(1);
});

it('stays with its ad where only hash or query changed, or a slash was added', () => {
  visit('/a', null);
  tell('/a', '/a');
  tell('/a/', '/a');
  expect(shown).toHaveBeenCalledTimes(1);
  expect(shown.mock.lastCall?.[3].aborted).toBe(false);
});

it('fills one slot of a page at most', () => {
  visit('/a/', null, 2);
  expect(shown).toHaveBeenCalledTimes(1);
});

it('shows an ad in as many page views as the frequency says', () => {
  drawn = 0.5;
  visit('/a/', null);
  expect(shown).not.toHaveBeenCalled();
});

it('shows bots none', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
  visit('/a/', null);
  expect(shown).not.toHaveBeenCalled();
});

it('waits until the page has loaded', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  visit('/a/', null);
  expect(shown).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  expect(shown).toHaveBeenCalledTimes(1);
});
