import type {Options} from '../options';
import {DEFAULT_OPTIONS, validateOptions} from '../options';
import {normalizePluginOptions} from '@docusaurus/utils-validation';

type Validate = Parameters<typeof validateOptions>[0]['validate'];

const validate = (options: unknown) =>
  validateOptions({
    options: options as Options,
    validate: normalizePluginOptions as unknown as Validate,
  });

const group = {
  segment: 'api',
  label: 'API reference',
  component: '@theme/Tab',
  data: '{name}.json',
  list: 'names.json',
};

it('fills in the defaults, its own and those of the docs plugin', () => {
  const options = validate({navigation: {product: 'ui'}});
  expect(options.navigation).toEqual({...DEFAULT_OPTIONS, product: 'ui'});
  expect(options).toMatchObject({path: 'docs', routeBasePath: 'docs', id: 'default'});
});

it('keeps what is given', () => {
  const navigation = {
    product: 'ui',
    products: ['ui', 'joy'],
    trees: './trees.ts',
    pathnames: {'components/*': 'react-*'},
    elsewhere: {'/joy/': 'https://full.example.com/joy/'},
    tabData: '{name}.json',
    tabNames: 'api/renamed-{product}.json',
    generated: [group],
  };
  expect(validate({navigation, id: 'ui', path: 'docs/ui'})).toMatchObject({
    navigation,
    id: 'ui',
    path: 'docs/ui',
  });
});

it('wants a product', () => {
  expect(() => validate({})).toThrowErrorMatchingInlineSnapshot(`
    "plugin navigation, option product: got nothing
      Fix: it is required"
  `);
});

it('refuses wrong values and unknown names, all at once', () => {
  const {data: _data, ...rest} = group;
  const navigation = {product: 'ui', tree: './trees.ts', generated: [rest], tabData: 5};
  expect(() => validate({navigation})).toThrowErrorMatchingInlineSnapshot(`
    "plugin navigation, option tabData: got 5
      Fix: it must be a string
    plugin navigation, option generated[0].data: got nothing
      Fix: it is required
    plugin navigation, option tree: is not an option
      Fix: did you mean "trees"?"
  `);
});

it('leaves the options of the docs plugin to it', () => {
  expect(() => validate({navigation: {product: 'ui'}, pth: 'docs'})).toThrow('"pth"');
});
