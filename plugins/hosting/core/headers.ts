import {RUNNER_FOLDER, RUNNER_POLICY} from '../../_shared/site/runnerDocument';
import type {Redirects} from './redirects';

/** Header → value. */
export type Headers = Record<string, string>;

/** Headers of all addresses that a pattern matches: a path, and `*` for whatever follows it. */
export interface HeaderRule {
  match: string;
  headers: Headers;
}

/** What every host needs to know of a site. */
export interface Site {
  /** Base URL of each locale, the site's own first: `['/', '/ar/']`. */
  bases: readonly [root: string, ...locales: string[]];
  /** Headers of every answer; caching depends on the address, and see `runners`. */
  headers: Headers;
  /** Names of the folders that hold no pages, below each base URL. Default none. */
  folders?: readonly string[];
  /** Whether it has the documents that run edited demos, whose policy is another. Default `false`. */
  runners?: boolean;
  /** Addresses that lead on. Default none. */
  redirects?: Redirects;
}

/** The header that the documents with edited demos have with a value of their own. */
export const POLICY_HEADER = 'Content-Security-Policy';

/**
 * Its value: what they set themselves, and what only a server can. `sandbox` takes the site's
 * origin from one that is opened as a page of its own, so that edited code never runs as the site.
 */
export const SANDBOX_POLICY = `${RUNNER_POLICY}; frame-ancestors 'self'; sandbox allow-scripts allow-popups allow-forms`;

/** Caching of files whose name changes with what is in them: a year, the longest that is heeded. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Caching of all else: kept, but asked for again, so that a release is seen at once. */
export const REVALIDATED = 'no-cache';

/**
 * Without `Cross-Origin-Opener-Policy`: on plain http browsers write an error to the console for
 * it, and no window that could hold on to a page of documentation finds a secret there. Without
 * `Strict-Transport-Security`: it binds all that is on a host name, for longer than a site lives.
 */
const ALWAYS: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Only features that browsers know: they write a warning for any other.
  'Permissions-Policy': [
    'camera',
    'microphone',
    'geolocation',
    'display-capture',
    'payment',
    'usb',
    'browsing-topics',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
};

/**
 * The headers of every answer.
 *
 * @param policy the content security policy
 * @param own headers of the options; they win, in whatever case their names are written
 */
export function siteHeaders(policy: string, own: Headers): Headers {
  const taken = new Set(Object.keys(own).map((name) => name.toLowerCase()));
  const all = {[POLICY_HEADER]: policy, ...ALWAYS};
  const kept = Object.entries(all).filter(([name]) => !taken.has(name.toLowerCase()));
  return {...Object.fromEntries(kept), ...own};
}

/** Folders whose files have a hash in their name, each with a slash at both ends. */
export function hashedFolders({bases}: Site): string[] {
  return bases.map((base) => `${base}assets/`);
}

/** Folders of the documents that run edited demos, each with a slash at both ends. */
export function runnerFolders({bases, runners = false}: Site): string[] {
  return runners ? bases.map((base) => `${base}${RUNNER_FOLDER}/`) : [];
}

/**
 * The headers as data, for hosts that the build writes no configuration for. All rules that match
 * hold; where two have the same header, the later one.
 */
export function headerRules(site: Site): HeaderRule[] {
  return [
    {match: `${site.bases[0]}*`, headers: {...site.headers, 'Cache-Control': REVALIDATED}},
    ...hashedFolders(site).map((folder) => ({
      match: `${folder}*`,
      headers: {'Cache-Control': IMMUTABLE},
    })),
    ...runnerFolders(site).map((folder) => ({
      match: `${folder}*`,
      headers: {[POLICY_HEADER]: SANDBOX_POLICY},
    })),
  ];
}
