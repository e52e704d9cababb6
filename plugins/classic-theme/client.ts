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
}
