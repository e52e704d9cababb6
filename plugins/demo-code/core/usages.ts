import ts from 'typescript';

/** A component or hook that a demo imports, and what it sets of it. */
export interface Usage {
  /** npm name of the package it is imported from. */
  package: string;
  /** Name in the package; `Menu.Root` for a part. */
  name: string;
  /** Props that are set, over all its elements; alphabetical. Empty for a hook. */
  props: string[];
}

/**
 * What a demo uses: elements of imported components with the attributes they are written with, and
 * calls of imported hooks. What a spread sets is not seen.
 *
 * @param source text of a `.tsx`, `.jsx`, `.ts` or `.js` file; read as TSX, types are not looked at
 * @returns each component once, in order of package and name
 */
export function usagesOf(source: string): Usage[] {
  const file = ts.createSourceFile('demo.tsx', source, ts.ScriptTarget.Latest, true);
  const found = new Map<string, {origin: Origin; props: Set<string>}>();
  const origins = importedNames(file);
  const note = (name: ts.Node, props: readonly string[]) => {
    const origin = originOf(name, origins);
    if (!origin) return;
    const key = `${origin.package} ${origin.name}`;
    const entry = found.get(key) ?? {origin, props: new Set()};
    for (const prop of props) entry.props.add(prop);
    found.set(key, entry);
  };
  walk(file, (node) => {
    if (ts.isVariableDeclaration(node)) noteStyled(node, origins);
    if (ts.isJsxElement(node)) {
      const {tagName, attributes} = node.openingElement;
      note(tagName, [...attributeNames(attributes), ...(hasContent(node) ? ['children'] : [])]);
    }
    if (ts.isJsxSelfClosingElement(node)) note(node.tagName, attributeNames(node.attributes));
    if (ts.isCallExpression(node) && /(?:^|\.)use[A-Z]\w*$/.test(node.expression.getText())) {
      note(node.expression, []);
    }
  });
  return [...found.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, {origin, props}]) => ({...origin, props: [...props].sort()}));
}

type Origin = Omit<Usage, 'props'>;

/** Local name → what it was imported as; an empty name is the whole package. */
function importedNames(file: ts.SourceFile): Map<string, Origin> {
  const origins = new Map<string, Origin>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
      continue;
    }
    const specifier = statement.moduleSpecifier.text;
    const from = packageOf(specifier);
    if (from === undefined) continue;
    const add = (local: ts.Identifier, name: string) =>
      origins.set(local.text, {package: from, name});
    const clause = statement.importClause;
    const rest = specifier.slice(from.length + 1);
    if (clause?.name) add(clause.name, rest.split('/').at(-1) || clause.name.text);
    const named = clause?.namedBindings;
    if (named && ts.isNamespaceImport(named)) add(named.name, '');
    if (named && ts.isNamedImports(named)) {
      for (const each of named.elements) add(each.name, (each.propertyName ?? each.name).text);
    }
  }
  return origins;
}

/** `@mui/material/Button` → `@mui/material`; nothing for a file of the demo's own. */
function packageOf(specifier: string): string | undefined {
  return /^(?:@[^/]+\/)?[^./@][^/]*/.exec(specifier)?.[0];
}

/** `const Big = styled(Button)(…)`: its elements are elements of `Button`. */
function noteStyled({name, initializer}: ts.VariableDeclaration, origins: Map<string, Origin>) {
  const call = initializer && innermostCall(initializer);
  const [first] = call?.arguments ?? [];
  if (!first || !ts.isIdentifier(name) || call?.expression.getText() !== 'styled') return;
  const origin = originOf(first, origins);
  if (origin) origins.set(name.text, origin);
}

function innermostCall(node: ts.Node): ts.CallExpression | undefined {
  if (ts.isTaggedTemplateExpression(node)) return innermostCall(node.tag);
  if (!ts.isCallExpression(node)) return undefined;
  return innermostCall(node.expression) ?? node;
}

function originOf(name: ts.Node, origins: ReadonlyMap<string, Origin>): Origin | undefined {
  const [local = '', ...path] = name.getText().split('.');
  const origin = origins.get(local);
  if (!origin) return undefined;
  const full = [origin.name, ...path].filter(Boolean).join('.');
  return full === '' ? undefined : {...origin, name: full};
}

function attributeNames({properties}: ts.JsxAttributes): string[] {
  return properties.flatMap((each) => (ts.isJsxAttribute(each) ? [each.name.getText()] : []));
}

function hasContent({children}: ts.JsxElement): boolean {
  return children.some((child) => !ts.isJsxText(child) || !child.containsOnlyTriviaWhiteSpaces);
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}
