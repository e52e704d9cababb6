import {validateOptions} from '../options';

const validate = (options: unknown) =>
  validateOptions({validate: () => ({}) as never, options: options as object});

it('tells all faults of the products at once, each with its path', () => {
  const products = [
    {id: 'Kit', name: 'Kit', description: 'Three.', category: 'core', packages: []},
    {
      id: 'lab',
      name: 'Lab',
      description: 'One.',
      category: 'core',
      folder: 'docs/lab',
      versions: [{href: '/a/', docs: 'v1'}],
    },
  ];
  expect(() => validate({products})).toThrowErrorMatchingInlineSnapshot(`
    "plugin site, option products[0].id: got "Kit"
      Fix: it must be lower case letters, digits and hyphens
    plugin site, option products[0].packages: got []
      Fix: it must contain at least 1 items
    plugin site, option products[1].versions[0]: got {"href":"/a/","docs":"v1"}
      Fix: it must have \`href\` or \`docs\`, not both
    plugin site, option products[1].folder: is not an option
      Fix: did you mean "modes"?"
  `);
});
