import ts from 'typescript';

/** A folder of declarations, and one of the code that they declare, both with a slash at the end. */
interface Build {
  types: string;
  code: string;
}

/** What a package.json says about declarations and code. */
interface Manifest {
  name?: string;
  main?: unknown;
  module?: unknown;
  types?: unknown;
  typings?: unknown;
  exports?: unknown;
}

/**
 * Where the code of declarations may be that stand in a folder of their own, as their package.json
 * has it: `lib/card/Card.d.ts` declares `esm/card/Card.js` where `lib/index.d.ts` does `esm/index.js`.
 *
 * @param readFile text of a file; `undefined` where there is none
 */
export function createBuilds(
  readFile: (file: string) => string | undefined,
): (declarations: string) => string[] {
  const known = new Map<string, Build[]>();
  return (declarations) => {
    const folder = packageOf(declarations, readFile);
    if (folder === undefined) return [];
    const builds = known.get(folder) ?? buildsOf(folder, readFile);
    known.set(folder, builds);
    return builds.flatMap(({types, code}) =>
      declarations.startsWith(types) ? [`${code}${declarations.slice(types.length)}`] : [],
    );
  };
}

/** The nearest folder above a file whose package.json has a name: those of builds have none. */
function packageOf(
  file: string,
  readFile: (file: string) => string | undefined,
): string | undefined {
  for (let at = file.lastIndexOf('/'); at > 0; at = file.lastIndexOf('/', at - 1)) {
    const folder = file.slice(0, at);
    if (folder.endsWith('/node_modules')) return undefined;
    if (manifestIn(folder, readFile)?.name !== undefined) return folder;
  }
  return undefined;
}

function manifestIn(
  folder: string,
  readFile: (file: string) => string | undefined,
): Manifest | undefined {
  const text = readFile(`${folder}/package.json`);
  const {config} = text === undefined ? {} : ts.parseConfigFileTextToJson('package.json', text);
  return config as Manifest | undefined;
}

function buildsOf(folder: string, readFile: (file: string) => string | undefined): Build[] {
  const {types, typings, module, main, exports} = manifestIn(folder, readFile) ?? {};
  const pairs = [
    ...[module, main].map((code) => [types ?? typings, code] as const),
    ...pairsIn(exports, undefined),
  ];
  const all = pairs.flatMap(([from, to]) =>
    typeof from === 'string' && typeof to === 'string' ? foldersOf(from, to) : [],
  );
  const builds = new Map(all.map((one) => [JSON.stringify(one), one]));
  return (
    [...builds.values()]
      .filter((one) => one.types !== one.code)
      // `dist/types/` before `dist/`
      .sort((a, b) => b.types.length - a.types.length)
      .map((one) => ({types: `${folder}/${one.types}`, code: `${folder}/${one.code}`}))
  );
}

/** All that stands for code under conditions, each with the declarations that stand nearest. */
function pairsIn(node: unknown, types: unknown): (readonly [types: unknown, code: unknown])[] {
  if (typeof node === 'string') return [[types, node]];
  if (typeof node !== 'object' || node === null) return [];
  const {types: own = types, ...others} = node as Record<string, unknown>;
  const nearest = typeof own === 'string' ? own : types;
  return Object.values(others).flatMap((one) => pairsIn(one, nearest));
}

/** `lib/`, `esm/` of `./lib/card/index.d.ts` and `./esm/card/index.mjs`: what is the same at the end is left out. */
function foldersOf(types: string, code: string): Build[] {
  if (!DECLARATION.test(types) || !CODE.test(code)) return [];
  const [left, right] = [types.replace(DECLARATION, ''), code.replace(CODE, '')].map((path) =>
    path.replace(/^\.\//, '').split('/'),
  );
  if (!left || !right) return [];
  while (left.length > 0 && right.length > 0 && left.at(-1) === right.at(-1)) {
    left.pop();
    right.pop();
  }
  const [from, to] = [left, right].map((parts) => parts.map((part) => `${part}/`).join(''));
  const isSame = from !== undefined && to !== undefined && left.length < types.split('/').length;
  return isSame ? [{types: from, code: to}] : [];
}

const DECLARATION = /\.d\.[cm]?ts$/;
const CODE = /\.[cm]?jsx?$/;
