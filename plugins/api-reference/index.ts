import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {writeText} from '../_shared/node/cache';
import {kebabCase} from '../_shared/text/names';
import {expectLook, tellFaults} from '../_shared/node/faults';
import {VitrineError} from '../_shared/node';
import type {ErrorParts} from '../_shared/node';
import {withAllPages, type AllContent} from '../_shared/site/content';
import {parseIds} from '../_shared/site/selection';
import {createWorkspace, type ApiModel} from '../api-model';
import {collectMentions} from './core/load/collect';
import {homelessFaults} from './core/load/faults';
import {withoutHandedOn} from './core/load/handedOn';
import {CURRENT, otherInstances, pagesOf, pagesOfAll, rootOf, versionsOf} from './core/load/pages';
import {mentionFaults} from './core/load/mentions';
import {contentOf} from './core/load/announced';
import {namesInOrder, pageNamesOf, renamedPages} from './core/load/pageNames';
import {
  byFolder,
  defaultWarnings,
  loadReferences,
  type Loaded,
  type Tools,
} from './core/load/reference';
import {versionFault} from './core/load/referenceFaults';
import {sharedSetsOf} from './core/load/sets';
import {apiPages} from './core/page/apiPage';
import {jsonFiles, type OutputFile, type Reference, type Site} from './core/page/json';
import {pagelessTexts} from './core/page/pageless';
import {pageTitle} from './core/page/pageTitle';
import {shownReport} from './core/page/shown';
import {toReference, type ProductPages} from './core/page/toReference';
import {feedsOf} from '../api-history';
import {forwardingFiles} from './core/view/files';
import {createTools, demoTools, readPages, type PagesAndPast} from './files';
import {followChanges, servesJson, showModel} from './live';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PackageOptions, PluginOptions} from './options';

/**
 * Writes, to `.docusaurus/api-reference/<plugin id>/`, the names of the pages of a product's
 * components and hooks as `names-<product>.json` before any page is loaded, those that are not the
 * name itself as `renamed-<product>.json`, and the model of each as `<product>/<kebab-name>.json`
 * once all are; after the build, the models for other programs.
 */
export default async function apiReference(
  {siteDir, generatedFilesDir, siteConfig: {url, trailingSlash}, baseUrl}: LoadContext,
  {packages, only, strictDefaults, report, ...options}: PluginOptions,
): Promise<Plugin> {
  const cache = path.resolve(siteDir, options.cache);
  const workspace = createWorkspace(siteDir);
  const tools = createTools(siteDir, cache);
  const dataDir = path.join(generatedFilesDir, 'api-reference', options.id);
  const apis = await loadAll(packages.filter(isBuilt(only)), tools, strictDefaults);
  writeNames(apis, dataDir);
  let pages = new Map<string, PagesAndPast>();
  const site = {url, baseUrl};
  const looked = expectLook('api');
  let references: Reference[] = [];
  const published = () => references.filter((one) => one.published !== false);
  return {
    name: 'api-reference',

    getThemePath: () => path.resolve(__dirname, 'theme'),

    // For others, as the content of all. Nothing is loaded: it was read above.
    loadContent: async () => contentOf(apis, published, options.id),

    // Only the dev server asks. Nothing that Docusaurus would watch: see `followChanges`.
    getPathsToWatch() {
      const show = (api: Loaded, model: ApiModel) =>
        void (references = showModel({api, model, pages, references}, dataDir));
      followChanges({siteDir, workspace, apis, show});
      return [];
    },

    configureWebpack: () => servesJson(() => jsonFiles(published(), site), baseUrl),

    // Not in `loadContent`, which would have to watch the pages as the docs instances do:
    // Docusaurus reloads plugins side by side, and the last to end undoes what the others loaded.
    // This runs after each of their reloads, and reads what they have read.
    async allContentLoaded({allContent, actions}) {
      const faults = faultsIn(allContent, packages, apis, tools);
      tellFaults('api', faults);
      looked();
      if (faults.length > 0) return;
      pages = await readPages(siteDir, apis, allContent, demoTools(siteDir, cache, trailingSlash));
      await writeChanges(pages, actions);
      references = referencesOf(apis, pages);
      tellPageless(apis, withAllPages(allContent));
      await writeModels(references, actions, report);
    },

    postBuild: async ({outDir}) => writeAll(outDir, publishedFiles(published(), site)),
  };
}

