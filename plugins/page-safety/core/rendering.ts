/** What a thread of a build renders at the moment. */
export interface Rendering {
  /** The page's address. */
  page: string;
  /** The demo of it that is being rendered: `docs/ui/button.md:9: demo "Loop.tsx"`. */
  demo?: string;
  /** When the page was begun, in milliseconds as `Date.now()` has them. */
  since: number;
  /** Seconds that a page may take. */
  limit: number;
}

/**
 * What is told of a page that takes longer than it may.
 *
 * @param now milliseconds, likewise
 * @returns two lines; `undefined` while there is time
 */
export function renderingFault(
  {page, demo, since, limit}: Rendering,
  now: number,
): string | undefined {
  if (now - since <= limit * 1000) return undefined;
  const where = demo ?? `the page ${page}`;
  return (
    `${where} was still being rendered after ${limit} s${demo === undefined ? '' : `, on ${page}`}\n` +
    '  Fix: mend the loop that has no end there, or give pages more time: settings.page-safety.renderLimit'
  );
}
