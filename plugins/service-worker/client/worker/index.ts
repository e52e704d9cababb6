import {registerQuotaErrorCallback} from 'workbox-core/registerQuotaErrorCallback.js';
import type {WorkboxPlugin} from 'workbox-core/types.js';
import {addRoute} from 'workbox-precaching/addRoute.js';
import {cleanupOutdatedCaches} from 'workbox-precaching/cleanupOutdatedCaches.js';
import {matchPrecache} from 'workbox-precaching/matchPrecache.js';
import {precache} from 'workbox-precaching/precache.js';
import {registerRoute} from 'workbox-routing/registerRoute.js';
import {setCatchHandler} from 'workbox-routing/setCatchHandler.js';
import {CacheFirst} from 'workbox-strategies/CacheFirst.js';
import {StaleWhileRevalidate} from 'workbox-strategies/StaleWhileRevalidate.js';
import {cacheName, isOwnCache} from '../../core/cacheNames';
import {answerFile, answerPage, isPageAddress, offlineAddress} from './answers';
import {answerMessage} from './messages';
import {findSaved} from './saved';
import {config, scope} from './scope';

/** So many hashed files of this and earlier releases are kept; then the oldest go. */
const MAX_ASSETS = 400;

const {baseUrl, offlinePage, release} = config;
const shelf = {
  caches: scope.caches,
  fetch: (url: string, init?: RequestInit) => fetch(url, init),
  baseUrl,
};
const desk = {...shelf, release, sets: config.sets, skipWaiting: () => scope.skipWaiting()};
const names = {
  pages: cacheName('pages', release, baseUrl),
  assets: cacheName('assets', 'all', baseUrl),
};

/** A page's HTML is the same whatever its query says. */
const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({request}) => withoutQuery(request.url),
  cacheWillUpdate: async ({response}) => (isWhole(response) ? response : null),
};

/** A server that answers everything with a page must not have it kept as a script. */
const noPages: WorkboxPlugin = {
  cacheWillUpdate: async ({response}) => (isWhole(response) && !isHtml(response) ? response : null),
  cacheDidUpdate: () => trim(),
};

const pages = new StaleWhileRevalidate({cacheName: names.pages, plugins: [byPath]});
const assets = new CacheFirst({
  cacheName: names.assets,
  plugins: [noPages],
  matchOptions: {ignoreVary: true},
});

precache(config.precache);
cleanupOutdatedCaches();
// A page that cannot be renewed must not be shown for ever.
registerQuotaErrorCallback(() => scope.caches.delete(names.pages));

registerRoute(
  ({request, url, sameOrigin}) =>
    sameOrigin && request.mode === 'navigate' && isPageAddress(url.pathname),
  ({request, event, url}) =>
    answerPage({
      fresh: () => pages.handle({request, event}),
      network: () => fetch(request),
      copy: () => copyOf(url.pathname),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      offline: () => sendToOfflinePage(url),
    }),
);
// What reads a page before it is navigated to, without leaving the one that is shown.
registerRoute(
  ({request, url, sameOrigin}) =>
    sameOrigin && request.destination === '' && isPageAddress(url.pathname),
  ({request, event, url}) =>
    answerFile([() => pages.handle({request, event}), () => fetch(request)], async () =>
      copyOf(url.pathname),
    ),
);
addRoute({directoryIndex: '', cleanURLs: false});
registerRoute(
  ({url, sameOrigin}) => sameOrigin && url.pathname.startsWith(`${baseUrl}assets/`),
  ({request, event, url}) =>
    answerFile([() => assets.handle({request, event}), () => fetch(request)], () =>
      findSaved(shelf, url.pathname),
    ),
);
registerRoute(
  ({request, url, sameOrigin}) =>
    sameOrigin && request.cache !== 'no-store' && url.pathname.startsWith(baseUrl),
  ({request, url}) => answerFile([() => fetch(request)], () => findSaved(shelf, url.pathname)),
);
// A precache that is lost or broken answers by throwing.
setCatchHandler(async ({request}) => fetch(request));

scope.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldPages().catch(() => undefined));
});

scope.addEventListener('message', (event) => {
  const [port] = event.ports;
  event.waitUntil(answerMessage(desk, event.data, (answer) => port?.postMessage(answer)));
});

/** Pages of the release before name files that are no more. */
async function deleteOldPages(): Promise<void> {
  const own = (await scope.caches.keys()).filter((name) => isOwnCache(name, baseUrl, 'pages'));
  await Promise.all(
    own.filter((name) => name !== names.pages).map((name) => scope.caches.delete(name)),
  );
}

async function copyOf(path: string): Promise<Response | undefined> {
  for (const candidate of path.endsWith('/') ? [path] : [path, `${path}/`]) {
    const found =
      (await matchPrecache(candidate).catch(() => undefined)) ??
      (await findSaved(shelf, candidate));
    if (found) return found;
  }
  return undefined;
}

/** Where not even the offline page is kept, the browser says itself that it is offline. */
async function sendToOfflinePage(asked: URL): Promise<Response> {
  const isThere = asked.pathname !== offlinePage && (await copyOf(offlinePage));
  return isThere ? Response.redirect(offlineAddress(asked, offlinePage)) : Response.error();
}

async function trim(): Promise<void> {
  const cache = await scope.caches.open(names.assets);
  const keys = await cache.keys();
  const tooMany = keys.slice(0, Math.max(0, keys.length - MAX_ASSETS));
  await Promise.all(tooMany.map((key) => cache.delete(key)));
}

function withoutQuery(address: string): string {
  const {origin, pathname} = new URL(address);
  return origin + pathname;
}

function isWhole({ok, status, type, redirected}: Response): boolean {
  return ok && status === 200 && type === 'basic' && !redirected;
}

function isHtml({headers}: Response): boolean {
  return (headers.get('content-type') ?? '').startsWith('text/html');
}
