import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** What Docusaurus puts on `window` for its links. */
interface Fetching {
  prefetch: (path: string) => unknown;
  preload: (path: string) => unknown;
}

/**
 * Fetches the code of a page when its link is pointed at or touched, not as soon as it is seen:
 * a tree of a hundred links would have every reader load a hundred pages.
 */
if (ExecutionEnvironment.canUseDOM) {
  let fetching: Fetching | undefined;
  // Docusaurus sets it, frozen, after this module has run.
  Object.defineProperty(window, 'docusaurus', {
    configurable: true,
    get: () => fetching,
    set: ({preload}: Fetching) => {
      fetching = {prefetch: () => false, preload};
    },
  });
  mendAddress();
  // The router listens after this module has run, and so is told after it.
  window.addEventListener('popstate', mendAddress);
}

/**
 * Replaces a path or a hash that cannot be decoded. The router and Docusaurus decode them without
 * a guard: `#%E0%A4%A`, written behind the address of an open page, would put an error in its place.
 */
function mendAddress(): void {
  const {pathname, search, hash} = window.location;
  const mended = mendPart(pathname) + search + mendPart(hash);
  if (mended === pathname + search + hash) return;
  window.history.replaceState(window.history.state, '', mended);
}

/**
 * A part of an address whose percent signs can all be decoded: where one cannot, all of them stand
 * for themselves.
 */
function mendPart(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}
