import ts from 'typescript';

/**
 * Demos that are checked together: those that run the same packages.
 *
 * @typedef {object} CheckGroup
 * @property {readonly string[]} files absolute paths
 * @property {Readonly<Record<string, string>>} packages package as imported → folder of the package
 * that it is checked with, absolute
 * @property {string} record where what was found is kept, so that the next check is quick; absolute
 */

/** @typedef {import('../../plugins/_shared/node').ErrorParts} ErrorParts */

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
 * @param {string} siteDir the site's folder, absolute, which paths in faults are relative to
 * @param {CheckGroup} group
 * @param {ts.System} system the disk
 * @returns {ErrorParts[]} one fault for each mistake: file and line, message
 */
export function checkTypes(siteDir, group, system) {
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

/**
 * @param {CheckGroup} group
 * @returns {ts.CompilerOptions}
 */
function optionsOf({packages, record}) {
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

/**
 * The compiler's own host, to which the file of style sheets is there.
 *
 * @param {ts.CompilerOptions} options
 * @param {ts.System} system
 * @param {string} sheets
 */
function hostOf(options, system, sheets) {
  return ts.createIncrementalCompilerHost(options, {
    ...system,
    fileExists: (file) => file === sheets || system.fileExists(file),
    readFile: (file, encoding) => (file === sheets ? SHEETS : system.readFile(file, encoding)),
  });
}

/**
 * @param {string} siteDir
 * @param {ts.Diagnostic} diagnostic
 * @returns {ErrorParts}
 */
function faultOf(siteDir, {file, start = 0, messageText}) {
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
