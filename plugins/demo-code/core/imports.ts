import ts from 'typescript';

/** What a module imports. */
export interface Import {
  /** As written: `./theme`. */
  specifier: string;
  /** From 1. */
  line: number;
}

/** All imports of a module, types too: those that are static, `import()` and `require()`. */
export function importsOf(source: ts.SourceFile): Import[] {
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const name = nameAt(node);
    if (name) {
      const {line} = source.getLineAndCharacterOfPosition(name.getStart(source));
      found.push({specifier: name.text, line: line + 1});
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The specifier that a node holds itself. */
export function nameAt(node: ts.Node): ts.StringLiteral | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return literal(node.moduleSpecifier);
  }
  if (ts.isExternalModuleReference(node)) return literal(node.expression);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return literal(node.argument.literal);
  }
  if (ts.isNewExpression(node)) return assetName(node);
  if (!ts.isCallExpression(node)) return undefined;
  const {expression} = node;
  const isRequire = ts.isIdentifier(expression) && expression.text === 'require';
  const isImport = expression.kind === ts.SyntaxKind.ImportKeyword;
  return isRequire || isImport ? literal(node.arguments[0]) : undefined;
}

/** `new URL('./a.png', import.meta.url)`, which bundlers read as an import of the file. */
function assetName({expression, arguments: given}: ts.NewExpression) {
  const [name, base] = given ?? [];
  const isUrl = ts.isIdentifier(expression) && expression.text === 'URL';
  const isBeside =
    base && ts.isPropertyAccessExpression(base) && ts.isMetaProperty(base.expression);
  const file = isUrl && isBeside ? literal(name) : undefined;
  return file?.text.startsWith('.') ? file : undefined;
}

function literal(node: ts.Node | undefined): ts.StringLiteral | undefined {
  return node && ts.isStringLiteral(node) ? node : undefined;
}

const CSS_IMPORT =
  /@import\s+(?:url\(\s*)?(["'])(?<at>[^"']+)\1|\bfrom\s+(["'])(?<from>[^"']+)\3|\burl\(\s*(?:(["'])(?<url>[^"']+)\5\s*\)|(?<bare>[^\s"'()]+)\s*\))/g;

/** What a style sheet imports: other sheets, the classes that it is composed of, and pictures. */
export function cssImports(text: string): Import[] {
  let line = 1;
  let end = 0;
  return [...text.matchAll(CSS_IMPORT)].map(({index, groups: {at, from, url, bare} = {}}) => {
    line += text.slice(end, index).split('\n').length - 1;
    end = index;
    return {specifier: at ?? from ?? addressed(url ?? bare ?? ''), line};
  });
}

/** In a sheet, an address without anything before it is a file's; `~` says that it is a module's. */
function addressed(url: string): string {
  const address = url.replace(/#.*$/, '');
  if (address.startsWith('~')) return address.slice(1);
  return /^(?:[a-z][a-z\d+.-]*:|[./@]|$)/i.test(address) ? address : `./${address}`;
}
