import {DEFAULT_OPTIONS, parseOptions, validateOptions} from '../options';
import type {Options} from '../options';
import {writtenProduct} from './__fixtures__/registry';

const docs = writtenProduct('docs');

describe('validateOptions', () => {
  const validate = (options: Partial<Options> & {id?: string}) =>
    validateOptions({
      options: options as Options,
      validate: () => {
        throw new Error('not used');
      },
    });

  it('fills in the defaults, and the id of Docusaurus', () => {
    expect(validate({products: [docs]})).toEqual({
      ...DEFAULT_OPTIONS,
      products: [docs],
      id: 'default',
    });
    expect(validate({products: [docs], id: 'second'}).id).toBe('second');
  });

  it('keeps what is given', () => {
    const options = {
      products: [writtenProduct('ui')],
      fallback: 'ui',
      languageAwareHosts: ['v5.example.com'],
      only: 'ui',
    };
    expect(validate(options)).toEqual({...options, id: 'default'});
  });
});

describe('parseOptions', () => {
  it('gives a product without versions an empty list', () => {
    const {versions: _versions, ...bare} = docs;
    expect(parseOptions({products: [bare]}).products[0]?.versions).toEqual([]);
  });

  it('wants products', () => {
    expect(() => parseOptions({})).toThrowErrorMatchingInlineSnapshot(`
      "plugin product-identity, option products: got nothing
        Fix: it is required"
    `);
    expect(() => parseOptions({products: []})).toThrowErrorMatchingInlineSnapshot(`
      "plugin product-identity, option products: got []
        Fix: it must contain at least 1 items"
    `);
  });

  it('refuses an unknown option of a product, with the nearest', () => {
    const product = {...docs, routeRoot: '/docs/'};
    expect(() => parseOptions({products: [product]})).toThrowErrorMatchingInlineSnapshot(`
      "plugin product-identity, option products[0].routeRoot: is not an option
        Fix: did you mean "routeRoots"?"
    `);
  });

  it('says of each text what it must look like, all at once', () => {
    const product = {...docs, id: 'Docs', routeRoots: ['docs']};
    expect(() => parseOptions({products: [product]})).toThrowErrorMatchingInlineSnapshot(`
      "plugin product-identity, option products[0].id: got "Docs"
        Fix: it must be lower case letters, digits and hyphens
      plugin product-identity, option products[0].routeRoots[0]: got "docs"
        Fix: it must be a path that begins and ends with a slash"
    `);
  });

  it.each(['v6', '//v6.example.com/', 'http://v6.example.com/', '/docs/v6'])(
    'refuses the address %s of a version',
    (href) => {
      const product = {...docs, versions: [...docs.versions, {text: 'v6', href}]};
      expect(() => parseOptions({products: [product]})).toThrow(
        'must be a site path like "/a/" or an https address',
      );
    },
  );

  it('refuses a product with both a package and a reference to one', () => {
    const product = {...docs, package: {name: 'a'}, versionOf: 'docs'};
    expect(() => parseOptions({products: [product]})).toThrowErrorMatchingInlineSnapshot(`
      "plugin product-identity, option products[0]: got {"id":"docs","name":"DOCS","description":"What docs is for.","category":"core…
        Fix: it contains a conflict between optional exclusive peers [package, versionOf]"
    `);
  });

  it('checks what stands between products', () => {
    const products = [docs, writtenProduct('docs', {routeRoots: ['/other/']})];
    expect(() => parseOptions({products, fallback: 'dosc'})).toThrowErrorMatchingInlineSnapshot(`
      "plugin product-identity, option products[1].id: "docs" is taken by products[0].id
        Fix: give each its own value
      plugin product-identity, option fallback: "dosc" is no product
        Fix: did you mean "docs"?"
    `);
  });
});
