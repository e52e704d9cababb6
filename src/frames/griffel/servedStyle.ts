/** Rules of one kind, as Griffel keeps them. */
export interface Bucket {
  /** Its name: `r` for resets, `d` for most others, `h` for what is pointed at. */
  bucket: string;
  /** Of all its rules. */
  media?: string | undefined;
  text: string;
}

const RESETS = 'r';

/** A class as Griffel names them. */
const CLASS = /\.([fr][a-z\d]{5,})(?![\w-])/g;

/**
 * The style element of a demo as it is served. Griffel has resets win over nothing by writing them
 * first in a page; each demo has its own here, so all other rules weigh one class more.
 */
export function servedStyle({bucket, media, text}: Bucket): string {
  const rules = bucket === RESETS ? text : text.replaceAll(CLASS, '.$1.$1');
  const query = media ? ` media="${media.replaceAll('"', '&quot;')}"` : '';
  return `<style data-griffel${query}>${rules}</style>`;
}
