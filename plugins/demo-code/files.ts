import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {packageFolder} from '../_shared/node/packages';

/** Asked for when it is needed: the package loads TypeScript only then. */
const resolution = (): ts.CompilerOptions => ({
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowJs: true,
  resolveJsonModule: true,
});

/**
 * Whether there is a module by the name that an import gives: `@mui/material/Button`. Style sheets
 * and the like are none.
 *
 * @param from node_modules is looked for from this folder upwards
 */
export function hasModule(from: string, specifier: string): boolean {
  return fileOf(from, specifier) !== undefined;
}

/**
 * Whether there is a module by the name that an import gives, and it has a default export. Its types
 * tell; what is no ES module is one default export.
 *
 * @param from node_modules is looked for from this folder upwards
 */
export function hasDefault(from: string, specifier: string): boolean {
  const file = fileOf(from, specifier);
  if (file === undefined) return false;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2023);
  return !ts.isExternalModule(source) || source.statements.some(isDefault);
}

function fileOf(from: string, specifier: string): string | undefined {
  const importer = path.join(from, 'importer.tsx');
  const {resolvedModule} = ts.resolveModuleName(specifier, importer, resolution(), ts.sys);
  return resolvedModule?.resolvedFileName;
}

/** `export default …`, `export = …`, `export {Button as default}` */
function isDefault(statement: ts.Statement): boolean {
  if (ts.isExportAssignment(statement)) return true;
  if (ts.isExportDeclaration(statement)) {
    const {exportClause: names} = statement;
    if (!names || !ts.isNamedExports(names)) return false;
    return names.elements.some(({name}) => name.text === 'default');
  }
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : [];
  return Boolean(modifiers?.some(({kind}) => kind === ts.SyntaxKind.DefaultKeyword));
}

/**
 * Names of the modules that can be imported from a package: `Button`, `styles`.
 *
 * @param from node_modules is looked for from this folder upwards
 */
export function modulesOf(from: string, name: string): string[] {
  const folder = packageFolder(from, name);
  return folder === undefined ? [] : readdirSync(folder).filter((one) => !one.includes('.'));
}
