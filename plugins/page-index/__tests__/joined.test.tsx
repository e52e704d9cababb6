import {loadPages} from '../client';

jest.mock('@generated/page-index/default/joined.json', () => ({joined: '/joined/pages.json'}), {
  virtual: true,
});
jest.mock(
  '@generated/page-index/default/pages.json',
  () => ({__esModule: true, default: [{path: '/own/'}]}),
  {virtual: true},
);

function answer(ok: boolean) {
  window.fetch = jest.fn(() =>
    Promise.resolve({ok, json: () => Promise.resolve([{path: '/own/'}, {path: '/other/'}])}),
  ) as never;
}

beforeEach(() => jest.resetModules());

it('knows the pages of all parts of a joined site', async () => {
  answer(true);
  expect(await loadPages()).toEqual([{path: '/own/'}, {path: '/other/'}]);
  expect(window.fetch).toHaveBeenCalledWith('/joined/pages.json');
});

it('knows its own where it is not joined', async () => {
  answer(false);
  const {loadPages: load} = await import('../client');
  expect(await load()).toEqual([{path: '/own/'}]);
});
