/**
 * The worker that takes the place of a worker: it deletes what that kept and unregisters itself.
 * It answers no request, so that from its first moment every page comes from the network, and it
 * moves no page: what somebody reads or types stays as it is.
 *
 * @param baseUrl deletes the caches of this base URL only: others on the host are not its own
 */
export function removerScript(baseUrl: string): string {
  return `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const isOwn = (name) =>
    (name.startsWith('vitrine-') && name.endsWith(${JSON.stringify(`@${baseUrl}`)})) ||
    (name.startsWith('workbox-') && name.endsWith(self.registration.scope));
  const clear = async () => {
    const names = await caches.keys();
    await Promise.allSettled(names.filter(isOwn).map((name) => caches.delete(name)));
  };
  event.waitUntil(clear().catch(() => undefined).then(() => self.registration.unregister()));
});
`;
}
