import type {ErrorParts} from '../../_shared/node';
import type {Asked} from '../../_shared/site/builtIn';
import {
  API,
  accentsOf,
  aliasesOf,
  editableOf,
  foreignFolders,
  framesOf,
  librariesOf,
  pictured,
  playgroundsOf,
  searchedOf,
  sourcesOf,
  storiesOf,
} from './shares';
import {lateHydrationOf} from './late';
import {apisIn} from './part';
import {framedBy, hostingOf, searchOf} from './sources';
import type {FullProduct, SiteFacts} from './types';

/** A plugin of Vitrine's, by the name of its folder, and what it gets. */
export type Expanded = readonly [name: string, options: Record<string, unknown>];

/** What follows from what a site says of its products. */
export interface Expansion {
  /** In the order in which Docusaurus gets them, without those of which there are several. */
  plugins: Expanded[];
  /** Options of the plugin navigation, the same for every product. */
  navigation: Record<string, unknown>;
  /** Options of the theme. */
  theme: Record<string, unknown>;
}

/** What the preset knows beside what is written of the products. */
interface Surroundings {
  /** What tells the bundlers which files a page was made of; see the plugin demos. */
  watcher?: object;
  /** Language that is built, in which the site may have a part of its pages. Default: its first. */
  language?: Asked;
  /** Folders of a product's translated pages, relative to the site. Default: there are none. */
  translationsOf?: (product: FullProduct) => string[];
  /** The site's theme has a header of its own, or a part of what that stands in. Default `false`. */
  ownHeader?: boolean;
  /** The pages that are no docs. Default: those that are written. */
  pages?: SiteFacts['pages'];
}

const FIRST: Asked = {locale: '', defaultLocale: ''};

/**
 * Expands what a site says of its products into the options of all plugins.
 *
 * @param facts with complete products
 */
export function expandSite(facts: SiteFacts, around: Surroundings = {}): Expansion {
  const {settings, css} = facts;
  const plugins = pluginsOf(facts, around).filter(
    ([name]) => settings[name] !== false && (settings[name] || !ASKED_FOR.includes(name)),
  );
  return {
    plugins: plugins.map(([name, options]) =>
      // What is let in is added to, not replaced.
      [name, name === 'hosting' ? options : {...options, ...settings[name]}],
    ),
    navigation: {...navigationOf(facts), ...settings.navigation},
    theme: {customCss: css, ...settings['classic-theme']},
  };
}

/** What needs packages that not every site installs: a site has it that names it in its settings. */
const ASKED_FOR = ['social-cards'];

/** Plugins whose components are a part of what another one shows. */
const PARTS = {
  'api-changes': 'api-reference',
  'demo-editor': 'demos',
  playground: 'demos',
  stories: 'demos',
};

/** Plugins without which another one does not work. */
const NEEDED = {'route-index': 'route-shards'};

/**
 * What is wrong with the settings: they name plugins, none of which is known by another name, and
 * leave out none that another one is made with.
 */
export function settingFaults(
  facts: SiteFacts,
  suggest: (name: string, known: readonly string[]) => string,
): ErrorParts[] {
  const known = [...pluginsOf(facts, {}).map(([name]) => name), 'classic-theme', 'navigation'];
  const {settings} = facts;
  const whereOf = (name: string) => `plugin site, option settings.${name}`;
  const unknown = Object.keys(settings).filter((name) => !known.includes(name));
  const missing = Object.entries({...PARTS, ...NEEDED}).filter(
    ([name, whole]) => settings[name] === false && settings[whole] !== false,
  );
  return [
    ...unknown.map((name) => ({
      where: whereOf(name),
      what: 'is no plugin',
      fix: suggest(name, known),
    })),
    ...missing.map(([name, whole]) => ({
      where: whereOf(name),
      what: `leaves out a part of ${whole}`,
      fix: `take it out of the settings, or leave out ${whole} as well`,
    })),
  ];
}

