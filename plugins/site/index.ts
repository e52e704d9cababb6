import {existsSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import classicPreset from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';
import {getPluginI18nPath} from '@docusaurus/utils';
import {hashOf} from '../_shared/node/cache';
import {holdFaults, isWarned} from '../_shared/node/faults';
import {ENDING, formatParts, suggest, VitrineError} from '../_shared/node';
import type {ErrorParts} from '../_shared/node';
import {inlinedReact} from './inlinedReact';
import {installedVersion, manifestOf, snapshotNames} from '../_shared/node/packages';
import {otherReact} from './core/peers';
import {createWatcher} from '../page-reader';
import {lookAtLinks, pagesIn} from '../page-links/files';
import {validateOptions as validateLinks} from '../page-links/options';
import type {AllContent} from '../_shared/site/content';
import {isPart} from '../_shared/node/part';
import {setBrowsers} from './browsers';
import {sitemapOf, withOwn} from './core/classic';
import {calloutsOf, docsOptions} from './core/docs';
import {expandSite, settingFaults} from './core/expand';
import {instanceIds, shownFolders} from './core/instances';
import {allPages} from './core/ownPages';
import {languageFaults} from './core/languages';
import {identitiesOf, siteModel} from './core/model';
import type {SiteDisk, SiteModel} from './core/model';
import type {FullProduct} from './core/types';
import {repositoriesOf} from './core/repositories';
import {validateOptions} from './options';
import type {Options} from './options';
import {pagePipeline} from './pipeline';
import type {PagePipeline} from './pipeline';
import {expectShortRun} from './shortRun';
import {hasOwnHeader} from './vitrineTheme';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Where a plugin of Vitrine's is. Named by path: Docusaurus loads it by itself. */
const pathOf = (plugin: string, module = 'index') =>
  path.resolve(__dirname, '..', plugin, `${module}${ENDING}`);

/**
 * The preset: one entry for each product in, the options of every plugin and docs instance out. It
 * stands on Docusaurus' own, whose docs, pages and theme give way to Vitrine's.
 *
 * @throws VitrineError with all faults of the options at once
 */
export default function site(context: LoadContext, options: Options): Preset {
  const {siteConfig} = context;
  const configuration = configurationOf(context);
  const model = start(context, options);
  const {fallback, languageAwareHosts, classic} = model.facts;
  const base = basePreset(context, classic);
  const {plugins, navigation, theme} = expandSite(model.facts, {
    watcher: createWatcher(),
    language: model.language,
    translationsOf: (product) => translationsOf(product, context),
    ownHeader: hasOwnHeader(context.siteDir),
    pages: allPages(model.facts.pages, {...siteConfig, ...pagedBy(model)}),
  });
  const optionsOf = (name: string) => plugins.find(([plugin]) => plugin === name)?.[1];
  const {pages, passed, ...read} = pagePipeline(context, {
    optionsOf,
    shown: shownFolders(model.products),
    callouts: calloutsOf(model.facts.docs),
    repositories: repositoriesOf(model.products),
  });
  const docs = docsOptions(model, readingOf(context, navigation, read));
  const looks = looksOf(context, optionsOf('page-links'));
  const products = identitiesOf(model, fullSiteOf(context));
  const identity = {products, built: model.built.map(({id}) => id)};
  const wrapped = pagesWith({...pages, ...pagedBy(model)});
  return {
    plugins: [
      [pathOf('product-identity'), {...identity, fallback, languageAwareHosts, configuration}],
      ...docs.map((instance): PluginConfig => [pathOf('navigation'), instance]),
      ...withOwn(base.plugins ?? [], {'plugin-content-pages': wrapped}),
      ...plugins.map(([name, own]): PluginConfig => [pathOf(name), own]),
      [pathOf('site', 'faults'), {...looks, remark: passed}],
    ] as PluginConfig[],
    themes: [
      ...withOwn(base.themes ?? [], {'theme-classic': () => [pathOf('classic-theme'), theme]}),
      pathOf('site', 'vitrineTheme'),
    ] as PluginConfig[],
  };
}

/**
 * A short text that differs where two machines build by another configuration, as it was written:
 * Docusaurus puts the settings of themes into it while it loads plugins, in no order. What is told of
 * broken links may differ, and so may the folder.
 */
function configurationOf({siteDir, siteConfig}: LoadContext): string {
  const {onBrokenLinks: _links, onBrokenAnchors: _anchors, ...told} = siteConfig;
  return hashOf(JSON.stringify(told).replaceAll(siteDir, ''));
}

/** How docs are read, and by which tree they are ordered. */
function readingOf(
  {siteDir, siteConfig}: LoadContext,
  navigation: ReturnType<typeof expandSite>['navigation'],
  {parseFrontMatter, remark, rehype}: Pick<PagePipeline, 'parseFrontMatter' | 'remark' | 'rehype'>,
) {
  return {
    siteUrl: fullSiteOf({siteConfig}),
    navigation: {...navigation, parseFrontMatter},
    remark,
    rehype,
    isDated: isDated(siteDir),
  };
}

/** Reads the model, and settles what holds for the whole run. */
function start({siteDir, siteConfig, i18n}: LoadContext, options: Options): SiteModel {
  if (process.env.NODE_ENV === 'production') expectShortRun();
  setBrowsers(siteDir);
  const model = readModel(siteDir, options, i18n);
  holdFaults(model.facts.warn);
  if (isWarned('link')) softenLinks(siteConfig, 'warn');
  // What leads to another part is looked at when they are joined.
  if (isPart()) softenLinks(siteConfig, 'ignore');
  return model;
}

/** Where products are that this build leaves out; `undefined` in a part of the site. */
function fullSiteOf({siteConfig}: Pick<LoadContext, 'siteConfig'>): string | undefined {
  return isPart() ? undefined : siteConfig.url;
}

/** Docusaurus looks at rendered links itself; where broken ones are warnings, they are its, too. */
function softenLinks(siteConfig: LoadContext['siteConfig'], how: 'warn' | 'ignore'): void {
  siteConfig.onBrokenLinks = how;
  siteConfig.onBrokenAnchors = how;
  if (how === 'warn') siteConfig.markdown.hooks.onBrokenMarkdownLinks = how;
}

/** The plugin of the site's own pages, with what is added to its options. */
function pagesWith(more: object): (own: object) => [string, object] {
  return (own) => [pathOf('site', 'pages'), {...own, ...more}];
}

/** Which of the theme's pages a site has. */
function pagedBy({facts, products}: SiteModel) {
  return {
    // Nothing is read without a network where the site leaves the worker out.
    isKept: facts.settings['service-worker'] !== false,
    isRooted: products.some(({routeRoots}) => routeRoots.includes('/')),
  };
}

/** Folders of a product's pages in the language that is built: what is translated of it. */
function translationsOf(product: FullProduct, {siteDir, localizationDir}: LoadContext): string[] {
  const pluginName = 'docusaurus-plugin-content-docs';
  return instanceIds(product)
    .map((pluginId) => getPluginI18nPath({localizationDir, pluginName, pluginId}))
    .filter((folder) => existsSync(folder))
    .map((folder) => path.relative(siteDir, folder).replaceAll(path.sep, '/'));
}

/** The pages and their links, as the plugin that tells all faults asks for them. */
function looksOf(context: LoadContext, options: Record<string, unknown> | undefined) {
  const links = options && validateLinks({validate: undefined as never, options});
  return {
    pagesIn: (allContent: AllContent) => pagesIn(allContent, context.siteDir),
    lookAtLinks: links && ((allContent: AllContent) => lookAtLinks(allContent, context, links)),
  };
}

/** Docusaurus' own, without what takes another's place. */
function basePreset(context: LoadContext, classic: SiteModel['facts']['classic']): Preset {
  const sitemap = sitemapOf(classic, isDated(context.siteDir));
  return classicPreset(context, {blog: false, ...classic, sitemap, docs: false, theme: {}});
}

/** @throws VitrineError with all faults of the options at once */
function readModel(siteDir: string, options: Options, i18n: LoadContext['i18n']): SiteModel {
  const written = validateOptions({validate: (_schema, value) => value as never, options});
  const disk: SiteDisk = {
    installed: (name) => installedVersion(siteDir, name),
    repository: (name) => manifestOf(siteDir, name)?.repository,
    snapshots: (id) => snapshotNames(siteDir, id),
  };
  const {model, faults} = siteModel(written, disk, suggest, {
    locale: i18n.currentLocale,
    defaultLocale: i18n.defaultLocale,
  });
  faults.push(...languageFaults(model.facts.products, i18n.locales, suggest));
  faults.push(...settingFaults(model.facts, suggest));
  if (faults.length > 0) throw new VitrineError(faults);
  const notices = model.products.flatMap(({packages}) => noticesOf(packages, siteDir));
  if (notices.length > 0) logger.warn(formatParts(notices));
  return model;
}

/** What the packages of a product say that need not end the build. */
function noticesOf(packages: readonly string[], siteDir: string): ErrorParts[] {
  return packages.flatMap((name) => {
    const manifest = manifestOf(siteDir, name);
    if (!manifest) return [];
    const asked = otherReact(name, manifest, (peer) => installedVersion(siteDir, peer));
    return [...asked, ...inlinedReact(siteDir, name)];
  });
}

/** Outside of a checkout nothing tells when a page was changed; the dev server would invent it. */
function isDated(siteDir: string): boolean {
  return existsSync(path.join(siteDir, '.git')) && process.env.NODE_ENV !== 'development';
}
