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
