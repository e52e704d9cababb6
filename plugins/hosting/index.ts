import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {VitrineError} from '../_shared/node';
import {keepForJoin} from '../_shared/node/part';
import {redirectsIn} from '../_shared/site/redirects';
import type {Redirect} from '../_shared/site/redirects';
import {FOLDER, hostFiles} from './core/hostFiles';
import {wholeSite} from './core/locales';
import {foreignScripts, isBanner, isWritten, writtenPages} from './core/origin';
import type {Script} from './core/origin';
import {robotsTxt} from './core/robots';
import {
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
      const scripts = ownScripts(await scriptsOf(root, pages), isOwn, options);
      const {headers, sources, runners} = options;
      const copied = siteConfig.staticDirectories.map((name) => path.join(siteDir, name));
      const folders = [...options.folders, ...(await foldersIn(copied)), FOLDER];
      const moved = await redirectsOf(root, redirects, depth > 0);
      const facts = {bases, headers, sources, runners, folders, redirects: moved, scripts};
      await writeAll(root, {
        ...hostFiles(facts, pages),
        ...(await redirectFile(root, moved)),
        ...robotsFile(root, robotsTxt(siteConfig, bases, plugins)),
      });
      keepForJoin(root, 'hosting', facts);
    },
  };
}

function baseUrlsOf({defaultLocale, localeConfigs}: Props['i18n']): [string, string[]] {
  const all = Object.values(localeConfigs).map(({baseUrl}) => baseUrl);
  return [localeConfigs[defaultLocale]?.baseUrl ?? '/', all];
}

/**
 * The scripts that the code has put into pages, each once.
 *
 * @throws VitrineError with all others
 */
function ownScripts(
  scripts: readonly Script[],
  isOwn: (page: string) => boolean,
  {sources}: PluginOptions,
): Script[] {
  const own = scripts.filter(({text, page}) => isOwn(page) || isBanner(text));
  const texts = new Map(own.map((script) => [script.text, script]));
  const others = new Map(scripts.map((script) => [script.text, script]));
  const faults = foreignScripts(
    [...others.values()],
    new Set(texts.keys()),
    sources['script-src'] ?? [],
  );
  if (faults.length > 0) throw new VitrineError(faults);
  return [...texts.values()];
}
