import {caddyfile} from './caddy';
import {headerRules, siteHeaders} from './headers';
import type {Headers, Site} from './headers';
import {netlifyHeaders} from './netlify';
import {nginxConfig} from './nginx';
import type {Script} from './origin';
import {isBanner} from './origin';
import {checkScripts, contentSecurityPolicy} from './policy';
import type {ExtraSources} from './policy';
import type {Redirects} from './redirects';
import {TYPES} from './types';

/** Folder of the files for servers of one's own, in the build. */
export const FOLDER = 'hosting';

/** What the files for hosts are made of, beside the pages; of a part of a site, as of a whole one. */
export interface HostFacts {
  bases: Site['bases'];
  /** Options of the plugin. */
  headers: Headers;
  sources: ExtraSources;
  runners: boolean;
  folders: string[];
  redirects: Redirects;
  /** The inline scripts that the code has put into pages, each once. */
  scripts: Script[];
}

/**
 * The files for hosts of all kinds: path → text.
 *
 * @param pages paths of all HTML files below the site's base URL
 * @throws VitrineError where the pages have too many different inline scripts
 */
export function hostFiles(facts: HostFacts, pages: readonly string[]): Record<string, string> {
  const {bases, folders, runners, redirects, scripts} = facts;
  // That of Docusaurus is another one in each language.
  const counted = scripts.filter(({text}) => !isBanner(text));
  checkScripts(new Map(counted.map(({text, page}) => [text, page])));
  const hashes = new Set(scripts.map(({hash}) => hash));
  const headers = siteHeaders(contentSecurityPolicy(hashes, facts.sources), facts.headers);
  const site: Site = {bases, headers, folders, runners, redirects};
  const data = {rules: headerRules(site), types: TYPES, redirects};
  return {
    _headers: netlifyHeaders(site, pages),
    [`${FOLDER}/headers.json`]: `${JSON.stringify(data, undefined, 2)}\n`,
    [`${FOLDER}/nginx.conf`]: nginxConfig(site),
    [`${FOLDER}/Caddyfile`]: caddyfile(site),
  };
}

/**
 * What is known of a site of which each part knows something. All have the same options.
 *
 * @param parts at least one
 * @param folders further ones without pages, which joining makes
 */
export function joinHostFacts(
  parts: readonly [HostFacts, ...HostFacts[]],
  folders: readonly string[],
): HostFacts {
  const scripts = new Map(parts.flatMap((part) => part.scripts.map((one) => [one.text, one])));
  return {
    ...parts[0],
    folders: [...new Set([...parts.flatMap((part) => part.folders), ...folders])],
    redirects: Object.assign({}, ...parts.map((part) => part.redirects)) as Redirects,
    scripts: [...scripts.values()],
  };
}
