import {DEFAULT_OPTIONS, validateOptions} from '../options';

const validate = (options: object) =>
  validateOptions({validate: (_schema, value) => value as never, options});

it('fills in the defaults, and the id of Docusaurus', () => {
  const products = [{id: 'docs'}];
  expect(validate({products})).toEqual({...DEFAULT_OPTIONS, products, id: 'default'});
});

it('wants products', () => {
  expect(() => validate({products: []})).toThrowErrorMatchingInlineSnapshot(`
    "plugin product-identity, option products: got []
      Fix: it must contain at least 1 items"
  `);
});
