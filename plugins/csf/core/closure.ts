import ts from 'typescript';
import {isOfStorybook} from './packages';
import {namesIn} from './names';

/**
 * A piece of a file's code as a module of its own: with the imports that it needs, and no others,
 * and what the file declares for it.
 *
 * @param code what the module ends with
 */
export function moduleOf(code: string, source: ts.SourceFile): string {
  const made = ts.createSourceFile('made.tsx', code, ts.ScriptTarget.Latest, true);
  const needed = new Set(namesIn(made));
  const taken = new Set<ts.Statement>();
  // What is taken needs names of its own, which may stand before it.
  for (let before = -1; before !== taken.size;) {
    before = taken.size;
    for (const statement of source.statements) {
      if (taken.has(statement) || !declaredBy(statement).some((name) => needed.has(name))) continue;
      taken.add(statement);
      for (const name of namesIn(statement)) needed.add(name);
    }
  }
  const imports = source.statements.flatMap((statement) =>
    ts.isImportDeclaration(statement) ? importText(statement, needed) : [],
  );
  const own = source.statements.filter((statement) => taken.has(statement)).map(withoutExport);
  const head = imports.length > 0 ? [imports.join('\n')] : [];
  return `${[...head, ...own, code].join('\n\n')}\n`;
}

/** The names that a statement at the top of a file declares; none of what it imports. */
function declaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({name}) => bound(name));
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

function bound(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? bound(element.name) : [],
  );
}

function withoutExport(statement: ts.Statement): string {
  return statement.getText().replace(/^export\s+/, '');
}

/** An import without the names that nobody needs; none where none is. Those for effect alone stay. */
function importText(statement: ts.ImportDeclaration, needed: ReadonlySet<string>): string[] {
  const {importClause: clause, moduleSpecifier} = statement;
  if (ts.isStringLiteral(moduleSpecifier) && isOfStorybook(moduleSpecifier.text)) return [];
  if (!clause) return [statement.getText()];
  const {name, namedBindings} = clause;
  const parts = name && needed.has(name.text) ? [name.text] : [];
  if (namedBindings && ts.isNamespaceImport(namedBindings)) {
    if (needed.has(namedBindings.name.text)) parts.push(namedBindings.getText());
  } else if (namedBindings) {
    const kept = namedBindings.elements.filter((element) => needed.has(element.name.text));
    if (kept.length > 0) parts.push(`{${kept.map((element) => element.getText()).join(', ')}}`);
  }
  if (parts.length === 0) return [];
  const isType = clause.isTypeOnly ? 'type ' : '';
  return [`import ${isType}${parts.join(', ')} from ${moduleSpecifier.getText()};`];
}
