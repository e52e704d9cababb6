import ts from 'typescript';
import type {Edit} from './edits';
import {removal} from './removal';
import type {Uses} from './uses';

/** What is left of an import once the names that are used as types only are out of it. */
export function importEdit(
  node: ts.ImportDeclaration,
  source: ts.SourceFile,
  uses: Uses,
): readonly Edit[] {
  const clause = node.importClause;
  if (!clause) return [];
  const stays = ({text}: ts.Identifier) => uses.values.has(text) || !uses.types.has(text);
  const {name, namedBindings: bindings} = clause;
  const first = name && stays(name) ? [name.text] : [];
  const kept = [...first, ...keptBindings(bindings, stays, source)];
  if (kept.length === countOf(clause)) return [];
  if (kept.length === 0) return [removal(node, source)];
  const named = kept.filter((text) => text !== first[0] && !text.startsWith('*'));
  const parts = [
    ...first,
    ...kept.filter((text) => text.startsWith('*')),
    ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : []),
  ];
  return [{start: clause.getStart(source), end: clause.end, text: parts.join(', ')}];
}

function countOf({name, namedBindings: bindings}: ts.ImportClause): number {
  const count = bindings && ts.isNamedImports(bindings) ? bindings.elements.length : 1;
  return (name ? 1 : 0) + (bindings ? count : 0);
}

function keptBindings(
  bindings: ts.NamedImportBindings | undefined,
  stays: (name: ts.Identifier) => boolean,
  source: ts.SourceFile,
): string[] {
  if (!bindings) return [];
  if (ts.isNamespaceImport(bindings)) {
    return stays(bindings.name) ? [bindings.getText(source)] : [];
  }
  return bindings.elements
    .filter((element) => !element.isTypeOnly && stays(element.name))
    .map((element) => element.getText(source));
}

/** What is left of a list of exports without the types in it. */
export function exportEdit(node: ts.ExportDeclaration, source: ts.SourceFile, uses: Uses): Edit[] {
  const list = node.exportClause;
  if (!list || !ts.isNamedExports(list)) return [];
  const isLocalType = ({name, propertyName}: ts.ExportSpecifier) =>
    !node.moduleSpecifier && uses.declared.has((propertyName ?? name).text);
  const kept = list.elements.filter((element) => !element.isTypeOnly && !isLocalType(element));
  if (kept.length === list.elements.length) return [];
  if (kept.length === 0) return [removal(node, source)];
  const names = kept.map((element) => element.getText(source)).join(', ');
  return [{start: list.getStart(source), end: list.end, text: `{ ${names} }`}];
}

/** Another name for what a statement imports. */
export function specifierEdit(
  name: ts.StringLiteral | undefined,
  source: ts.SourceFile,
  rename: (specifier: string) => string,
): Edit[] {
  if (!name) return [];
  const renamed = rename(name.text);
  if (renamed === name.text) return [];
  return [{start: name.getStart(source) + 1, end: name.end - 1, text: renamed}];
}
