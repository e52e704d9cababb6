import ts from 'typescript';
import type {Modules} from './modules';
import {calleeName, unwrap} from './render';

/** How a package makes class names out of keys. */
export interface ClassNames {
  /** What stands before a key: `MuiButton`. */
  prefix: string;
  /** What stands before a state that all components share: `Mui`. */
  statePrefix: string;
  /** Keys of such states, with their part of the class name. */
  states: ReadonlyMap<string, string>;
}

/** The functions by which packages make class names, and the modules that hold them. */
const GENERATOR = /generateUtilityClass(?!es)/i;

const MAX_HOPS = 6;

/** The rule for the classes that a file declares; `undefined` where its code has no known one. */
export type ClassNamesOf = (file: ts.SourceFile) => ClassNames | undefined;

/**
 * Reads how packages name classes from the code that does it. What many components share is read
 * once.
 */
export function createClassNames(modules: Modules): ClassNamesOf {
  const rules = new Map<string, ClassNames | undefined>();
  const tables = new Map<string, States | undefined>();
  return (file) => {
    const {fileName} = file;
    if (!rules.has(fileName)) {
      const code = modules.codeOf(file);
      rules.set(fileName, code && classNamesOf(code, modules, tables));
    }
    return rules.get(fileName);
  };
}

type Tables = Map<string, States | undefined>;

function classNamesOf(
  code: ts.SourceFile,
  modules: Modules,
  tables: Tables,
): ClassNames | undefined {
  const prefix = findPrefix(code);
  if (prefix === undefined) return undefined;
  const states = findStates(code, modules, tables, MAX_HOPS);
  return {prefix, ...(states ?? {statePrefix: prefix, states: new Map()})};
}

/** The first argument of `generateUtilityClass('MuiButton', slot)`. */
function findPrefix(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) && /generateUtilityClass(?:es)?$/i.test(calleeName(node))) {
    const [first] = node.arguments;
    if (first && ts.isStringLiteralLike(first)) return first.text;
  }
  return ts.forEachChild(node, findPrefix);
}

type States = Pick<ClassNames, 'statePrefix' | 'states'>;

/** The table of states, in this module or in those that the generator comes from. */
function findStates(
  code: ts.SourceFile,
  modules: Modules,
  tables: Tables,
  hops: number,
): States | undefined {
  const states = stateTable(code);
  if (states) return {states, statePrefix: prefixParameter(code) ?? ''};
  if (hops === 0) return undefined;
  for (const specifier of generatorModules(code)) {
    const key = specifier.startsWith('.') ? `${folderOf(code)}/${specifier}` : specifier;
    if (!tables.has(key)) {
      const next = modules.imported(specifier, code.fileName);
      tables.set(key, next && findStates(next, modules, tables, hops - 1));
    }
    const found = tables.get(key);
    if (found) return found;
  }
  return undefined;
}

function folderOf({fileName}: ts.SourceFile): string {
  return fileName.slice(0, fileName.lastIndexOf('/'));
}

/** `const globalStateClasses = {active: 'active', …}` */
function stateTable(node: ts.Node): Map<string, string> | undefined {
  if (ts.isVariableDeclaration(node) && node.initializer && /state/i.test(node.name.getText())) {
    const table = unwrap(node.initializer);
    if (ts.isObjectLiteralExpression(table)) return new Map(table.properties.flatMap(toState));
  }
  return ts.forEachChild(node, stateTable);
}

function toState(property: ts.ObjectLiteralElementLike): [string, string][] {
  if (!ts.isPropertyAssignment(property) || !ts.isStringLiteralLike(property.initializer))
    return [];
  return [[property.name.getText().replace(/['"]/g, ''), property.initializer.text]];
}

/** The default of a parameter such as `globalStatePrefix = 'Mui'`. */
function prefixParameter(node: ts.Node): string | undefined {
  if (ts.isParameter(node) && node.initializer && /prefix/i.test(node.name.getText())) {
    if (ts.isStringLiteralLike(node.initializer)) return node.initializer.text;
  }
  return ts.forEachChild(node, prefixParameter);
}

/** Modules that a module imports, requires or exports a generator from. */
function generatorModules(code: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier !== undefined && GENERATOR.test(node.getText(code))) found.push(specifier);
    ts.forEachChild(node, visit);
  };
  visit(code);
  return found;
}

function specifierOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    const module = node.moduleSpecifier;
    return module && ts.isStringLiteral(module) ? module.text : undefined;
  }
  if (!ts.isCallExpression(node) || calleeName(node) !== 'require') return undefined;
  const [first] = node.arguments;
  return first && ts.isStringLiteralLike(first) ? first.text : undefined;
}
