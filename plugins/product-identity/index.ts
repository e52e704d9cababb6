import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
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
  {i18n}: LoadContext,
  {products, fallback, languageAwareHosts}: PluginOptions,
): Plugin<Product[]> {
  return {
    name: 'product-identity',

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
  };
}

/** Every page carries it, and bytes on every page are dear. */
function toIdentity({description: _long, package: _own, ...identity}: Product): ProductIdentity {
  return identity;
}
