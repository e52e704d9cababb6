import type {LoadContext, Plugin} from '@docusaurus/types';
import {suggest, VitrineError} from '../_shared/node';
import {installedVersion} from '../_shared/packages';
import {resolveRegistry, toIdentity} from './core/resolve';
import {selectProducts} from './core/selection';
import type {Fault, IdentityData, Product} from './core/types';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** The registry as this build sees it. */
export interface Registry {
  built: Product[];
  leftOut: Product[];
}

/**
 * Reads the installed versions into the registry and splits it by `PRODUCTS`.
 *
 * @throws VitrineError where a pinned version is not the installed one, or an id is unknown
 */
export function loadRegistry(siteDir: string, options: PluginOptions): Registry {
  const {products, faults} = resolveRegistry(options.products, (name) =>
    installedVersion(siteDir, name),
  );
  const selection = selectProducts(products, options.only, options.fallback, suggest);
  throwFaults([...faults, ...selection.faults]);
  return {built: selection.built, leftOut: selection.leftOut};
}

function throwFaults(faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  throw new VitrineError(
    faults.map(({option, what, fix}) => ({
      where: `plugin product-identity, option ${option}`,
      what,
      fix,
    })),
  );
}

/** Tells every page which products there are; writes the registry for the pages that show it. */
export default function productIdentity(
  {siteDir, siteConfig}: LoadContext,
  options: PluginOptions,
): Plugin<Registry> {
  return {
    name: 'product-identity',

    loadContent() {
      return loadRegistry(siteDir, options);
    },

    async contentLoaded({content, actions}) {
      const inOrder = options.products.flatMap(({id}) =>
        [...content.built, ...content.leftOut].filter((product) => product.id === id),
      );
      const data: IdentityData = {
        products: inOrder.map((product) =>
          toIdentity(product, content.leftOut.includes(product) ? siteConfig.url : undefined),
        ),
        fallback: options.fallback,
        languageAwareHosts: options.languageAwareHosts,
      };
      actions.setGlobalData(data);
      await actions.createData('registry.json', inOrder);
    },
  };
}
