import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadTrees, VitrineError} from '../_shared/node';
import {isPart, JOINED_FOLDER, keepForJoin} from '../_shared/node/part';
import {
  announcedPages,
  apiPage,
  listedDocs,
  docPage,
  handMadePage,
  knownProducts,
} from './core/collect';
import {componentPages, firstComponents, positionsOf, withSections} from './core/sections';
import type {IndexedPage} from './core/types';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/**
 * Writes the index of all pages to `.docusaurus/page-index/<plugin id>/pages.json`, and the
 * component pages of each product beside it, to `components-<product>.json`. What the start page of
 * a site with one product shows of them is in `first-components.json`.
 */
export default function pageIndex(
  {siteDir, siteConfig: {baseUrl, trailingSlash}}: LoadContext,
  {pages: handMade, trees, fallback}: PluginOptions,
): Plugin {
  let all: readonly IndexedPage[] = [];
  return {
    name: 'page-index',

    // Runs after each reload of a docs instance, and navigation reloads them when the trees change:
    // there is nothing to watch here.
    async allContentLoaded({allContent, actions}) {
      const products = knownProducts(allContent);
      if (products.length === 0) throw new VitrineError(NO_PRODUCTS);
      const place = {baseUrl, trailingSlash, products, fallback};
      const positions = positionsOf(await loadTrees(siteDir, trees));
      const found = [
        ...listedDocs(allContent).map((doc) => docPage(doc, place)),
        ...handMade.map((page) => handMadePage(page, place)),
        ...announcedPages(allContent).map((page) => apiPage(page, place)),
      ];
      const pages = withSections(found, positions, baseUrl);
      await actions.createData('pages.json', pages);
      const joined = isPart() ? baseUrl + JOINED : null;
      await actions.createData('joined.json', {joined});
      all = pages;
      // Of each product, even one that this build leaves out: the theme imports them by name.
      const components = products.map(
        ({id}) => [id, componentPages(pages, id, positions, baseUrl)] as const,
      );
      for (const [id, own] of components) await actions.createData(`components-${id}.json`, own);
      const [only, ...others] = components;
      const firsts = firstComponents(others.length === 0 ? only?.[1] : []);
      await actions.createData('first-components.json', firsts);
    },

    async postBuild({outDir}) {
      keepForJoin(outDir, 'page-index', {file: JOINED, pages: all});
    },
  };
}

/** Where the browser finds the pages of all parts. */
const JOINED = `${JOINED_FOLDER}/pages.json`;

const NO_PRODUCTS = {
  where: 'plugin page-index',
  what: 'there is no product registry, so that no page has a product',
  fix: 'add the preset vitrine to docusaurus.config.ts',
};
