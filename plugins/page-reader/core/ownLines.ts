import type {Nodes, Paragraph, Parents, PhrasingContent, Root, RootContent, Text} from 'mdast';

type Point = NonNullable<Nodes['position']>['start'];

/** A line that asks for a demo, a playground or a component, whole, with or without a line break behind it. */
const OWN = /^[ \t]*\{\{\s*"(?:demo|playground|component)"\s*:.*\}\}[ \t]*(?:<br\s*\/?>[ \t]*)?$/;

/**
 * Gives the lines that ask for something paragraphs of their own, in place, where they stand right
 * below or above text: trees of the reference library's dialect were written so. For CommonMark.
 *
 * @param text the page's text as written
 */
export function splitOwnLines(parent: Parents, text: string): void {
  splitBelow(parent, linesOf(text));
}

function splitBelow(parent: Parents, lines: readonly Line[]): void {
  parent.children = (parent.children as RootContent[]).flatMap((node): RootContent[] => {
    if (node.type === 'paragraph') return split(node, lines);
    if ('children' in node) splitBelow(node, lines);
    return [node];
  }) as typeof parent.children;
}

/** A line of a page. */
interface Line {
  text: string;
  /** Of its first character in the page. */
  offset: number;
}

function linesOf(text: string): Line[] {
  let offset = 0;
  return text.split('\n').map((line) => {
    const from = offset;
    offset += line.length + 1;
    return {text: line.replace(/\r$/, ''), offset: from};
  });
}

/** Remark plugin of the same. */
export function remarkOwnLines() {
  return (tree: Root, file: {path: string; value: string | Uint8Array}): void => {
    if (!file.path.endsWith('.mdx')) splitOwnLines(tree, String(file.value));
  };
}

function split(paragraph: Paragraph, lines: readonly Line[]): Paragraph[] {
  const {start, end} = paragraph.position ?? {};
  if (!start || !end) return [paragraph];
  const own = new Set<number>();
  for (let line = start.line; line <= end.line; line += 1) {
    if (OWN.test(lines[line - 1]?.text ?? '')) own.add(line);
  }
  const isWhole =
    own.size === 1 && start.line === end.line && !/>[ \t]*$/.test(lines[end.line - 1]?.text ?? '');
  if (own.size === 0 || isWhole) return [paragraph];
  const parts = paragraph.children.flatMap((child) => byLine(child, lines));
  // What goes on over such a line keeps it from being one by itself.
  if (parts.some((part) => [...own].some((line) => isAcross(part, line)))) return [paragraph];
  return groups(parts, own).map((group) => toParagraph(group, own, lines));
}

/** The lines of a text apart; each has its place. */
function byLine(node: PhrasingContent, lines: readonly Line[]): PhrasingContent[] {
  if (node.type !== 'text' || !node.position) return [node];
  const {start, end} = node.position;
  const values = node.value.split('\n');
  if (values.length === 1 || values.length !== end.line - start.line + 1) return [node];
  return values.map((value, index): Text => {
    const at = start.line + index;
    const from = index === 0 ? start : placeAt(at, 0, lines);
    const to = at === end.line ? end : placeAt(at, lines[at - 1]?.text.length ?? 0, lines);
    return {type: 'text', value, position: {start: from, end: to}};
  });
}

function placeAt(line: number, column: number, lines: readonly Line[]): Point {
  return {line, column: column + 1, offset: (lines[line - 1]?.offset ?? 0) + column};
}

function isAcross({position}: Nodes, line: number): boolean {
  if (!position) return true;
  const {start, end} = position;
  return start.line !== end.line && start.line <= line && line <= end.line;
}

/** Each such line by itself, what stands between together; a line break behind one is no part of it. */
function groups(parts: readonly PhrasingContent[], own: ReadonlySet<number>): PhrasingContent[][] {
  const found: {line: number; parts: PhrasingContent[]}[] = [];
  for (const part of parts) {
    const at = part.position?.start.line ?? 0;
    const line = own.has(at) && !isBreak(part) ? at : 0;
    const last = found.at(-1);
    if (last?.line === line) last.parts.push(part);
    else found.push({line, parts: [part]});
  }
  return found.map((group) => group.parts).filter((group) => !group.every(isEmpty));
}

function isBreak(node: PhrasingContent): boolean {
  return node.type === 'html' && /^<br\b/i.test(node.value);
}

function isEmpty(node: PhrasingContent): boolean {
  return (node.type === 'text' && node.value.trim() === '') || node.type === 'break';
}

/** Of such a line the place is that of its braces: its text is read by it. */
function toParagraph(
  children: PhrasingContent[],
  own: ReadonlySet<number>,
  lines: readonly Line[],
): Paragraph {
  const [first, last] = [children[0]?.position, children.at(-1)?.position];
  if (!first || !last) return {type: 'paragraph', children};
  const {start} = first;
  if (!own.has(start.line) || children.some(isBreak)) {
    return {type: 'paragraph', children, position: {start, end: last.end}};
  }
  const text = lines[start.line - 1]?.text ?? '';
  const place = (column: number) => placeAt(start.line, column, lines);
  const position = {start: place(text.indexOf('{{')), end: place(text.lastIndexOf('}}') + 2)};
  return {type: 'paragraph', children, position};
}
