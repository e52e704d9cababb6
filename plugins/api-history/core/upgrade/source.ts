import {parser} from '@lezer/javascript';

type Tree = ReturnType<typeof parser.parse>;
export type SyntaxNode = Tree['topNode'];

/** Code, and its tree: what cannot be read is left out of it. */
export interface Source {
  text: string;
  tree: Tree;
  /** Where reading was given up; `undefined`: all of it was read. */
  cutAt: number | undefined;
}

/** Nobody writes brackets in so many brackets; each costs the parser memory at every step behind it. */
const DEEPEST = 400;
/** The same of signs that may begin a type, a tag or a comparison: each is tried as all of these. */
const OPEN_SIGNS = /(?:<\s*){40}/;

const READER = parser.configure({dialect: 'jsx ts'});

/**
 * Reads JavaScript and TypeScript, with JSX and however broken.
 *
 * @param isOver asked at each step: whether it has taken too long
 */
export function readSource(text: string, isOver: () => boolean = () => false): Source {
  let cutAt = deepPlace(text);
  const parse = READER.startParse(text.slice(0, cutAt));
  for (let isStopped = false; ;) {
    const tree = parse.advance();
    if (tree) return {text, tree, cutAt};
    if (isStopped || !isOver()) continue;
    isStopped = true;
    cutAt = parse.parsedPos;
    parse.stopAt(cutAt);
  }
}

/** Where brackets nest deeper than anybody writes them. */
function deepPlace(text: string): number | undefined {
  const signs = text.search(OPEN_SIGNS);
  const end = signs === -1 ? text.length : signs;
  let depth = 0;
  for (const {0: sign, index} of text.slice(0, end).matchAll(/[()[\]{}]/g)) {
    depth = Math.max(0, depth + ('([{'.includes(sign) ? 1 : -1));
    if (depth > DEEPEST) return index;
  }
  return signs === -1 ? undefined : signs;
}

export function textOf({text}: Source, {from, to}: {from: number; to: number}): string {
  return text.slice(from, to);
}

/** Calls for each node of a kind, in their order in the text. */
export function eachNode(
  {tree}: Source,
  visitors: Readonly<Record<string, ((node: SyntaxNode) => void) | undefined>>,
): void {
  tree.iterate({
    enter: (cursor) => {
      if (Object.hasOwn(visitors, cursor.name)) visitors[cursor.name]?.(cursor.node);
    },
  });
}

/** The children of a node, signs and keywords, too. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** What a string says; `undefined` for other nodes. */
export function stringOf(source: Source, node: SyntaxNode | null): string | undefined {
  return node?.name === 'String' ? textOf(source, node).slice(1, -1) : undefined;
}

/** A key of an object that is written in place. */
export interface Entry {
  key: string;
  /** Of the key. */
  from: number;
  value: SyntaxNode | null;
}

/** The keys of an object that is written in place; none of anything else. */
export function entriesOf(source: Source, object: SyntaxNode | null): Entry[] {
  const inner = unwrapped(object);
  if (inner?.name !== 'ObjectExpression') return [];
  return inner.getChildren('Property').flatMap((property) => {
    const [name] = childrenOf(property).filter(({name: kind}) =>
      /^Property(?:Definition|Name)$|^String$/.test(kind),
    );
    if (!name) return [];
    const key = stringOf(source, name) ?? textOf(source, name);
    const value = property.lastChild;
    return [{key, from: name.from, value: value && value.from > name.from ? value : null}];
  });
}

/** What stands in brackets, or before `as` and `satisfies`. */
function unwrapped(node: SyntaxNode | null): SyntaxNode | null {
  if (node?.name === 'ParenthesizedExpression')
    return unwrapped(node.firstChild?.nextSibling ?? null);
  if (node?.name === 'BinaryExpression') {
    const isCast = node.getChild('as') ?? node.getChild('satisfies');
    return isCast ? unwrapped(node.firstChild) : node;
  }
  return node;
}
