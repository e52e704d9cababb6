import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** What a build says of the headers that it is to be served with. */
const FILE = 'hosting/headers.json';

const OCTETS = 'application/octet-stream';

interface Hosting {
  /**
   * All that match hold, of
   * two with the same header the later one; a `*` at the end stands for whatever follows.
   */
  rules: {match: string; headers: Record<string, string>}[];
  /**
   * Extension → value of `Content-Type`; any other is
   * bytes. Without them it is guessed.
   */
  types?: Record<string, string>;
}

/**
 * For builds that say nothing: as every host should, since without it browsers ask again for fonts
 * that they have loaded ahead.
 */
const PLAIN: Hosting = {
  rules: [{match: '/assets/*', headers: {'Cache-Control': 'public, max-age=31536000, immutable'}}],
};

/** How a build is to be served. */
export function readHosting(dir: string): Hosting {
  const file = path.join(dir, FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : PLAIN;
}

/**
 * The headers of an address.
 *
 * @param file that is sent; its extension decides its type. A folder has none.
 */
export function headersOf(
  {rules, types}: Hosting,
  pathname: string,
  file: string,
): Map<string, string> {
  const found = rules.filter(({match}) => pathname.startsWith(match.replace(/\*$/, '')));
  const headers = new Map(found.flatMap((rule) => Object.entries(rule.headers)));
  if (!types || file.endsWith('/')) return headers;
  return headers.set('Content-Type', types[path.extname(file).slice(1)] ?? OCTETS);
}
