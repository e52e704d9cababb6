import ts from 'typescript';
import {isOfStorybook} from './packages';
import {scopeOf} from './scope';

/** Packages of Storybook's that a file imports from, types too: `@storybook/react`. */
export function storybookImports(file: string, text: string): string[] {
  const found = new Set<string>();
  visitSpecifiers(scopeOf(file, text).source, (node) => {
    if (isOfStorybook(node.text)) found.add(node.text);
  });
  return [...found];
}

/** What the code of a file of stories becomes. */
interface Wanted {
  /** How the bundler finds a file, by the path that the stories give. */
  moduleOf: (specifier: string) => string;
  /** Packages of Storybook's that stay: what interactions are written with. */
  keeps: (specifier: string) => boolean;
  /** Module that stands for those that do not; its `standIn` takes the package's name. */
  standIn: string;
}

/**
 * A file of stories as a module that lies elsewhere and needs nothing of Storybook: what it imports
 * from there are types, and functions that are stood in for.
 */
export function storyModule(file: string, text: string, wanted: Wanted): string {
  const {source} = scopeOf(file, text);
  const edits: {start: number; end: number; text: string}[] = [];
  let standsIn = false;
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const {moduleSpecifier} = statement;
    if (!ts.isStringLiteral(moduleSpecifier)) continue;
    const {text: name} = moduleSpecifier;
    if (isPage(name)) {
      const own = statement.importClause?.name?.text;
      const none = own === undefined ? '' : `const ${own} = undefined;`;
      edits.push({start: statement.getStart(), end: statement.end, text: none});
      continue;
    }
    if (!isOfStorybook(name) || wanted.keeps(name)) continue;
    const made = stoodIn(statement.importClause, name);
    standsIn ||= made !== '';
    edits.push({start: statement.getStart(), end: statement.end, text: made});
  }
  visitSpecifiers(source, (node) => {
    if (!/^\.{1,2}(?:\/|$)/.test(node.text) || isPage(node.text)) return;
    edits.push({
      start: node.getStart(),
      end: node.end,
      text: JSON.stringify(wanted.moduleOf(node.text)),
    });
  });
  let made = source.text;
  for (const edit of edits.toSorted((a, b) => b.start - a.start)) {
    made = made.slice(0, edit.start) + edit.text + made.slice(edit.end);
  }
  const head = standsIn ? `import {standIn} from ${JSON.stringify(wanted.standIn)};\n` : '';
  return head + made;
}

/** Storybook's own pages are shown by Storybook alone. */
function isPage(specifier: string): boolean {
  return specifier.endsWith('.mdx');
}

/** Imports of what is not there: types leave nothing, functions a stand-in. */
function stoodIn(clause: ts.ImportClause | undefined, name: string): string {
  if (!clause || clause.isTypeOnly) return '';
  const call = `standIn(${JSON.stringify(name)})`;
  const {namedBindings} = clause;
  const own = clause.name ? `const ${clause.name.text} = ${call};` : '';
  if (!namedBindings) return own;
  if (ts.isNamespaceImport(namedBindings))
    return `${own}const ${namedBindings.name.text} = ${call};`;
  const names = namedBindings.elements
    .filter(({isTypeOnly}) => !isTypeOnly)
    .map(({name: as, propertyName}) =>
      propertyName ? `${propertyName.text}: ${as.text}` : as.text,
    );
  return names.length === 0 ? own : `${own}const {${names.join(', ')}} = ${call};`;
}

/** Specifiers of all imports, those of types and `import()` too. */
function visitSpecifiers(source: ts.SourceFile, see: (node: ts.StringLiteral) => void): void {
  const visit = (node: ts.Node): void => {
    const named =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : undefined;
    if (named && ts.isStringLiteral(named)) see(named);
    ts.forEachChild(node, visit);
  };
  visit(source);
}
