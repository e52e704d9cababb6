import {validateOptions} from '../options';

const validate = (options: object) =>
  validateOptions({validate: undefined as never, options: options as never});
const product = {
  id: 'ui',
  name: 'Kit',
  description: 'A kit.',
  logo: '/a.svg',
  routeRoots: ['/ui/'],
};

it('fills in what is not written', () => {
  expect(validate({products: [product]})).toMatchObject({products: [product], fonts: []});
});

it('refuses what it does not know', () => {
  expect(() => validate({products: [product], font: []})).toThrow('did you mean "fonts"?');
});
