import {isTag, type TagName} from './tag';

/** A tag of ours in code. */
interface StrayTag {
  name: TagName;
  line: number;
}

/** What a node of the compiler's tree may have, as far as it is used here. */
interface CodeNode {
  type?: unknown;
  name?: unknown;
  loc?: {start: {line: number}};
}

/**
 * The tags of ours in the code of an .mdx page: what builds demos reads the page, not its code.
 *
 * @param tree of the code, by the rules of estree
 */
export function findTags(tree: object | null | undefined): StrayTag[] {
  if (!tree) return [];
  const {type, name, loc}: CodeNode = tree;
  const own = type === 'JSXOpeningElement' && 'name' in tree ? tagOf(name, loc) : [];
  const below = Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    key !== 'loc' && typeof value === 'object' && value !== null ? findTags(value) : [],
  );
  return [...own, ...below];
}

function tagOf(name: unknown, loc: CodeNode['loc']): StrayTag[] {
  const {type, name: written} = name as CodeNode;
  const isOurs = type === 'JSXIdentifier' && typeof written === 'string' && isTag(written);
  return isOurs ? [{name: written, line: loc?.start.line ?? 1}] : [];
}
