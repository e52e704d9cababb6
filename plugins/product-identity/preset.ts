import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';
import {loadRegistry} from './index';
import {docsInstances} from './core/instances';
import type {DocsInstance} from './core/instances';
import {leftOutLinks} from './core/leftOutLinks';
import {parseOptions} from './options';
import type {Options} from './options';

/** The wrapped docs plugin that shows a product's pages in its tree. Named by path, not imported. */
const DOCS_PLUGIN = path.resolve(__dirname, '../navigation/index.ts');

/** The callouts that every page may have, beside those that Docusaurus knows. */
const CALLOUTS = {keywords: ['error', 'success'], extendDefaults: true};

/** Options of the preset: the registry, and what all docs instances share. */
export interface PresetOptions extends Options {
  /** Options of the navigation plugin, the same for every product. */
  navigation?: Record<string, unknown>;
  /** Options of `@docusaurus/plugin-content-docs`, the same for every product. */
  docs?: Record<string, unknown>;
}

/**
 * Expands the registry into one docs instance per product, which a plugin could not do: only
 * presets may add plugins.
 *
 * @throws VitrineError on a faulty registry
 */
export default function preset(
  {siteDir, siteConfig}: LoadContext,
  {navigation, docs, ...registry}: PresetOptions,
): Preset {
  const options = parseOptions(registry);
  const {built, leftOut} = loadRegistry(siteDir, options);
  const roots = leftOut.flatMap(({routeRoots}) => routeRoots);
  const products = options.products.map(({id}) => id);
  const shared = {
    navigation,
    docs: asDated(docs, siteDir),
    products,
    links: leftOutLinks(roots, siteConfig.url),
  };
  const instances = built.flatMap(docsInstances).map((instance): PluginConfig => {
    return [DOCS_PLUGIN, instanceOptions(instance, {...shared, roots, siteUrl: siteConfig.url})];
  });
  return {plugins: [[path.resolve(__dirname, 'index.ts'), registry], ...instances]};
}

/**
 * The docs options as far as they can be met: outside of a checkout nothing tells when a page was
 * changed, and Docusaurus throws when it is asked to; the dev server would show an invented date.
 */
function asDated(docs: PresetOptions['docs'], siteDir: string): PresetOptions['docs'] {
  const isKnown = existsSync(path.join(siteDir, '.git')) && process.env.NODE_ENV !== 'development';
  if (!docs?.showLastUpdateTime || isKnown) return docs;
  return {...docs, showLastUpdateTime: false};
}

interface Shared extends Pick<PresetOptions, 'navigation' | 'docs'> {
  /** Ids of all products, built or not. */
  products: string[];
  links: ReturnType<typeof leftOutLinks>;
  roots: string[];
  siteUrl: string;
}

function instanceOptions(instance: DocsInstance, shared: Shared): Record<string, unknown> {
  return {
    admonitions: CALLOUTS,
    ...shared.docs,
    id: instance.id,
    path: instance.path,
    routeBasePath: instance.routeBasePath,
    lastVersion: 'current',
    versions: instance.versions,
    beforeDefaultRemarkPlugins: [shared.links],
    navigation: {
      ...shared.navigation,
      product: instance.product,
      products: shared.products,
      pathnames: instance.pathnames,
      elsewhere: Object.fromEntries(
        shared.roots.map((root) => [root, new URL(root, shared.siteUrl).href]),
      ),
    },
  };
}
