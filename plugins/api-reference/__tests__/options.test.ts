import {DEFAULT_OPTIONS, parseOptions, validateOptions} from '../options';

const KIT = {product: 'kit', package: 'plain-kit'};

test('fills in the cache folder', () => {
  expect(parseOptions({packages: [KIT]})).toEqual({packages: [KIT], ...DEFAULT_OPTIONS});
});

test('keeps the docs instances that are given, one at least', () => {
  const kit = {...KIT, instances: ['kit', 'kit-x']};
  expect(parseOptions({packages: [kit]}).packages).toEqual([kit]);
  expect(() => parseOptions({packages: [{...KIT, instances: []}]}))
    .toThrowErrorMatchingInlineSnapshot(`
    "plugin api-reference, option packages[0].instances: got []
      Fix: it must contain at least 1 items"
  `);
});

test("keeps Docusaurus' plugin id", () => {
  const hook = (options: Parameters<typeof validateOptions>[0]['options']) =>
    validateOptions({options, validate: jest.fn()});
  expect(hook({packages: [], id: 'second'}).id).toBe('second');
  expect(hook({packages: []}).id).toBe('default');
});

test('tells all faults with plugin, option, given and allowed', () => {
  const packages = [{...KIT, product: 'Kit'}, {...KIT, pakage: 'x'}, KIT];
  expect(() => parseOptions({packages})).toThrowErrorMatchingInlineSnapshot(`
    "plugin api-reference, option packages[0].product: got "Kit"
      Fix: it must be lower case letters, digits and hyphens
    plugin api-reference, option packages[1].pakage: is not an option
      Fix: did you mean "package"?
    plugin api-reference, option packages[2]: got {"product":"kit","package":"plain-kit"}
      Fix: it must name a product that no other entry names"
  `);
});

test('packages must be given', () => {
  expect(() => parseOptions({cache: ''})).toThrowErrorMatchingInlineSnapshot(`
    "plugin api-reference, option packages: got nothing
      Fix: it is required
    plugin api-reference, option cache: got ""
      Fix: it is not allowed to be empty"
  `);
});
