import path from 'node:path';
import docsPlugin from '@docusaurus/plugin-content-docs';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {tellFaults} from '../_shared/node/faults';
import {generateItems} from './core/generate';
import {
  CURRENT,
  generatedAddresses,
  generatedItems,
  placeOf,
  withGenerated,
} from './core/generated';
import {withKeys} from './core/keys';
import {keeper, wholeOf, withKept, withPart} from './core/kept';
import {translateNeighbours} from './core/neighbours';
import type {Sidebars} from './core/neighbours';
import {trimSlashes} from './core/paths';
import {movedDocs, withMoved} from './core/moved';
import {overviewAddress, overviewsOf} from './core/overview';
import {remarkTitle} from './core/remarkTitle';
import {tabAddresses, withTabs} from './core/tabs';
import type {Address, PlaceOf, Route} from './core/tabs';
import {
  docsFolders,
  excludedTwins,
  hasOverview,
  loadGroups,
  originalFolder,
  watchTrees,
  withFields,
  writeSidebar,
} from './files';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {NavigationOptions, Options, PluginOptions} from './options';

/** The docs plugin's content, with the addresses that it knows nothing of: other plugins read them. */
interface Content extends LoadedContent {
  /** Optional in the type alone: content that only the docs plugin made is content too. */
  addresses?: Address[];
  /** See {@link withPart}. */
  whole?: LoadedContent['loadedVersions'];
}

/**
 * The docs plugin with a tree of our own: the product's entries of `sidebars.ts`, mapped to its
 * pages, pages that no entry names appended, tab pages added.
 */
