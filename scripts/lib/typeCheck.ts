import path from 'node:path';
import ts from 'typescript';
import type {ErrorParts} from '../../plugins/_shared/text/errors';
import {packageFolder} from '../../plugins/_shared/node/packages';

/** Demos that are checked together: those that run the same packages. */
export interface CheckGroup {
  /** Absolute paths. */
  files: readonly string[];
  /** Package as imported → folder of the package that it is checked with, absolute. */
  packages: Readonly<Record<string, string>>;
  /** Where what was found is kept, so that the next check is quick; absolute. */
  record: string;
}

/** What style sheets are to the compiler, as the bundler has them. */
const SHEETS = `declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
`;

/** Name of the file that says so; it is not on the disk. */
const SHEETS_FILE = 'demo-style-sheets.d.ts';

/**
 * Checks the types of demos, as strictly as the site's tsconfig.json says; where it says nothing, as
 * the compiler can without asking for a style.
 *
 * @param siteDir the site's folder, absolute, which paths in faults are relative to
 * @param system the disk
 * @returns one fault for each mistake: file and line, message
 */
export function checkTypes(siteDir: string, group: CheckGroup, system: ts.System): ErrorParts[] {
  return diagnose(siteDir, group, system).map((diagnostic) => faultOf(siteDir, diagnostic));
}

/**
 * What the compiler says of files.
 *
 * @param siteDir the site's folder, absolute
 * @param system the disk; files may be there that only it has
 */
export function diagnose(
  siteDir: string,
  group: CheckGroup,
  system: ts.System,
): readonly ts.Diagnostic[] {
  const options = {...optionsOf(group), ...strictnessOf(siteDir, system)};
  const sheets = `${siteDir}/${SHEETS_FILE}`;
  const program = ts.createIncrementalProgram({
    rootNames: [...group.files, sheets],
    options,
    host: hostOf(options, system, sheets),
  });
  const diagnostics = [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...program.getSemanticDiagnostics(),
  ];
  // Writes the record; `noEmit` keeps all else from being written.
  program.emit();
  return diagnostics;
}

/**
 * Types of the source that runs in place of packages, whatever was built of it, and those of React
 * that the site has, which it runs with wherever the source stands.
 *
 * @param sources package → file, relative to the site or absolute
 * @returns as `CheckGroup.packages`; nothing where there is no source
 */
export function typesOfSources(
  siteDir: string,
  sources: Readonly<Record<string, string>>,
): Record<string, string> {
  const own = Object.entries(sources).map(([name, file]) => [name, path.resolve(siteDir, file)]);
  const react = ['react', 'react-dom'].flatMap((name) => {
    const folder = own.length === 0 ? undefined : packageFolder(siteDir, `@types/${name}`);
    return folder === undefined ? [] : [[name, folder]];
  });
  return Object.fromEntries([...own, ...react]) as Record<string, string>;
}

function optionsOf({packages, record}: CheckGroup): ts.CompilerOptions {
  return {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    allowJs: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    types: [],
    noEmit: true,
    incremental: true,
    tsBuildInfoFile: record,
    paths: Object.fromEntries(
      Object.entries(packages).flatMap(([name, folder]) => [
        [name, [folder]],
        [`${name}/*`, [`${folder}/*`]],
      ]),
    ),
  };
}

/** Options of the compiler that say how much of the code has to be written down. */
const STRICTNESS = [
  'strict',
  'alwaysStrict',
  'noImplicitAny',
  'noImplicitThis',
  'strictBindCallApply',
  'strictFunctionTypes',
  'strictNullChecks',
  'strictPropertyInitialization',
  'types',
  'useUnknownInCatchVariables',
] as const;

/** How strict the site's own tsconfig.json is, which its authors' editors go by. */
function strictnessOf(siteDir: string, system: ts.System): ts.CompilerOptions {
  const file = path.join(siteDir, 'tsconfig.json');
  if (!system.fileExists(file)) return {};
  const {config = {}} = ts.readConfigFile(file, system.readFile);
  // Which files it is for does not matter, and takes time to find out.
  const host = {...system, readDirectory: () => []};
  const {options} = ts.parseJsonConfigFileContent(config, host, siteDir);
  return Object.fromEntries(
    STRICTNESS.flatMap((name) => (options[name] === undefined ? [] : [[name, options[name]]])),
  );
}

/** The compiler's own host, to which the file of style sheets is there. */
function hostOf(options: ts.CompilerOptions, system: ts.System, sheets: string): ts.CompilerHost {
  return ts.createIncrementalCompilerHost(options, {
    ...system,
    fileExists: (file) => file === sheets || system.fileExists(file),
    readFile: (file, encoding) => (file === sheets ? SHEETS : system.readFile(file, encoding)),
  });
}

function faultOf(siteDir: string, {file, start = 0, messageText}: ts.Diagnostic): ErrorParts {
  const message = ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\s+/g, ' ');
  if (!file) return {where: 'the demos', what: message, fix: 'mend the options of the check'};
  const name = file.fileName.replace(`${siteDir}/`, '');
  const line = file.getLineAndCharacterOfPosition(start).line + 1;
  return {
    where: `${name}:${line}`,
    what: `demo "${name.replace(/^.*\//, '').replace(/\.\w+$/, '')}": ${message}`,
    fix: 'mend the demo; it is checked with the packages that its page runs',
  };
}
