import ts from 'typescript';

/** A module in memory that imports what is asked for, so that the compiler resolves it all. */
export interface Entry {
  program: ts.Program;
  file: ts.SourceFile;
}

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
 */
export function createEntry(directory: string, text: string): Entry {
  const fileName = `${directory.replaceAll('\\', '/')}/__vitrine_api__.ts`;
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.ES2022, true);
  const host = ts.createCompilerHost(OPTIONS);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => (name === fileName ? file : getSourceFile(name, ...rest));
  return {program: ts.createProgram([fileName], OPTIONS, host), file};
}
