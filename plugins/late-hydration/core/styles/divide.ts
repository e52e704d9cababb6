import postcss from 'postcss';
import type {AtRule, ChildNode, Comment, Plugin, Root} from 'postcss';

/** Which sheet a rule goes to: the one that every page begins with, or the one that follows it. */
export type SheetPart = 'first' | 'rest';

/** By this comment at its top a CSS module says that every page wears it. */
const EVERY_PAGE = /^Every page\.$/;
/** What a file is marked with for {@link divideSheet}: the bundler drops where rules come from. */
const MARK = /^vitrine-part (first|rest)$/;

/**
 * Marks each file with the part that its rules belong to, before the bundler makes one sheet of
 * all. CSS modules are of parts of pages, and may come later unless they say otherwise; other files
 * are of all pages.
 */
export function markParts(): Plugin {
  return {
    postcssPlugin: 'vitrine-parts',
    Once(root) {
      root.prepend(postcss.comment({text: `vitrine-part ${partOfFile(root)}`}));
    },
  };
}

function partOfFile(root: Root): SheetPart {
  if (!/\.module\.css$/.test(root.source?.input.file ?? '')) return 'first';
  const [top] = root.nodes;
  return top?.type === 'comment' && EVERY_PAGE.test(top.text) ? 'first' : 'rest';
}

/**
 * Divides a sheet of marked files. The order of its layers is stated in the first part, so that no
 * rule wins that did not win before; among rules of one layer, those of the rest come last.
 *
 * @param css as the bundler has put it together, before comments are dropped
 */
export function divideSheet(css: string): Record<SheetPart, string> {
  const root = postcss.parse(css);
  const parts = {first: postcss.root(), rest: postcss.root()};
  const layers = layerNames(root);
  let part: SheetPart = 'first';
  for (const node of [...root.nodes]) {
    part = markIn(node) ?? part;
    if (!isMark(node)) parts[part].append(node);
  }
  if (layers.length > 0 && parts.rest.nodes.length > 0) {
    parts.first.prepend(postcss.atRule({name: 'layer', params: layers.join(', ')}));
  }
  return {first: parts.first.toString(), rest: parts.rest.toString()};
}

/** The mark that a node is, or holds where a file was wrapped whole, which is taken out of it. */
function markIn(node: ChildNode): SheetPart | undefined {
  if (node.type === 'comment') return partOfMark(node);
  if (node.type !== 'atrule' || !node.nodes) return undefined;
  let found: SheetPart | undefined;
  node.walkComments((comment) => {
    const part = partOfMark(comment);
    if (part === undefined) return;
    found ??= part;
    comment.remove();
  });
  return found;
}

function isMark(node: ChildNode): boolean {
  return node.type === 'comment' && partOfMark(node) !== undefined;
}

function partOfMark({text}: Comment): SheetPart | undefined {
  return MARK.exec(text)?.[1] as SheetPart | undefined;
}

/** Layers in the order in which they are met, which is the order of their weight. */
function layerNames(root: Root): string[] {
  const names = new Set<string>();
  root.walkAtRules('layer', (rule) => {
    for (const name of rule.params.split(','))
      if (name.trim() !== '') names.add(fullName(rule, name.trim()));
  });
  return [...names];
}

function fullName({parent}: AtRule, name: string): string {
  if (parent?.type !== 'atrule') return name;
  const outer = parent as AtRule;
  return outer.name === 'layer'
    ? fullName(outer, `${outer.params}.${name}`)
    : fullName(outer, name);
}
