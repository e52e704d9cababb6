/** The site's own keys: its settings hold in the window of a demo too. */
const SITE_KEY = /^vitrine-/;

/**
 * Gives the page a storage of one demo's own, in place of the site's. To be called before the
 * demo's code is loaded.
 *
 * @param id id of the demo's figure; the same on each visit
 */
export function isolateStorage(id: string): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      const value = scopedStorage(window[area], `vitrine-demo:${location.pathname}#${id}:`);
      Object.defineProperty(window, area, {value, configurable: true});
    } catch {
      // The browser refuses any storage, the demo's own too.
    }
  }
}

/**
 * A part of a storage, as a storage of its own.
 *
 * @param prefix what the keys begin with in the whole storage
 */
export function scopedStorage(storage: Storage, prefix: string): Storage {
  const keys = () =>
    Object.keys(storage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  const keyOf = (key: string) => (SITE_KEY.test(key) ? key : prefix + key);
  const methods: Storage = {
    get length() {
      return keys().length;
    },
    key: (index) => keys()[index] ?? null,
    getItem: (key) => storage.getItem(keyOf(String(key))),
    setItem: (key, value) => storage.setItem(keyOf(String(key)), String(value)),
    removeItem: (key) => storage.removeItem(keyOf(String(key))),
    clear: () => keys().forEach((key) => storage.removeItem(prefix + key)),
  };
  const isMethod = (key: PropertyKey): key is keyof Storage => Object.hasOwn(methods, key);
  const read = (key: PropertyKey) =>
    typeof key === 'string' ? (methods.getItem(key) ?? undefined) : undefined;
  // `storage.name` is as good as `storage.getItem('name')`.
  return new Proxy(methods, {
    get: (_target, key) => (isMethod(key) ? (methods[key] as unknown) : read(key)),
    set: (_target, key, value) => (methods.setItem(String(key), String(value)), true),
    has: (_target, key) => isMethod(key) || read(key) !== undefined,
    deleteProperty: (_target, key) => (methods.removeItem(String(key)), true),
  });
}
