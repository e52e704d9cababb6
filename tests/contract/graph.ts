import path from 'node:path';
import ts from 'typescript';

/** One import of a file: its source as written, and whether it is gone after compilation. */
export interface Import {
  source: string;
  typeOnly: boolean;
}

/** File → the files of the repository and the packages (`react`, `node:fs`) that it imports. */
export type Graph = Map<string, string[]>;

/** Every static import, re-export, `import()` and `require()` of a source text. */
export function importsOf(file: string, text: string): Import[] {
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const item = importAt(node);
    if (item) found.push(item);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
}

function importAt(node: ts.Node): Import | undefined {
  if (ts.isImportDeclaration(node)) {
    const typeOnly = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return fromLiteral(node.moduleSpecifier, typeOnly);
  }
  if (ts.isExportDeclaration(node)) return fromLiteral(node.moduleSpecifier, node.isTypeOnly);
  if (!ts.isCallExpression(node)) return undefined;
  const {expression} = node;
  const isRequire = ts.isIdentifier(expression) && expression.text === 'require';
  if (!isRequire && expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined;
  return fromLiteral(node.arguments[0], false);
}

function fromLiteral(node: ts.Expression | undefined, typeOnly: boolean): Import | undefined {
  return node && ts.isStringLiteral(node) ? {source: node.text, typeOnly} : undefined;
}

/**
 * The graph of what is loaded at run time; `import type` leads nowhere.
 *
 * @param texts file → its text; only these count as files of the repository
 */
export function graphOf(texts: ReadonlyMap<string, string>): Graph {
  const edges = [...texts].map(([file, text]): [string, string[]] => {
    const loaded = importsOf(file, text).filter(({typeOnly}) => !typeOnly);
    return [file, loaded.map(({source}) => resolve(file, source, texts))];
  });
  return new Map(edges);
}

function resolve(file: string, source: string, texts: ReadonlyMap<string, string>): string {
  if (!/^(?:\.|@site\/)/.test(source)) return source;
  const base = source.startsWith('@site/')
    ? source.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(file), source);
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  return endings.map((ending) => base + ending).find((name) => texts.has(name)) ?? base;
}

/** One chain of imports for every cycle that is met, first file repeated at the end. */
export function findCycles(graph: Graph): string[][] {
  const done = new Set<string>();
  const cycles: string[][] = [];
  const walk = (file: string, chain: string[]): void => {
    const at = chain.indexOf(file);
    if (at !== -1) cycles.push([...chain.slice(at), file]);
    if (at !== -1 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) walk(next, [...chain, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return cycles;
}

/**
 * The shortest chain of imports from a file to something that a test accepts, or `undefined`.
 *
 * @param from the file to begin at; it is not tested itself
 */
export function findChain(
  graph: Graph,
  from: string,
  test: (name: string) => boolean,
): string[] | undefined {
  const seen = new Set([from]);
  const queue = [[from]];
  for (const chain of queue) {
    for (const next of graph.get(chain.at(-1) ?? '') ?? []) {
      if (test(next)) return [...chain, next];
      if (!seen.has(next)) queue.push([...chain, next]);
      seen.add(next);
    }
  }
  return undefined;
}