export default async function navigation(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<Content>> {
  const {trees, tabData} = options.navigation;
  const generated = generatedPages(context, options);
  const sidebarPath = path.join(context.generatedFilesDir, 'navigation', `${options.id}.mjs`);
  const writeTree = () => writeSidebar(context.siteDir, options.navigation, sidebarPath);
  await writeTree();
  const docs = await createDocs(context, options, sidebarPath, generated);
  const isKept = keeper(options.navigation.kept, context.baseUrl);
  return {
    ...docs,
    getPathsToWatch() {
      watchTrees(path.resolve(context.siteDir, trees), writeTree);
      return docs.getPathsToWatch?.() ?? [];
    },
    async loadContent() {
      await writeTree();
      const content = (await docs.loadContent?.()) as LoadedContent;
      const {loadedVersions} = content;
      const addresses = await addressesOf(loadedVersions, generated, options.navigation.product);
      return withPart({...content, loadedVersions, addresses}, isKept);
    },
    translateContent(args) {
      const written = wholeOf(args.content);
      const translated = docs.translateContent?.({...args, content: written}) ?? written;
      const loadedVersions = withNeighbours(written, translated);
      return withPart({...args.content, loadedVersions}, isKept);
    },
    async contentLoaded({content: loaded, actions}) {
      const content = wholeOf(loaded);
      const complete = await routeCompleter(content, generated, tabData);
      const addRoute = (route: RouteConfig) =>
        actions.addRoute(withKept(complete(route) as Route, isKept) as RouteConfig);
      await docs.contentLoaded?.({content, actions: {...actions, addRoute}});
    },
  };
}

/** The addresses that the docs plugin knows nothing of. */
async function addressesOf(
  versions: LoadedContent['loadedVersions'],
  generated: Generated,
  product: string,
): Promise<Address[]> {
  const places = await generated.places(versions);
  const ofTabs = versions.flatMap(({docs}) => tabAddresses(docs, places));
  const overviews = generated.withoutRoot(versions).map(({root}) => overviewAddress(root, product));
  return [...ofTabs, ...(await generated.addresses(versions)), ...overviews];
}

/** Gives an instance's route what the docs plugin knows nothing of: pages, and where they moved to. */
async function routeCompleter(
  {loadedVersions: versions, addresses = []}: Content,
  generated: Generated,
  tabData: string,
): Promise<(route: RouteConfig) => RouteConfig> {
  const pages = new Map(versions.flatMap(({docs}) => docs).map((doc) => [doc.permalink, doc]));
  const withPages = await generated.routes(versions);
  const places = await generated.places(versions);
  const others = addresses.map(({pathname}) => pathname);
  const moved = movedDocs(versions, others);
  const withRoots = generated.overviews(versions);
  return (route) =>
    withRoots(
      withPages(withTabs(withMoved(route as Route, moved), pages, tabData, places)),
    ) as RouteConfig;
}

/** The docs plugin as it is, with our tree, our addresses, and what reads our Markdown. */
async function createDocs(
  context: LoadContext,
  options: PluginOptions,
  sidebarPath: string,
  generated: Generated,
): Promise<Plugin<LoadedContent>> {
  return docsPlugin(withFields(context, options), {
    ...options,
    exclude: [...options.exclude, ...excludedTwins(docsFolders(context, options))],
    sidebarPath,
    async sidebarItemsGenerator(args) {
      const {versionName: version} = args.version;
      const own = generateItems(args, options, await generated.paths(version), tellFaults);
      return withKeys([...own, ...(await generated.items(version))]);
    },
    remarkPlugins: [...options.remarkPlugins, remarkTitle],
    beforeDefaultRemarkPlugins: [
      originalFolder(docsFolders(context, options)) as RemarkPlugins[number],
      ...options.beforeDefaultRemarkPlugins,
    ],
  });
}

function withNeighbours(written: LoadedContent, translated: LoadedContent) {
  return translated.loadedVersions.map((version, index) => {
    const before = written.loadedVersions[index]?.sidebars ?? {};
    const docs = translateNeighbours(
      version.docs,
      before as Sidebars,
      version.sidebars as Sidebars,
    );
    return {...version, docs};
  });
}

/** What the option `generated` adds to the versions of the instance. */
function generatedPages(
  {siteDir, generatedFilesDir, baseUrl}: LoadContext,
  options: PluginOptions,
) {
  // Read late: what makes the pages writes their lists while plugins are made.
  const groupsOf = (version: string) => loadGroups(generatedFilesDir, options, version);
  const rootOf = (version: string) => {
    const own = options.versions[version]?.path ?? (version === CURRENT ? '' : version);
    return baseUrl + trimSlashes(`${trimSlashes(options.routeBasePath)}/${trimSlashes(own)}`);
  };
  return {
    ...overviewsOf(hasOverview(siteDir, options), rootOf),
    paths: async (version: string) =>
      generatedAddresses(await groupsOf(version), '').map(({pathname}) => pathname),
    items: async (version: string) => generatedItems(await groupsOf(version), rootOf(version)),
    async addresses(versions: Versions) {
      const lists = versions.map(async ({versionName: name}) =>
        generatedAddresses(await groupsOf(name), rootOf(name), name === CURRENT),
      );
      return (await Promise.all(lists)).flat();
    },
    /** The current version has a reference, and every other for which there are names. */
    async places(versions: Versions): Promise<PlaceOf> {
      if (options.navigation.tabData === '') return () => undefined;
      const groups = versions.map(async ({versionName: name}) =>
        name === CURRENT || (await groupsOf(name)).length > 0 ? [name] : [],
      );
      const known = (await Promise.all(groups)).flat();
      const {product} = options.navigation;
      return (version) => (known.includes(version) ? placeOf(product, version) : undefined);
    },
    async routes(versions: Versions) {
      const found = await Promise.all(versions.map(({versionName}) => groupsOf(versionName)));
      const pages = versions.map(({docs}) => new Set(docs.map(({permalink}) => permalink)));
      return (route: Route) =>
        versions.reduce((all, {versionName}, i) => {
          const isPage = (address: string) => pages[i]?.has(address) === true;
          return withGenerated(all, isPage, found[i] ?? [], rootOf(versionName));
        }, route);
    },
  };
}

type Versions = readonly Pick<LoadedContent['loadedVersions'][number], 'versionName' | 'docs'>[];

type Generated = ReturnType<typeof generatedPages>;

type RemarkPlugins = PluginOptions['beforeDefaultRemarkPlugins'];
