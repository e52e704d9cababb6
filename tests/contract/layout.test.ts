import {NODE_HALF} from './directions.mjs';
import {
  EXTRA,
  optionsFaults,
  pluginFaults,
  recordFaults,
  sharedFaults,
  topLevelFaults,
} from './layout';
import {readmeFaults} from './readme';
import {listFiles, pluginNames, readText} from './tree';

const files = listFiles();
const plugins = pluginNames(files);
/** A file that is missing is told once, by the shape of its folder. */
const having = (name: string) => plugins.filter((own) => files.includes(`plugins/${own}/${name}`));

const WHOLE = ['README.md', 'index.ts', 'options.ts', 'core.ts', '__tests__/core.test.ts'];
const plugin = (names: string[]) => names.map((name) => `plugins/sample/${name}`);

describe('the real tree', () => {
  it('has plugins', () => {
    expect(plugins.length).toBeGreaterThan(0);
  });

  it('has plugin folders of one shape', () => {
    expect(pluginFaults(files)).toEqual([]);
  });

  it('has rules of direction for every extra file', () => {
    const extra = Object.values(EXTRA).flatMap((names) => Object.keys(names));
    const known = NODE_HALF.split('|').map((name) => `${name}.ts`);
    expect(extra.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('shares no more than the known files', () => {
    expect(sharedFaults(files)).toEqual([]);
  });

  it('has nothing new at its top', () => {
    expect(topLevelFaults(files)).toEqual([]);
  });

  it('holds no record of the compiler', () => {
    expect(recordFaults(files)).toEqual([]);
  });

  it.each(having('options.ts'))('%s orders its options as every plugin does', (name) => {
    expect(optionsFaults(name, readText(`plugins/${name}/options.ts`))).toEqual([]);
  });

  it.each(having('README.md'))('%s explains itself', (name) => {
    expect(readmeFaults(name, readText(`plugins/${name}/README.md`))).toEqual([]);
  });
});

describe('pluginFaults', () => {
  it('passes a whole folder, with and without a browser half', () => {
    const browser = ['client/index.ts', 'theme/Sample/index.tsx', 'tsconfig.json'];
    expect(pluginFaults(plugin(WHOLE))).toEqual([]);
    expect(pluginFaults(plugin([...WHOLE, ...browser]))).toEqual([]);
  });

  it.each(['README.md', 'index.ts', 'options.ts'])('misses %s', (name) => {
    const held = WHOLE.filter((other) => other !== name);
    expect(pluginFaults(plugin(held))).toEqual([`sample lacks ${name}`]);
  });

  it('misses tests', () => {
    expect(pluginFaults(plugin(WHOLE.slice(0, -1)))).toEqual(['sample lacks __tests__']);
  });

  it('wants one core, not none and not two', () => {
    const none = WHOLE.filter((name) => name !== 'core.ts');
    const fault = ['sample needs either core.ts or core/'];
    expect(pluginFaults(plugin(none))).toEqual(fault);
    expect(pluginFaults(plugin([...WHOLE, 'core/a.ts']))).toEqual(fault);
    expect(pluginFaults(plugin([...none, 'core/a.ts']))).toEqual([]);
  });

  it('wants a library without options, and without a browser half', () => {
    const library = (names: string[]) => names.map((name) => `plugins/api-model/${name}`);
    const held = WHOLE.filter((name) => name !== 'options.ts');
    expect(pluginFaults(library(held))).toEqual([]);
    expect(pluginFaults(library([...held, 'options.ts', 'theme/A/index.tsx']))).toEqual([
      'api-model holds options.ts',
      'api-model holds theme',
    ]);
  });

  it('refuses every other name, and the extra names of another plugin', () => {
    expect(pluginFaults(plugin([...WHOLE, 'helpers.ts', 'utils/a.ts', 'preset.ts']))).toEqual([
      'sample holds helpers.ts',
      'sample holds utils',
      'sample holds preset.ts',
    ]);
  });
});

describe('sharedFaults', () => {
  it('refuses every other file', () => {
    const held = [
      'node/index.ts',
      'client/a.ts',
      'text/names.ts',
      'site/__tests__/a.test.ts',
      'misc.ts',
    ];
    expect(sharedFaults(held.map((name) => `plugins/_shared/${name}`))).toEqual([
      '_shared holds misc.ts',
    ]);
  });
});

describe('topLevelFaults', () => {
  it('knows the rooms and the snapshots of a product', () => {
    const known = ['package.json', 'src/a.ts', 'joy-ui_versions.json', '.ci/run.sh', 'LICENSE'];
    expect(topLevelFaults(known)).toEqual([]);
    expect(topLevelFaults(['material-ui_versioned_docs/version-v6/index.md'])).toEqual([]);
  });

  it.each(['lib', 'notes.md', 'versioned_docs', '.env', 'yarn.lock'])('refuses %s', (name) => {
    expect(topLevelFaults([name])).toEqual([`the top level holds ${name}`]);
  });
});

describe('recordFaults', () => {
  it('refuses records in any folder, and passes what only sounds like one', () => {
    const held = ['src/tsconfig.tsbuildinfo', 'a.tsbuildinfo', 'src/tsbuildinfo.ts'];
    expect(recordFaults(held)).toEqual([
      "src/tsconfig.tsbuildinfo is the compiler's record: git rm it",
      "a.tsbuildinfo is the compiler's record: git rm it",
    ]);
  });
});

describe('optionsFaults', () => {
  const lines = {
    options: 'export interface Options {}',
    plugin: 'export type PluginOptions = Required<Options>;',
    defaults: 'export const DEFAULT_OPTIONS: PluginOptions = {};',
    schema: 'const schema = Joi.object<PluginOptions>({});',
    validate: 'export function validateOptions() {}',
  };
  const {options, plugin: plain, defaults, schema, validate} = lines;

  it('passes the five in their order', () => {
    const source = [options, plain, defaults, schema, validate].join('\n');
    expect(optionsFaults('sample', source)).toEqual([]);
  });

  it('names each that is missing or not exported', () => {
    const source = [options, plain.replace('export ', ''), schema, validate].join('\n');
    expect(optionsFaults('sample', source)).toEqual([
      'sample/options.ts exports no PluginOptions',
      'sample/options.ts exports no DEFAULT_OPTIONS',
    ]);
  });

  it('refuses another order', () => {
    const source = [plain, options, defaults, schema, validate].join('\n');
    expect(optionsFaults('sample', source)).toEqual([
      'sample/options.ts: the order is Options, PluginOptions, DEFAULT_OPTIONS, validateOptions',
    ]);
  });

  it('wants a docstring of each option, with the default of one that may be left out', () => {
    const own = `export interface Options {
      /** Which one. */
      id: string;
      bare: string;
      /** How wide. Default 360. */
      width?: number;
      /** How high. */
      height?: number;
    }`;
    const source = [own, plain, defaults, schema, validate].join('\n');
    expect(optionsFaults('sample', source)).toEqual([
      'sample/options.ts: Options.bare has no docstring',
      'sample/options.ts: Options.height does not state its default',
    ]);
  });

  it('wants the schema before the validator', () => {
    const source = [options, plain, defaults, validate, schema].join('\n');
    expect(optionsFaults('sample', source)).toEqual([
      'sample/options.ts: no schema between the defaults and the validator',
    ]);
  });
});
