import type {ErrorParts} from '../../_shared/node';
import {complete, identityOf} from './products';
import {
  accentsOf,
  aliasesOf,
  API,
  chunksOf,
  editableOf,
  framesOf,
  packagesOf,
  playgroundsOf,
} from './shares';
import {hostingOf} from './sources';
import type {FullProduct, SiteFacts} from './types';

/** A plugin of Vitrine's, by the name of its folder, or one of others by its package. */
export type Expanded = readonly [name: string, options: Record<string, unknown>];

/** What the preset hands on. */
export interface Expansion {
  /** Options of what makes one docs instance for each product. */
  registry: Record<string, unknown>;
  /** In the order in which Docusaurus gets them. */
  plugins: Expanded[];
  theme: Expanded;
}

/** Remark plugins that every page passes, in this order: each takes what the one before has left. */
const REMARK = ['demos', 'playground', 'code-blocks', 'page-components', 'heading-anchors'];

/** What only demos need, whatever their library is: what lets it run. */
const RUNTIMES = ['@babel'];

/**
 * Expands what a site says of its products into the options of all plugins.
 *
 * @param pathOf the module of a plugin of Vitrine's, by its name
 */
export function expandSite(facts: SiteFacts, pathOf: (plugin: string) => string): Expansion {
  const {settings} = facts;
  const plugins = pluginsOf(facts).filter(([name]) => settings[name] !== false);
  return {
    registry: registryOf(facts, pathOf),
    plugins: plugins.map(([name, options]) =>
      // What is let in is added to, not replaced.
      [name, name === 'hosting' ? options : {...options, ...settings[name]}],
    ),
    theme: ['classic-theme', {customCss: facts.css, ...settings['classic-theme']}],
  };
}

/** What is wrong with the settings: they name plugins, none of which is known by another name. */
export function settingFaults(
  facts: SiteFacts,
  suggest: (name: string, known: readonly string[]) => string,
): ErrorParts[] {
  const known = [...pluginsOf(facts).map(([name]) => name), 'classic-theme', 'navigation'];
  return Object.keys(facts.settings)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      where: `plugin site, option settings.${name}`,
      what: 'is no plugin',
      fix: suggest(name, known),
    }));
}

function pluginsOf(facts: SiteFacts): Expanded[] {
  const products = facts.products.map(complete);
  const documented = products.filter(({packages}) => packages.length > 0);
  return [
    ['@docusaurus/plugin-css-cascade-layers', {}],
    ['@docusaurus/plugin-content-pages', {}],
    ['@docusaurus/plugin-sitemap', {}],
    ['front-matter', {}],
    ['bundle-size', {}],
    ['duplicate-pathnames', {trees: facts.trees}],
    ['api-reference', {packages: documented.flatMap(packagesOf), only: facts.only}],
    ['demos', demosOf(products, facts)],
    ['demo-editor', {libraries: documented.flatMap(editableOf)}],
    ['playground', {libraries: products.flatMap(playgroundsOf)}],
    ['code-blocks', {}],
    ['page-components', {}],
    ['branding', {accents: accentsOf(products)}],
    ['page-index', {pages: facts.pages}],
    ['demo-pictures', {}],
    ['markdown-export', {}],
    ['analytics', {}],
    ['ads', {}],
    ['stylesheets', {}],
    ['service-worker', {landing: products.flatMap(({routeRoots}) => routeRoots.slice(0, 1))}],
    ['hosting', hostingOf(facts.settings)],
    ['translations', {}],
  ];
}

function demosOf(products: readonly FullProduct[], {libraries, frames, editUrl}: SiteFacts) {
  return {
    libraries: [...new Set([...products.flatMap(chunksOf), ...libraries, ...RUNTIMES])],
    frames: [...products.flatMap(framesOf), ...frames],
    aliases: products.flatMap(aliasesOf),
    editUrl,
  };
}

function registryOf(
  {products, fallback, languageAwareHosts, only, trees, icons, editUrl, docs, settings}: SiteFacts,
  pathOf: (plugin: string) => string,
): Expansion['registry'] {
  return {
    only,
    fallback,
    languageAwareHosts,
    products: products.map((product) => identityOf(complete(product))),
    navigation: {
      trees,
      icons,
      remark: REMARK.map(pathOf),
      tabs: ['components', 'hooks'].map((field) => ({
        segment: `${field}-api`,
        field,
        component: '@theme/DocTabPage',
        data: `@generated/${API}/{product}/{name}.json`,
      })),
      generated: GENERATED,
      ...settings.navigation,
    },
    docs: {onInlineTags: 'throw', showLastUpdateTime: true, ...(editUrl && {editUrl}), ...docs},
  };
}

/** Pages that are made of a product's API, and where the list of them stands. */
const GENERATED = [
  {
    segment: 'api',
    label: 'API reference',
    icon: 'book',
    list: `${API}/names-{product}.json`,
    component: '@theme/ApiPage',
    data: `@generated/${API}/{product}/{name}.json`,
  },
  {
    segment: 'api',
    label: 'API changes',
    single: true,
    list: `${API}/past-{product}.json`,
    component: '@theme/ApiChangesPage',
    data: `@generated/${API}/changes-{product}.json`,
  },
];
