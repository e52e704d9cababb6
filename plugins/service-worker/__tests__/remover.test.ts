import {runInNewContext} from 'node:vm';
import {removerScript} from '../core/remover';

interface Event {
  waitUntil: (promise: Promise<unknown>) => void;
}

/** Runs the script as a browser does: install, then activate. */
async function run(deleteCache: (name: string) => Promise<boolean>) {
  const listeners: Record<string, (event: Event) => void> = {};
  const unregister = jest.fn(() => Promise.resolve(true));
  const skipWaiting = jest.fn();
  const names = [
    'vitrine-pages-r@/',
    'vitrine-saved-ui-1@/',
    'vitrine-pages-r@/zh/',
    'workbox-precache-v2-https://a.example/',
    'workbox-precache-v2-https://a.example/zh/',
    'of-somebody-else',
  ];
  runInNewContext(removerScript('/'), {
    Promise,
    caches: {keys: async () => names, delete: deleteCache},
    self: {
      addEventListener: (type: string, listener: (event: Event) => void) => {
        listeners[type] = listener;
      },
      registration: {scope: 'https://a.example/', unregister},
      skipWaiting,
    },
  });
  let done: Promise<unknown> = Promise.resolve();
  for (const type of ['install', 'activate']) {
    listeners[type]?.({waitUntil: (promise) => (done = promise)});
  }
  await done;
  return {types: Object.keys(listeners), unregister, skipWaiting};
}

it('takes over at once, deletes its own caches only, and goes', async () => {
  const deleted: string[] = [];
  const {types, unregister, skipWaiting} = await run(async (name) => deleted.push(name) > 0);
  expect(skipWaiting).toHaveBeenCalledTimes(1);
  expect(deleted).toEqual([
    'vitrine-pages-r@/',
    'vitrine-saved-ui-1@/',
    'workbox-precache-v2-https://a.example/',
  ]);
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(types).not.toContain('fetch');
});

it('goes even where a cache cannot be deleted', async () => {
  const {unregister} = await run(() => Promise.reject(new Error('storage')));
  expect(unregister).toHaveBeenCalledTimes(1);
});
