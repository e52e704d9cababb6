import type {Joi} from '@docusaurus/utils-validation';
import {listedOptions} from './readme';
import {listFiles, pluginNames, readText} from './tree';

interface OptionsModule {
  DEFAULT_OPTIONS: Record<string, unknown>;
  validateOptions: (context: {validate: unknown; options: unknown}) => unknown;
}

/** What the plugin whose options are being read hands to the shared validator. */
let seen: {plugin: string; keys: string[]} | undefined;

jest.mock('../../plugins/_shared/node', () => ({
  ...jest.requireActual<object>('../../plugins/_shared/node'),
  validateWith: (plugin: string, schema: Joi.ObjectSchema, options: unknown): unknown => {
    seen = {plugin, keys: Object.keys((schema.describe().keys ?? {}) as object)};
    return schema.validate(options).value;
  },
}));

const files = listFiles();
const ready = pluginNames(files).filter((name) =>
  ['README.md', 'options.ts'].every((file) => files.includes(`plugins/${name}/${file}`)),
);

/** Docusaurus gives every plugin an `id`; no README lists it. */
const withoutId = (keys: readonly string[]) => keys.filter((key) => key !== 'id').sort();

/** A validator may stumble over no options at all after it has shown its schema. */
function schemaOf({validateOptions}: OptionsModule): typeof seen {
  seen = undefined;
  try {
    validateOptions({validate: () => ({}), options: {}});
  } catch (error) {
    if (!seen) throw error;
  }
  return seen;
}

describe.each(ready)('the options of %s', (name) => {
  const load = () => require(`../../plugins/${name}/options`) as OptionsModule;

  it('are validated under its own name by the shared validator', () => {
    expect(schemaOf(load())?.plugin).toBe(name);
  });

  it('are those that its README lists', () => {
    const listed = listedOptions(readText(`plugins/${name}/README.md`));
    expect(withoutId(listed ?? [])).toEqual(withoutId(schemaOf(load())?.keys ?? []));
  });

  it('have no default that the schema does not know', () => {
    const keys = schemaOf(load())?.keys;
    expect(keys).toEqual(expect.arrayContaining(Object.keys(load().DEFAULT_OPTIONS)));
  });
});
