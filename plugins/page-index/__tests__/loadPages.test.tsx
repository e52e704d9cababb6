const FILE = '@generated/page-index/default/pages.json';
const PLACE = '@generated/page-index/default/joined.json';

beforeEach(() => {
  jest.resetModules();
  jest.doMock(PLACE, () => ({joined: null}), {virtual: true});
});

it('loads the index once', async () => {
  const load = jest.fn(() => ({__esModule: true, default: [{path: '/'}]}));
  jest.doMock(FILE, load, {virtual: true});
  const {loadPages} = await import('../client');
  expect(load).not.toHaveBeenCalled();
  expect(loadPages()).toBe(loadPages());
  expect(await loadPages()).toEqual([{path: '/'}]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('tries again where loading failed', async () => {
  let isOnline = false;
  jest.doMock(
    FILE,
    () => {
      if (!isOnline) throw new Error('offline');
      return {__esModule: true, default: []};
    },
    {virtual: true},
  );
  const {loadPages} = await import('../client');
  await expect(loadPages()).rejects.toThrow('offline');
  isOnline = true;
  expect(await loadPages()).toEqual([]);
});
