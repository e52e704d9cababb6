import path from 'node:path';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {ownManifest, readManifest} from '../_shared/node/packages';
import {isPart, keepForJoin} from '../_shared/node/part';
import type {Product, ProductIdentity} from '../_shared/site/product';
import {textsOf, withTexts} from './core/texts';
import type {IdentityData} from './core/types';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** File of the words of products in another language: `i18n/ar/product-identity/products.json`. */
const TEXTS = 'products';

/** Tells every page which products there are; writes what is longer for the pages that show it. */
export default function productIdentity(
  {siteConfig, i18n}: LoadContext,
  {products, built, fallback, languageAwareHosts, configuration}: PluginOptions,
): Plugin<Product[]> {
  return {
    name: 'product-identity',

    getClientModules: () => (isPart() ? ['./client/wholePages'] : []),

    // Other plugins read it, as the content of all.
    loadContent: () => Promise.resolve(products),

    getTranslationFiles: ({content}) => [{path: TEXTS, content: textsOf(content)}],

    translateContent({content, translationFiles}) {
      const texts = translationFiles.find(({path: file}) => file === TEXTS)?.content ?? {};
      return withTexts(content, texts);
    },

    async contentLoaded({content, actions}) {
      const data: IdentityData = {
        products: content.map(toIdentity),
        fallback,
        languageAwareHosts,
      };
      actions.setGlobalData(data);
      await actions.createData('registry.json', content);
    },

    configureWebpack: () =>
      i18n.currentLocale === i18n.defaultLocale
        ? {}
        : {resolve: {alias: {'@docusaurus/Link': path.join(__dirname, 'client/LanguageLink')}}},

    async postBuild({outDir, routes}) {
      const {url, baseUrl} = siteConfig;
      keepForJoin(outDir, 'product-identity', {
        version: ownVersion(),
        configuration,
        ...{url, baseUrl, fallback, locales: i18n.locales},
        products: products.map(({id, routeRoots}) => ({id, routeRoots})),
        sources: sourcesOf(routes),
        built: built.length === 0 ? products.map(({id}) => id) : built,
      });
    },
  };
}

/** Address of a page → its file, of those that somebody wrote. */
function sourcesOf(routes: readonly RouteConfig[]): Record<string, string> {
  const found = routes.map(({path, metadata, routes: inner = []}) => ({
    ...(metadata?.sourceFilePath !== undefined && {[path]: metadata.sourceFilePath}),
    ...sourcesOf(inner),
  }));
  return Object.assign({}, ...found) as Record<string, string>;
}

/** Every page carries it, and bytes on every page are dear. */
function toIdentity({description: _long, package: _own, ...identity}: Product): ProductIdentity {
  return identity;
}

/** Parts of a site are joined where one version of Vitrine has made them all. */
function ownVersion(): string {
  const manifest = ownManifest();
  return manifest === undefined ? '' : readManifest(manifest).version;
}
