import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {decodePath, withSlash} from '../../plugins/_shared/site/addresses';
import {TYPES} from '../../plugins/hosting/core/types';

/** What a build says of the headers that it is to be served with. */
const FILE = 'hosting/headers.json';

const OCTETS = 'application/octet-stream';

/** How a build is to be served. */
export interface Hosting {
  /**
   * All that match hold, of two with the same header the later one; a `*` at the end stands for
   * whatever follows.
   */
  rules: {match: string; headers: Record<string, string>}[];
  /** Extension → value of `Content-Type`; any other is bytes. */
  types: Readonly<Record<string, string>>;
  /** Address in letters, with a slash at its end or of a file → where it leads. */
  redirects?: Readonly<Record<string, string>>;
}

/**
 * For builds that say nothing: as every host should, since without it browsers ask again for fonts
 * that they have loaded ahead.
 */
const PLAIN: Hosting = {
  rules: [
    {match: '/*', headers: {'Cache-Control': 'no-cache'}},
    {match: '/assets/*', headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
  ],
  types: TYPES,
};

/**
 * How builds in a folder are to be served, as the one says that is there at the moment.
 *
 * @returns a look at the folder; what has not changed is not read again
 */
export function hostingIn(): (dir: string) => Hosting {
  let known: {state: string; hosting: Hosting} | undefined;
  return (dir) => {
    const file = path.join(dir, FILE);
    const stats = statSync(file, {throwIfNoEntry: false});
    if (!stats) return PLAIN;
    const state = `${stats.ino} ${stats.mtimeMs}`;
    if (known?.state !== state) {
      known = {state, hosting: JSON.parse(readFileSync(file, 'utf8')) as Hosting};
    }
    return known.hosting;
  };
}

/** Where an address leads for good; `undefined` for one that answers by itself. */
export function redirectOf({redirects = {}}: Hosting, pathname: string): string | undefined {
  const asked = decodePath(pathname);
  const from = [asked, withSlash(asked)].find((each) => Object.hasOwn(redirects, each));
  return from === undefined ? undefined : redirects[from];
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
  if (file.endsWith('/')) return headers;
  const extension = path.extname(file).slice(1);
  const type = Object.hasOwn(types, extension) ? types[extension] : undefined;
  return headers.set('Content-Type', type ?? OCTETS);
}
