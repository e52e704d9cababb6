import {childrenOf, eachNode, stringOf, textOf, type Source, type SyntaxNode} from './source';

/** One name of a package, where code imports it. */
export interface Import {
  /** As the package exports it; `*`: all of them; `default`: what a path stands for. */
  name: string;
  /** What the code calls it; `null` where it only passes it on. */
  local: string | null;
  /** Behind the package's name: empty, or `Button`. */
  path: string;
  /** Where the name stands. */
  from: number;
}

/** A module of a package, where code names it. */
export interface Specifier {
  path: string;
  from: number;
}

/** What code takes from a package. */
export interface Imports {
  names: Import[];
  specifiers: Specifier[];
}

/** What code uses, and where. */
export interface Use {
  component: string;
  /** `null`: the component itself, where no import names it. */
  member: string | null;
  from: number;
}

/** Imports, what is passed on, and `require`, of a package and its paths. */
export function importsOf(source: Source, packageName: string): Imports {
  const found: Imports = {names: [], specifiers: []};
  const take = (module: SyntaxNode | null, names: readonly Omit<Import, 'path'>[]) => {
    const path = pathIn(packageName, stringOf(source, module));
    if (path === undefined || !module) return;
    found.specifiers.push({path, from: module.from});
    found.names.push(...names.map((name) => ({...name, path})));
  };
  eachNode(source, {
    ImportDeclaration: (node) => take(node.getChild('String'), importedBy(source, node)),
    ExportDeclaration: (node) => take(node.getChild('String'), passedOnBy(source, node)),
    DynamicImport: (node) => take(node.getChild('String'), []),
    VariableDeclaration: (node) => take(requiredBy(source, node), takenApart(source, node)),
  });
  return found;
}

function pathIn(packageName: string, specifier: string | undefined): string | undefined {
  if (specifier === packageName) return '';
  return specifier?.startsWith(`${packageName}/`)
    ? specifier.slice(packageName.length + 1)
    : undefined;
}

type Name = Omit<Import, 'path'>;

function importedBy(source: Source, node: SyntaxNode): Name[] {
  const own = node.getChild('VariableDefinition');
  const local = own && textOf(source, own);
  const name = node.getChild('Star') ? '*' : 'default';
  const group = node.getChild('ImportGroup');
  return [
    ...(own && local ? [{name, local, from: own.from}] : []),
    ...(group ? groupNames(source, group) : []),
  ];
}

function passedOnBy(source: Source, node: SyntaxNode): Name[] {
  const group = node.getChild('ExportGroup');
  return group ? groupNames(source, group).map((name) => ({...name, local: null})) : [];
}

/** `{Button, Card as Box, type Theme}`: one name between two commas, its alias behind `as`. */
function groupNames(source: Source, group: SyntaxNode): Name[] {
  const names: Name[] = [];
  let first: SyntaxNode | undefined;
  for (const child of childrenOf(group)) {
    if (child.name === ',') first = undefined;
    if (!/^Variable(?:Name|Definition)$|^String$/.test(child.name)) continue;
    const text = textOf(source, child);
    const last = first && names.at(-1);
    if (last) last.local = text;
    else names.push({name: text, local: text, from: child.from});
    first ??= child;
  }
  return names;
}

/** The module of `const … = require('…')`. */
function requiredBy(source: Source, node: SyntaxNode): SyntaxNode | null {
  const call = node.getChild('CallExpression');
  const callee = call?.getChild('VariableName');
  if (!callee || textOf(source, callee) !== 'require') return null;
  return call?.getChild('ArgList')?.getChild('String') ?? null;
}

/** `const {Button: Own} = require('…')`; a module as a whole is its default and a namespace. */
function takenApart(source: Source, node: SyntaxNode): Name[] {
  const own = node.getChild('VariableDefinition');
  const pattern = node.getChild('ObjectPattern');
  if (own && !pattern) return [{name: '*', local: textOf(source, own), from: own.from}];
  return (pattern?.getChildren('PatternProperty') ?? []).flatMap((property) => {
    const alias = property.getChild('VariableDefinition');
    const name = property.getChild('PropertyName') ?? alias;
    if (!name || !alias) return [];
    return [{name: textOf(source, name), local: textOf(source, alias), from: name.from}];
  });
}

/** The default of a path is called like its last part. */
export function exportedName({name, path}: Pick<Import, 'name' | 'path'>): string | undefined {
  const last = path.split('/').at(-1);
  if (name !== 'default') return name === '*' ? undefined : name;
  return last === '' ? undefined : last;
}
