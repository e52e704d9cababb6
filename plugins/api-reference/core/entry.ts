import ts from 'typescript';

/** A module in memory that imports what is asked for, so that the compiler resolves it all. */
export interface Entry {
  program: ts.Program;
  file: ts.SourceFile;
}

/** Source files by path; all programs here have the same options, so they may share them. */
export type ParsedFiles = Map<string, ts.SourceFile | undefined>;

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/**
 * The text of the entry: the package as `root`, the module of each name as `m0`, `m1`, …, and its
 * props type as `p0`, `p1`, …, where the compiler fills in the defaults of type parameters.
 */
export function entryText(packageName: string, names: readonly string[]): string {
  const lines = names.map(
    (name, i) =>
      `import * as m${i} from '${packageName}/${name}';\n` +
      `export type p${i} = m${i}.${name}Props;\nexport type r${i} = root.${name}Props;`,
  );
  return [`import * as root from '${packageName}';`, ...lines].join('\n');
}

/**
 * One program for all names of a package.
 *
 * @param directory where packages are looked for from, upwards
 * @param text see {@link entryText}
 * @param parsed files of earlier programs; gets this one's
 */
export function createEntry(directory: string, text: string, parsed: ParsedFiles): Entry {
  const fileName = `${directory.replaceAll('\\', '/')}/__vitrine_api__.ts`;
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.ES2022, true);
  const host = ts.createCompilerHost(OPTIONS);
  const parse = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => {
    if (name === fileName) return file;
    if (!parsed.has(name)) parsed.set(name, parse(name, ...rest));
    return parsed.get(name);
  };
  return {program: ts.createProgram([fileName], OPTIONS, host), file};
}
