import site from './site.config';

/** The product that keeps its pages: the one that the site's header itself links to. */
const PRODUCT = 'docs';

/**
 * The site's own configuration, so that what is measured is what is published, with one product.
 *
 * @type {import('@docusaurus/types').Config}
 */
const config = {
  ...site,
  presets: site.presets?.map((preset) => withOptions(preset, 'product-identity', oneProduct)),
  plugins: site.plugins
    ?.map((plugin) => withOptions(plugin, 'api-reference', onePackage))
    .map((plugin) => withOptions(plugin, 'live-demos', withoutFolders)),
};

/**
 * @template T, Options
 * @param {T} entry a preset or plugin
 * @param {string} name its folder
 * @param {(options: Options) => Options} change
 * @returns {T}
 */
function withOptions(entry, name, change) {
  if (!Array.isArray(entry) || !String(entry[0]).includes(`/${name}/`)) return entry;
  return /** @type {T} */ ([entry[0], change(entry[1])]);
}

/** @param {import('../../../plugins/product-identity/preset').PresetOptions} options */
function oneProduct(options) {
  const products = options.products.filter(({id}) => id === PRODUCT);
  // Stock has no pages that are generated from types.
  const navigation = {...options.navigation, generated: []};
  return {...options, products, navigation};
}

/** @param {import('../../../plugins/api-reference').Options} options */
function onePackage(options) {
  const packages = options.packages.slice(0, 1).map((first) => ({
    ...first,
    product: PRODUCT,
    history: '',
  }));
  return {...options, packages};
}

/**
 * What belongs to folders of pages that are not here.
 *
 * @param {import('../../../plugins/live-demos').Options} options
 */
function withoutFolders(options) {
  return {...options, frames: [], aliases: [], playgrounds: []};
}

export default config;
