import {DEFAULT_OPTIONS, parseOptions, validateOptions} from '../options';

const KIT = {product: 'kit', package: 'plain-kit'};

test('fills in the defaults', () => {
  const kit = {
    ...KIT,
    version: 'current',
    entry: '',
    instances: ['kit'],
    exclude: [],
    include: [],
    history: '',
  };
  expect(parseOptions({packages: [KIT]})).toEqual({packages: [kit], ...DEFAULT_OPTIONS});
});

test('keeps what is given', () => {
  const names = {exclude: ['Provider'], include: ['useCard']};
  const instances = ['kit', 'kit-x'];
  const kit = {
    ...KIT,
    version: 'v2',
    entry: 'lib/index.ts',
    instances,
    ...names,
    history: 'docs/kit/_api',
  };
  const options = {
    packages: [{...kit, version: 'current'}, kit, {...kit, package: 'lab', history: ''}],
    only: 'kit',
    cache: 'x',
    strictDefaults: true,
    report: true,
  };
  expect(parseOptions(options)).toEqual(options);
});

test('one docs instance at least', () => {
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
    plugin api-reference, option packages[2]: got {"product":"kit","package":"plain-kit","version":"current","entry":"","instan…
      Fix: it must name a package that no other entry of its version names, and of all these one may have a history"
  `);
});

test('the past of one package of a version is told', () => {
  const past = {history: 'docs/kit/_api'};
  const both = [
    {...KIT, ...past},
    {...KIT, package: 'lab', ...past},
  ];
  expect(() => parseOptions({packages: both})).toThrow('of all these one may have a history');
  expect(() => parseOptions({packages: [KIT, {...both[1]}]})).not.toThrow();
});

test('a version is named as its docs name it', () => {
  expect(() => parseOptions({packages: [{...KIT, version: '1 0'}]}))
    .toThrowErrorMatchingInlineSnapshot(`
    "plugin api-reference, option packages[0].version: got "1 0"
      Fix: it must be the name of a version, e.g. v6"
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
