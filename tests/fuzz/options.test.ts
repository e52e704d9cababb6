import type {Joi} from '@docusaurus/utils-validation';
import {VitrineError} from '../../plugins/_shared/text/errors';
import {listFiles, pluginNames} from '../contract/tree';
import {cases} from './draw';
import type {Draw} from './draw';

const COUNT = 100;

type Schema = Joi.ObjectSchema;
type Validate = (plugin: string, schema: Schema, options: unknown) => unknown;

/** Schemas by plugin, as each hands its own to the shared validator. */
const schemas = new Map<string, Schema>();

jest.mock('../../plugins/_shared/node', () => {
  const actual = jest.requireActual<{validateWith: Validate}>('../../plugins/_shared/node');
  const validateWith: Validate = (plugin, schema, options) => {
    schemas.set(plugin, schema);
    return actual.validateWith(plugin, schema, options);
  };
  return {...actual, validateWith};
});

interface OptionsModule {
  validateOptions: (context: {validate: unknown; options: unknown}) => unknown;
}

const files = listFiles();
// The navigation hands on what it does not know itself, to the docs of Docusaurus.
const plugins = pluginNames(files).filter(
  (name) => name !== 'navigation' && files.includes(`plugins/${name}/options.ts`),
);

function validate(plugin: string, options: unknown): unknown {
  const {validateOptions} = require(`../../plugins/${plugin}/options`) as OptionsModule;
  return validateOptions({validate: () => options, options});
}

/** What the plugin says of options; nothing where it takes them. */
function told(plugin: string, options: unknown): string | undefined {
  try {
    validate(plugin, options);
    return undefined;
  } catch (error) {
    // Anything else is a crash.
    if (!(error instanceof VitrineError)) throw error;
    return error.message;
  }
}

/** Values by what they are; each is wrong for an option of any other kind. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  boolean: [true],
  number: [Number.NaN, -1e300],
  string: ['\0', 'javascript:alert(1)'],
  array: [[[]], [null]],
  object: [{a: {b: 1}}, {constructor: 1}],
};

/** What options take of a plugin, by their names: `boolean`, or several where it is one of them. */
function kindsOf(schema: Schema): [name: string, kinds: string][] {
  const {keys = {}} = schema.describe() as {keys?: Record<string, Joi.Description>};
  return Object.entries(keys).map(([name, description]) => [name, JSON.stringify(description)]);
}

interface Case {
  plugin: string;
  options: object;
  named: string;
}

function makeCase(draw: Draw, number: number): Case | undefined {
  const plugin = plugins[number % plugins.length] ?? '';
  const {one, below} = draw;
  const known = kindsOf(schemas.get(plugin) as Schema);
  if (below(2) === 0 || known.length === 0) {
    const named = one(['enable', 'toString', 'a b', '', 'ü', 'options']);
    return {plugin, options: {[named]: 1}, named};
  }
  const [named, takes] = one(known);
  const wrong = Object.entries(VALUES).filter(
    ([kind]) =>
      !takes.includes(`"${kind}"`) && !takes.includes('"any"') && !takes.includes('"alternatives"'),
  );
  if (wrong.length === 0) return undefined;
  return {plugin, options: {[named]: one(one(wrong)[1])}, named};
}

/** Each has shown its schema by then. */
beforeAll(() => {
  for (const plugin of plugins) told(plugin, {});
});

it('accepts no configuration that is wrong, and names plugin, option and remedy', () => {
  const drawn = cases(COUNT * 2, makeCase).filter((each) => each !== undefined);
  expect(drawn.length).toBeGreaterThanOrEqual(COUNT);
  for (const {plugin, options, named} of drawn) {
    const message = told(plugin, options);
    const lines = message?.split('\n') ?? [];
    const where = lines.find(
      (line) => line.startsWith(`plugin ${plugin}, option`) && line.includes(named),
    );
    if (where === undefined) {
      throw new Error(`${plugin} takes ${JSON.stringify(options)}, or tells: ${message}`);
    }
    expect(lines.filter((line) => line.startsWith('  Fix: ')).length).toBeGreaterThan(0);
    expect(message).not.toMatch(/\n\s+at /);
  }
});
