import site from './site.config';

/** The product that keeps its pages: the one that the site's header itself links to. */
const PRODUCT = 'docs';

const [entry] = site.presets;
if (!entry) throw new Error('The site has no preset.');
const [preset, options] = /** @type {[string, import('../../../plugins/site').Options]} */ (entry);

/** The site's own configuration, so that what is measured is what is published, with one product. */
const config = {...site, presets: [[preset, oneProduct(options)]]};

/**
 * What is about one product, with one package to read; nothing that belongs to folders that are
 * not here.
 *
 * @param {import('../../../plugins/site').Options} options
 * @returns {import('../../../plugins/site').Options}
 */
function oneProduct(options) {
  const [documented] = options.products.flatMap(({packages = []}) => packages);
  return {
    ...options,
    products: options.products.filter(({id}) => id === PRODUCT),
    settings: {
      ...options.settings,
      // Stock has no pages that are generated from types.
      navigation: {generated: []},
      'api-reference': {packages: [{product: PRODUCT, package: documented}]},
      demos: {frames: []},
      // Stock draws none, and a site has to ask for them.
      'social-cards': false,
    },
  };
}

export default config;
