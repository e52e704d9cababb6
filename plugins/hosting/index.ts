import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {VitrineError} from '../_shared/node';
import {redirectsIn} from '../_shared/site/redirects';
import type {Redirect} from '../_shared/site/redirects';
import {caddyfile} from './core/caddy';
import {headerRules, siteHeaders} from './core/headers';
import type {Site} from './core/headers';
import {wholeSite} from './core/locales';
import {netlifyHeaders} from './core/netlify';
import {nginxConfig} from './core/nginx';
import {foreignScripts, isBanner, isWritten, writtenPages} from './core/origin';
import type {Script} from './core/origin';
import {checkScripts, contentSecurityPolicy} from './core/policy';
import {robotsTxt} from './core/robots';
import {TYPES} from './core/types';
import {
  FOLDER,
  foldersIn,
  pagesBelow,
  redirectFile,
  redirectsOf,
  robotsFile,
  scriptsOf,
  writeAll,
  writeForwarding,
} from './files';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Writes the headers that the site is to be served with, for hosts of several kinds. */
export default function hosting(
  {siteDir, siteConfig}: LoadContext,
  options: PluginOptions,
): Plugin {
  let redirects: Redirect[] = [];
  return {
    name: 'hosting',

    async allContentLoaded({allContent}) {
      redirects = redirectsIn(allContent, siteConfig);
    },

    async postBuild({outDir, baseUrl, i18n, routes, plugins}) {
      const {bases, depth} = wholeSite(baseUrl, ...baseUrlsOf(i18n));
      const root = path.join(outDir, ...Array<string>(depth).fill('..'));
      writeForwarding(redirects, outDir, baseUrl);
      const pages = await pagesBelow(root);
      const written = writtenPages(routes, baseUrl);
      const isOwn = (page: string) => !isWritten(page, written, bases);
      const hashes = hashesOf(await scriptsOf(root, pages), isOwn, options);
      const policy = contentSecurityPolicy(hashes, options.sources);
      const {headers, runners} = options;
      const copied = siteConfig.staticDirectories.map((name) => path.join(siteDir, name));
      const folders = [...options.folders, ...(await foldersIn(copied)), FOLDER];
      const site = {
        bases,
        headers: siteHeaders(policy, headers),
        folders,
        runners,
        redirects: await redirectsOf(root, redirects, depth > 0),
      };
      await writeAll(root, {
        ...filesOf(site, pages),
        ...(await redirectFile(root, site.redirects)),
        ...robotsFile(root, robotsTxt(siteConfig, bases, plugins)),
      });
    },
  };
}

function baseUrlsOf({defaultLocale, localeConfigs}: Props['i18n']): [string, string[]] {
  const all = Object.values(localeConfigs).map(({baseUrl}) => baseUrl);
  return [localeConfigs[defaultLocale]?.baseUrl ?? '/', all];
}

/**
 * The hashes of the scripts that the code has put into pages.
 *
 * @throws VitrineError with all others
 */
function hashesOf(
  scripts: readonly Script[],
  isOwn: (page: string) => boolean,
  {sources}: PluginOptions,
): Set<string> {
  const own = scripts.filter(({text, page}) => isOwn(page) || isBanner(text));
  const texts = new Map(own.map(({text, page}) => [text, page]));
  const others = new Map(scripts.map((script) => [script.text, script]));
  const faults = foreignScripts(
    [...others.values()],
    new Set(texts.keys()),
    sources['script-src'] ?? [],
  );
  if (faults.length > 0) throw new VitrineError(faults);
  checkScripts(texts);
  return new Set(own.map(({hash}) => hash));
}

/** File → its text. */
function filesOf(site: Site, pages: readonly string[]): Record<string, string> {
  const data = {rules: headerRules(site), types: TYPES, redirects: site.redirects};
  return {
    _headers: netlifyHeaders(site, pages),
    [`${FOLDER}/headers.json`]: `${JSON.stringify(data, undefined, 2)}\n`,
    [`${FOLDER}/nginx.conf`]: nginxConfig(site),
    [`${FOLDER}/Caddyfile`]: caddyfile(site),
  };
}
