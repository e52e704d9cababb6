import type routes from '@generated/routes';
import {HELD_CLICKS} from '../../_shared/loading/heldClicks';
import {offerIslands} from '../client/islands';
import {servedOf} from '../client/served';
import {waitForServed} from '../client/waitForServed';
import {DEMOS_EXPORT} from '../../_shared/text/names';

const fetched = jest.fn();

beforeEach(() => {
  Object.assign(globalThis, {VITRINE_SERVER: false, fetch: fetched});
  Object.assign(AbortSignal, {timeout: () => new AbortController().signal});
  document.documentElement.dataset.hasHydrated = 'true';
  fetched.mockImplementation(async (path: string) => ({
    ok: true,
    text: async () => `<figure id="demo-a"><div data-demo="A">${path}</div></figure>`,
  }));
});

/** A route below another, as those of the docs are; `preload` of what is returned is the leaf's. */
function routeTo(path: string, modules: unknown) {
  const preload = jest.fn(async () => modules);
  const leaf = {path, exact: true, component: {preload}};
  waitForServed([{path: '/', component: {}, routes: [leaf]}] as unknown as typeof routes);
  return {preload: () => leaf.component.preload(), code: preload};
}

it('waits for the code of a page, and then for its demos', async () => {
  const {preload, code} = routeTo('/demos/', [{default: {}}, {[DEMOS_EXPORT]: true}]);
  await preload();
  expect(code).toHaveBeenCalledTimes(1);
  expect(servedOf('/demos/')?.markup.get('demo-a')).toEqual({__html: '/demos/'});
});

it('waits for nothing more where there are no demos', async () => {
  await routeTo('/text/', [{default: 'text'}, undefined]).preload();
  expect(fetched).not.toHaveBeenCalled();
});

it('waits for nothing more before the first page is taken over', async () => {
  document.documentElement.dataset.hasHydrated = 'false';
  await routeTo('/first/', [{[DEMOS_EXPORT]: true}]).preload();
  expect(fetched).not.toHaveBeenCalled();
});

it('lets demos come alive before the first page, which waits until it is wanted', async () => {
  document.documentElement.dataset.hasHydrated = 'false';
  let wantPage: () => void = () => undefined;
  const page = new Promise<void>((resolve) => (wantPage = resolve));
  const late = {page, isPageWanted: false, onDemo: jest.fn()};
  Object.assign(window, {[HELD_CLICKS]: {held: [], late}});
  const live = jest.fn(() => page);
  offerIslands(live);
  const onReady = jest.fn();
  const ready = routeTo('/alive/', [{[DEMOS_EXPORT]: []}])
    .preload()
    .then(onReady);
  await new Promise((resolve) => setTimeout(resolve));
  expect(live).toHaveBeenCalledWith([], late);
  expect(onReady).not.toHaveBeenCalled();
  wantPage();
  await ready;
  expect(onReady).toHaveBeenCalledTimes(1);
  Object.assign(window, {[HELD_CLICKS]: undefined});
});

it('fails as the code of a page fails', async () => {
  const {preload, code} = routeTo('/gone/', []);
  code.mockRejectedValueOnce(new Error('chunk lost'));
  await expect(preload()).rejects.toThrow('chunk lost');
});
