import ts from 'typescript';

/** A module that a file names. */
export interface Reference {
  /** As written: `./core/types`. */
  specifier: string;
  /** Where it stands in the text, without its quotes. */
  start: number;
  end: number;
  /** Whether nothing of it is left once types are gone. */
  isType: boolean;
}

/** The modules that a file names in imports, exports and `import()`, in the order of the text. */
export function referencesOf(file: string, text: string): Reference[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Reference[] = [];
  const visit = (node: ts.Node): void => {
    const named = namedBy(node);
    if (named && ts.isStringLiteral(named)) {
      const isType = isTypeOnly(node);
      const [start, end] = [named.getStart(source) + 1, named.getEnd() - 1];
      found.push({specifier: named.text, start, end, isType});
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function namedBy(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  const isDynamic =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isDynamic ? node.arguments[0] : undefined;
}

function isTypeOnly(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node)) {
    return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  }
  return ts.isExportDeclaration(node) && node.isTypeOnly;
}

/** The text with other specifiers, by what a function says of each. */
export function withSpecifiers(
  text: string,
  references: readonly Reference[],
  change: (specifier: string) => string,
): string {
  return references.reduceRight(
    (done, {specifier, start, end}) => done.slice(0, start) + change(specifier) + done.slice(end),
    text,
  );
}
