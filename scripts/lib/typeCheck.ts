import ts from 'typescript';
import type {ErrorParts} from '../../plugins/_shared/errors';

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
 * Checks the types of demos, as strictly as the compiler can without asking for a style.
 *
 * @param siteDir the site's folder, absolute, which paths in faults are relative to
 * @param system the disk
 * @returns one fault for each mistake: file and line, message
 */
export function checkTypes(siteDir: string, group: CheckGroup, system: ts.System): ErrorParts[] {
  const options = optionsOf(group);
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
  return diagnostics.map((diagnostic) => faultOf(siteDir, diagnostic));
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
  const path = file.fileName.replace(`${siteDir}/`, '');
  const line = file.getLineAndCharacterOfPosition(start).line + 1;
  return {
    where: `${path}:${line}`,
    what: `demo "${path.replace(/^.*\//, '').replace(/\.\w+$/, '')}": ${message}`,
    fix: 'mend the demo; it is checked with the packages that its page runs',
  };
}
