import {CALL_GUARD, LOOP_GUARD} from './protocol';
import type {RunnerFile} from './protocol';
import {SOURCE, UnknownNameError} from './faults';
import type {Guards} from './guard';
import {nearest} from './nearest';
import {isRelative, resolveFile} from './resolve';

/** Exports by name. */
export type Exports = Readonly<Record<string, unknown>>;

/** What demos may import, by the name that they write. */
export type Modules = Readonly<Record<string, Exports>>;

/** A demo that was run. */
export interface RunDemo {
  exports: Exports;
  /** The style sheets that it imports, in order. */
  css: string;
}

export interface RunParts {
  files: readonly RunnerFile[];
  /** Name of the file that is run first. */
  entry: string;
  library: Modules;
  guardsOf: (file: string) => Guards;
}

/**
 * Runs the modules of a demo. It can import its own files and what the library's runner offers.
 *
 * @throws UnknownNameError for any other import, and whatever the demo throws
 */
export function runModules({files, entry, library, guardsOf}: RunParts): RunDemo {
  const names = files.map(({name}) => name);
  const loaded = new Map<string, {exports: Exports}>();
  const sheets: string[] = [];

  function load(name: string): Exports {
    const known = loaded.get(name);
    if (known) return known.exports;
    const code = files.find((file) => file.name === name)?.code ?? '';
    const module = {exports: {} as Exports};
    // Before it runs, as modules may import each other in a circle.
    loaded.set(name, module);
    if (name.endsWith('.json')) module.exports = asModule(JSON.parse(code) as unknown);
    else if (name.endsWith('.css')) {
      sheets.push(code);
      module.exports = asModule(CLASS_NAMES);
    } else execute(name, code, module);
    return module.exports;
  }

  function execute(name: string, code: string, module: {exports: Exports}): void {
    const require = (wanted: string) => {
      if (!isRelative(wanted)) return offered(wanted, name, library);
      const file = resolveFile(wanted, name, names);
      if (file !== undefined) return load(file);
      const others = names.filter((each) => each !== name).map(importName);
      throw unknownImport(wanted, name, others);
    };
    const {loop, call} = guardsOf(name);
    toFunction(name, code)(require, module, module.exports, loop, call);
  }

  const exports = load(entry);
  return {exports, css: sheets.join('\n')};
}

/** `theme.ts` → `./theme` */
function importName(file: string): string {
  return `./${file.replace(/\.[jt]sx?$/, '')}`;
}

type ModuleFunction = (
  require: (name: string) => Exports,
  module: {exports: Exports},
  exports: Exports,
  loop: Guards['loop'],
  call: Guards['call'],
) => void;

/** Its first line is that of the code, so that lines in stacks are those of the file. */
function toFunction(name: string, code: string): ModuleFunction {
  const head = `(function(require,module,exports,${LOOP_GUARD},${CALL_GUARD}){`;
  const tail = `\n})\n//# sourceURL=${SOURCE}${encodeURI(name)}`;
  return window.vitrineEvaluate(head + code + tail) as ModuleFunction;
}

function asModule(value: unknown): Exports {
  return {__esModule: true, default: value};
}

/** Classes keep their names: the document is the demo's own. */
const CLASS_NAMES = new Proxy({}, {get: (_target, key) => key});

function offered(wanted: string, file: string, library: Modules): Exports {
  const found = Object.hasOwn(library, wanted) ? library[wanted] : undefined;
  if (!found) throw unknownImport(wanted, file, Object.keys(library));
  return strict(wanted, found);
}

function unknownImport(name: string, file: string, known: readonly string[]): UnknownNameError {
  const near = nearest(name, known);
  return new UnknownNameError(`Cannot import "${name}"`, {kind: 'import', name, near, file});
}

const strictOnes = new WeakMap<Exports, Exports>();

/**
 * A module that says which of its exports is missing. What compiled code asks for to find out what
 * kind of module it has is answered.
 */
function strict(from: string, module: Exports): Exports {
  const known = strictOnes.get(module);
  if (known) return known;
  const made = new Proxy(module, {
    get(target, key) {
      if (typeof key === 'symbol' || key in target) return Reflect.get(target, key) as unknown;
      if (key === '__esModule') return true;
      if (key === 'then') return undefined;
      const near = nearest(key, Object.keys(target));
      throw new UnknownNameError(`"${from}" has no export "${key}"`, {
        kind: 'export',
        name: key,
        from,
        near,
      });
    },
  });
  strictOnes.set(module, made);
  return made;
}
