import type {Product} from '../../_shared/site/product';

/** Words of products by their ids, as translation files have them. */
type Texts = Readonly<Record<string, {message: string; description?: string}>>;

/** What can be said of the products in another language. */
export function textsOf(products: readonly Product[]): Record<string, Texts[string]> {
  return Object.fromEntries(
    products.flatMap(({id, name, description}) => [
      [`${id}.name`, {message: name, description: 'Name of the product'}],
      [`${id}.description`, {message: description, description: `What ${name} is`}],
    ]),
  );
}

/** The products in the words of a language. */
export function withTexts(products: readonly Product[], texts: Texts): Product[] {
  return products.map((product) => ({
    ...product,
    name: texts[`${product.id}.name`]?.message ?? product.name,
    description: texts[`${product.id}.description`]?.message ?? product.description,
  }));
}