function pluginsOf(
  facts: SiteFacts,
  {watcher, translationsOf, pages = facts.pages, language = FIRST, ownHeader = false}: Surroundings,
): Expanded[] {
  const {products} = facts;
  const isPart = language.locale !== language.defaultLocale;
  const documented = products.filter(({packages}) => packages.length > 0);
  return [
    // Before all that read pages once they are written.
    ['late-hydration', lateHydrationOf(facts, ownHeader)],
    ['front-matter', {foreign: foreignFolders(facts)}],
    ['bundle-size', {}],
    ['duplicate-pathnames', {trees: facts.trees, partial: facts.only !== '' || isPart}],
    ['api-reference', {packages: apisIn(documented, language), only: facts.only}],
    ['api-changes', {}],
    ['demos', {...demosOf(facts, translationsOf), ...(watcher && {watcher})}],
    ['demo-editor', {libraries: documented.flatMap(editableOf)}],
    ['playground', {libraries: products.flatMap(playgroundsOf)}],
    ['stories', storiesOf(products)],
    ['code-blocks', {}],
    ['page-components', {}],
    ['page-links', {}],
    ['page-safety', {frames: framedBy(facts.settings)}],
    ['heading-anchors', {}],
    ['branding', {accents: accentsOf(products)}],
    ['page-index', {pages, trees: facts.trees, fallback: facts.fallback}],
    ['local-search', {products: products.map(searchedOf), pages, fallback: facts.fallback}],
    ['demo-pictures', {}],
    ['markdown-export', {untraced: changesPages(facts) ? 'warn' : 'throw'}],
    ['social-cards', {products: products.map(pictured)}],
    ['analytics', {hostedSearch: searchOf(facts.settings) !== undefined}],
    ['ads', {}],
    ['stylesheets', {}],
    ['service-worker', {landing: products.flatMap(({routeRoots}) => routeRoots.slice(0, 1))}],
    ['route-index', {}],
    ['route-shards', {}],
    ['hosting', hostingOf(facts.settings)],
    ['translations', {}],
    // Behind the plugin that says which page is being rendered: of a kept one there is nothing to say.
    ['incremental-ssg', {}],
  ];
}

/** Whether the site has plugins of its own that may write pages anew: nobody knows what they show. */
function changesPages({docs}: SiteFacts): boolean {
  const names = Object.keys(docs).filter((name) => /(?:remark|rehype|recma)Plugins$/i.test(name));
  return names.some((name) => Array.isArray(docs[name]) && docs[name].length > 0);
}

function demosOf(
  {products, frames, editUrl}: SiteFacts,
  translationsOf: Surroundings['translationsOf'] = () => [],
) {
  return {
    frames: [
      ...products.flatMap((product) => framesOf(product, translationsOf(product))),
      ...frames,
    ],
    aliases: products.flatMap(aliasesOf),
    sources: Object.assign({}, ...products.map(sourcesOf)),
    libraries: librariesOf(products),
    editUrl,
  };
}

function navigationOf({trees, icons}: SiteFacts): Record<string, unknown> {
  const data = `@generated/${API}/{product}/pages/{name}.json`;
  return {trees, icons, tabData: data, tabNames: RENAMED, generated: GENERATED};
}

/** What those of its pages are called that are not called by their name. */
const RENAMED = `${API}/renamed-{product}.json`;

/** Pages that are made of a product's API, and where the list of them stands. */
const GENERATED = [
  {
    segment: 'api',
    label: 'API reference',
    icon: 'book',
    list: `${API}/names-{product}.json`,
    component: '@theme/ApiPage',
    data: `@generated/${API}/{product}/pages/{name}.json`,
  },
  {
    segment: 'api/props',
    label: 'Shared props',
    icon: 'book',
    list: `${API}/sets-{product}.json`,
    component: '@theme/ApiPage',
    data: `@generated/${API}/{product}/pages/props/{name}.json`,
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
