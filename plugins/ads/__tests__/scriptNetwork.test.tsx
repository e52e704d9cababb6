import {scriptNetwork} from '../client/providers/scriptNetwork';
import {runScript, SCRIPT, scriptElement} from './__fixtures__/script';

let place: HTMLElement;
let left: AbortController;
let loading: Promise<unknown>;

beforeEach(() => {
  jest.useFakeTimers();
  place = document.createElement('div');
  document.body.replaceChildren(place);
  left = new AbortController();
  loading = scriptNetwork(SCRIPT, 5000).load(place, left.signal);
});

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

it('puts the script into the place, with its id and attributes', () => {
  const [script] = place.children;
  expect(script?.getAttribute('src')).toBe(SCRIPT.src);
  expect(script?.id).toBe('_ads_js');
  expect(script?.getAttribute('data-zone')).toBe('1');
  void loading.catch(() => undefined);
});

it('finds what the script puts beside itself', async () => {
  const ad = runScript();
  await jest.advanceTimersByTimeAsync(100);
  expect(await loading).toBe(ad);
});

it('waits for an ad that comes after the script has run', async () => {
  scriptElement()?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(1000);
  const ad = runScript();
  await jest.advanceTimersByTimeAsync(100);
  expect(await loading).toBe(ad);
});

it('fails where the script is refused or not found', async () => {
  scriptElement()?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('Script not loaded');
});

it('fails where the script never answers', async () => {
  const failed = expect(loading).rejects.toThrow('Script not loaded');
  await jest.advanceTimersByTimeAsync(5000);
  await failed;
  expect(place.childElementCount).toBe(0);
});

it.each([
  ['puts nothing into the page, as one that throws', () => undefined],
  ['has an ad that a blocker hides', () => runScript(0)],
])('fails where the script %s', async (_case, run) => {
  const failed = expect(loading).rejects.toThrow('The script put no visible ad into the page.');
  run();
  scriptElement()?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(4000);
  left.abort();
  await failed;
  expect(jest.getTimerCount()).toBe(0);
});
