import {existsSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {withSlash} from '../_shared/site/addresses';
import {writeText} from '../_shared/node/cache';
import {expectLook, tellFaults} from '../_shared/node/faults';
import {loadTrees} from '../_shared/node';
import type {ErrorParts} from '../_shared/node';
import {keepForJoin} from '../_shared/node/part';
import type {AllContent} from '../_shared/site/content';
import {redirectsIn} from '../_shared/site/redirects';
import {contentSources, pageRedirects, redirectSources} from '../_shared/site/sources';
import {staticSources} from './core/staticSources';
import type {Source} from '../_shared/site/sources';
import {addressFaults, treeFaults} from './core/faults';
import {publishedAddresses, removedFaults, withPublished} from './core/published';
import {snapshotTree} from './core/snapshots';
import type {Tree} from './core/trees';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** The trees that versions were cut with, relative to the site. */
const SNAPSHOTS = '*_versioned_sidebars/*-sidebars.json';

/**
 * Stops the site where a pathname stands twice in a navigation tree, or two sources answer one
 * address: at start, at build and after each edit. A build, where nothing answers one that was
 * published.
 */
export default function duplicatePathnames(
  {siteDir, siteConfig, i18n}: LoadContext,
  options: PluginOptions,
): Plugin {
  const published = path.resolve(siteDir, options.published);
  const publishes = process.env.VITRINE_PUBLISH_ADDRESSES === '1';
  const looked = expectLook('addresses');
  let pages: Source[] = [];
  return {
    name: 'duplicate-pathnames',

    getPathsToWatch: () => [path.resolve(siteDir, options.trees), path.join(siteDir, SNAPSHOTS)],

    async loadContent() {
      const current = await currentTrees(siteDir, options.trees);
      tellFaults('trees', ofAddresses(treeFaults([...current, ...(await versionTrees(siteDir))])));
    },

    async allContentLoaded({allContent}) {
      pages = contentSources(allContent);
      const others = await otherSources(allContent, siteDir, siteConfig);
      const sources = [...pages, ...others];
      const isWhole = !options.partial && process.env.NODE_ENV !== 'development';
      const twice = addressFaults(sources);
      const isClear = isWhole && twice.length === 0;
      const known = isClear ? textOf(published) : '';
      const gone = removedFaults(options.published, known, sources, siteConfig.baseUrl);
      tellFaults('addresses', ofAddresses([...twice, ...gone]));
      looked();
    },

    async postBuild({outDir}) {
      const addresses = publishedAddresses(textOf(published));
      keepForJoin(outDir, 'duplicate-pathnames', {file: options.published, addresses});
      if (!publishes || i18n.currentLocale !== i18n.defaultLocale) return;
      const shown = siteConfig.trailingSlash === true ? pages.map(withItsSlash) : pages;
      writeText(published, withPublished(textOf(published), shown, siteConfig.baseUrl));
    },
  };
}

/** Redirects, and files that are served as they are. */
async function otherSources(
  allContent: AllContent,
  siteDir: string,
  siteConfig: LoadContext['siteConfig'],
): Promise<Source[]> {
  const {baseUrl, plugins, staticDirectories} = siteConfig;
  const files = staticDirectories.map((folder) => filesOf(siteDir, folder, baseUrl));
  return [
    ...pageRedirects(redirectsIn(allContent, siteConfig)),
    ...redirectSources(plugins, baseUrl),
    ...(await Promise.all(files)).flat(),
  ];
}

function withItsSlash(page: Source): Source {
  return {...page, pathname: withSlash(page.pathname)};
}

/** A site need not have the list. */
function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

async function currentTrees(siteDir: string, trees: string): Promise<Tree[]> {
  return Object.entries(await loadTrees(siteDir, trees)).map(([name, entries]) => {
    return {name, file: path.basename(trees), entries};
  });
}

async function versionTrees(siteDir: string): Promise<Tree[]> {
  const files = (await Globby(SNAPSHOTS, {cwd: siteDir})).sort();
  return Promise.all(
    files.map(async (file) => snapshotTree(file, await readFile(path.join(siteDir, file), 'utf8'))),
  );
}

/** A folder that does not exist has no files, as for Docusaurus itself. */
async function filesOf(siteDir: string, folder: string, baseUrl: string): Promise<Source[]> {
  const files = await Globby('**', {cwd: path.resolve(siteDir, folder), dot: true});
  return staticSources(folder, files.sort(), baseUrl);
}

function ofAddresses(faults: readonly ErrorParts[]): ErrorParts[] {
  return faults.map((fault) => ({...fault, kind: 'address'}));
}
