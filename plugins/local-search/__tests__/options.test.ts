import {validateOptions} from '../options';

const validate = (options: object) =>
  validateOptions({validate: undefined as never, options: options as never});
const product = {id: 'ui', routeRoots: ['/ui/'], docs: 'docs/ui'};

it('fills in what is not written', () => {
  expect(validate({products: [product]})).toMatchObject({
    products: [product],
    fallback: '',
    pages: [],
  });
});

it('tells what is wrong', () => {
  expect(() => validate({products: [], page: []})).toThrowErrorMatchingInlineSnapshot(`
    "plugin local-search, option products: got []
      Fix: it must contain at least 1 items
    plugin local-search, option page: is not an option
      Fix: did you mean "pages"?"
  `);
});

const algolia = {provider: 'algolia', appId: 'AB12', apiKey: 'k', indexName: 'docs'};
const typesense = {
  ...{provider: 'typesense', host: 'https://search.test:8108'},
  ...{apiKey: 'k', collection: 'docs'},
};

it('takes a hosted search, and has none by default', () => {
  expect(validate({products: [product]}).hosted).toBeUndefined();
  for (const hosted of [algolia, typesense]) {
    expect(validate({products: [product], hosted})).toMatchObject({hosted});
  }
});

it('tells what is wrong with a hosted search', () => {
  const tell = (hosted: object) => () => validate({products: [product], hosted});
  expect(tell({provider: 'google'})).toThrowErrorMatchingInlineSnapshot(`
    "plugin local-search, option hosted.provider: got "google"
      Fix: it must be one of [algolia, typesense]
    plugin local-search, option hosted.apiKey: got nothing
      Fix: it is required"
  `);
  expect(tell({...algolia, appId: 'a.evil.test/', indexName: undefined}))
    .toThrowErrorMatchingInlineSnapshot(`
    "plugin local-search, option hosted.appId: got "a.evil.test/"
      Fix: it must be letters and digits
    plugin local-search, option hosted.indexName: got nothing
      Fix: it is required"
  `);
  expect(tell({...typesense, host: 'http://search.test', appId: 'AB12'}))
    .toThrowErrorMatchingInlineSnapshot(`
    "plugin local-search, option hosted.appId: got "AB12"
      Fix: it is not allowed
    plugin local-search, option hosted.host: got "http://search.test"
      Fix: it must be an origin such as https://search.example.com, without a path"
  `);
  expect(tell({...typesense, host: 'https://search.test/path'})).toThrow('without a path');
});
