import type {Product, ProductOptions} from '../../core/types';

/** A product as a maintainer writes it, without a package: what a test does not name is plain. */
export function writtenProduct(id: string, own: Partial<ProductOptions> = {}): ProductOptions {
  return {
    id,
    name: id.toUpperCase(),
    description: `What ${id} is for.`,
    category: 'core',
    logo: {light: `/${id}.svg`, dark: `/${id}-dark.svg`},
    routeRoots: [`/${id}/`],
    docs: `docs/${id}`,
    versions: [{text: 'v1', current: true}],
    ...own,
  };
}

/** A product as the build sees it. */
export function builtProduct(id: string, own: Partial<Product> = {}): Product {
  return {...writtenProduct(id), versions: [{text: 'v1', current: true}], ...own};
}
