import {docsInstances} from './instances';
import {leftOutLinks} from './leftOutLinks';
import type {SiteModel} from './model';

/** The callouts that every page may have, beside those that Docusaurus knows. */
const CALLOUTS = {keywords: ['error', 'success'], extendDefaults: true};

/** What all docs instances share. */
export interface DocsSettings {
  /** The full site's address. */
  siteUrl: string;
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
  {facts, products, built, leftOut}: SiteModel,
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
    beforeDefaultRemarkPlugins: [leftOutLinks(roots, siteUrl), ...remark],
    beforeDefaultRehypePlugins: rehype,
  };
  const elsewhere = Object.fromEntries(roots.map((root) => [root, new URL(root, siteUrl).href]));
  return built.flatMap(docsInstances).map(({product, pathnames, ...instance}) => ({
    ...shared,
    ...instance,
    navigation: {
      ...navigation,
      product,
      products: products.map(({id}) => id),
      pathnames,
      elsewhere,
    },
  }));
}
