import {docsInstances} from './instances';
import {leftOutLinks} from './leftOutLinks';
import type {SiteModel} from './model';

/** The callouts that every page may have, beside those that Docusaurus knows. */
const CALLOUTS = {keywords: ['error', 'success'], extendDefaults: true};

/** What Docusaurus leaves out by itself. */
const LEFT_OUT = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**',
];
/** Those of Docusaurus. */
const KINDS = 'note tip info warning danger caution secondary success important'.split(' ');

/**
 * The kinds of callouts that pages may have.
 *
 * @param docs options of the docs plugin as written
 * @returns `undefined` where the site has no callouts of Docusaurus
 */
export function calloutsOf({
  admonitions = CALLOUTS,
}: Record<string, unknown>): string[] | undefined {
  if (admonitions === false) return undefined;
  const own = admonitions === true ? {} : (admonitions as Partial<typeof CALLOUTS>);
  const {keywords = [], extendDefaults = true} = own;
  return [...new Set([...(extendDefaults ? KINDS : []), ...keywords])];
}

/** What all docs instances share. */
export interface DocsSettings {
  /** The full site's address; `undefined` in a part of it, whose links lead to other parts. */
  siteUrl: string | undefined;
  /** Options of the plugin navigation. */
  navigation: Record<string, unknown>;
  /** Remark plugins, before Docusaurus' own. */
  remark: readonly unknown[];
  /** Rehype plugins, before all others. */
  rehype: readonly unknown[];
  /** Whether it can be told when a page was changed. */
  isDated: boolean;
}

/** The options of each docs instance of the products that this build has. */
export function docsOptions(
  {facts, products, built, leftOut, language}: SiteModel,
  {siteUrl, navigation, remark, rehype, isDated}: DocsSettings,
): Record<string, unknown>[] {
  const {editUrl, docs} = facts;
  const roots = leftOut.flatMap(({routeRoots}) => routeRoots);
  const shared = {
    admonitions: CALLOUTS,
    onInlineTags: 'throw',
    showLastUpdateTime: true,
    ...(editUrl && {editUrl}),
    ...docs,
    // Docusaurus throws when it is asked for what nobody knows.
    ...(!isDated && {showLastUpdateTime: false}),
    lastVersion: 'current',
    beforeDefaultRemarkPlugins: [
      leftOutLinks(siteUrl === undefined ? [] : roots, siteUrl ?? ''),
      ...remark,
    ],
    beforeDefaultRehypePlugins: rehype,
  };
  const elsewhere = Object.fromEntries(
    roots.map((root) => [root, siteUrl === undefined ? root : new URL(root, siteUrl).href]),
  );
  const instances = built.flatMap((product) => docsInstances(product, language));
  return instances.map(({product, pathnames, exclude, format, kept, ...instance}) => ({
    ...shared,
    ...instance,
    exclude: [...((docs.exclude as string[] | undefined) ?? LEFT_OUT), ...exclude],
    navigation: {
      ...navigation,
      product,
      products: products.map(({id}) => id),
      pathnames,
      elsewhere,
      format,
      ...(kept && {kept}),
    },
  }));
}