function referencesOf(
  apis: readonly Loaded[],
  pages: ReadonlyMap<string, ProductPages>,
): Reference[] {
  return [...byFolder(apis)].flatMap(([folder, packages]) => {
    const own = pages.get(folder);
    return own ? [toReference(packages, own)] : [];
  });
}

function isBuilt(only: string): (options: {product: string}) => boolean {
  const ids = parseIds(only);
  return ({product}) => ids.length === 0 || ids.includes(product);
}

/** @throws VitrineError with what is wrong with any of the packages */
async function loadAll(
  packages: PluginOptions['packages'],
  tools: Tools,
  isStrict: boolean,
): Promise<Loaded[]> {
  const {loaded, faults} = await loadReferences(packages, tools);
  const warnings = defaultWarnings(loaded);
  if (isStrict) faults.push(...warnings);
  if (faults.length > 0) throw new VitrineError(faults);
  const limits = loaded.flatMap((each) => each.limits);
  for (const {where, what} of [...warnings, ...limits]) logger.warn(`${where}: ${what}`);
  return withoutHandedOn(loaded);
}

/** What changed between versions, for the pages that tell of it. */
async function writeChanges(
  pages: ReadonlyMap<string, PagesAndPast>,
  {createData}: PluginContentLoadedActions,
): Promise<void> {
  for (const [folder, {changes}] of pages) {
    if (changes) await createData(`changes-${folder}.json`, changes);
  }
}

function publishedFiles(references: readonly Reference[], site: Site): OutputFile[] {
  const beside = references.flatMap((reference) => forwardingFiles(reference, site.baseUrl));
  return [...jsonFiles(references, site), ...beside, ...feedsOf(references, site)];
}

function writeAll(folder: string, files: readonly OutputFile[]): void {
  for (const [file, text] of files) writeText(path.join(folder, file), text());
}

/** What makes pages of the names, and links to them, reads these lists while docs are loaded. */
function writeNames(apis: readonly Loaded[], dataDir: string): void {
  for (const [folder, packages] of byFolder(apis)) {
    const pageNames = pageNamesOf(packages);
    const changes = packages.some(({options}) => options.history) ? ['changes'] : [];
    const lists = {
      names: namesInOrder(packages, pageNames),
      renamed: renamedPages(packages, pageNames),
      past: changes,
      sets: sharedSetsOf(packages.flatMap(({models}) => models)).map(({pageName}) => pageName),
    };
    for (const [list, value] of Object.entries(lists)) {
      writeText(path.join(dataDir, `${list}-${folder}.json`), JSON.stringify(value));
    }
  }
}

function faultsIn(
  allContent: AllContent,
  packages: PluginOptions['packages'],
  apis: readonly Loaded[],
  {wording}: Tools,
): ErrorParts[] {
  const covered = packages.flatMap(({instances}) => instances);
  const others = pagesOf(allContent, otherInstances(allContent, covered), CURRENT);
  const faults = homelessFaults(collectMentions(others).mentions, wording);
  for (const packages of byFolder(apis).values()) {
    const [{options}] = packages;
    const known = versionsOf(allContent, options.instances[0] ?? '');
    if (known?.includes(options.version) === false) {
      faults.push(versionFault(options, known, wording));
    }
    faults.push(...mentionFaults(pagesOfAll(allContent, packages), packages, wording));
  }
  return faults.map((fault) => ({...fault, kind: 'api'}));
}

/** Once for each package of a current version: pages of a past one were written when it was. */
function tellPageless(apis: readonly Loaded[], allContent: AllContent): void {
  for (const packages of byFolder(apis).values()) {
    const [{options}] = packages;
    const isBuiltHere = rootOf(allContent, options.instances[0] ?? '', CURRENT) !== undefined;
    if (options.version !== CURRENT || !isBuiltHere) continue;
    for (const text of pagelessTexts(packages, pagesOfAll(allContent, packages))) logger.info(text);
  }
}

async function writeModels(
  references: readonly Reference[],
  actions: PluginContentLoadedActions,
  isTold: boolean,
): Promise<void> {
  for (const reference of references) {
    const {folder, models} = reference;
    for (const model of models) {
      await actions.createData(`${folder}/${kebabCase(pageTitle(model))}.json`, model);
    }
    for (const [name, page] of apiPages(reference)) {
      await actions.createData(`${folder}/pages/${name}.json`, page);
    }
    const report = shownReport(models);
    const file = await actions.createData(`shown-${folder}.json`, report);
    if (!isTold) continue;
    logger.info(
      `${folder}: demos show ${report.shown} of ${report.all} props; the others are in ${file}`,
    );
  }
}
