/** The parts of the mdast tree that this plugin reads. */
interface Node {
  type: string;
  /** Of a heading. */
  depth?: number;
  /** Of an element. */
  name?: string | null;
  children?: Node[];
}

/**
 * A remark plugin that takes the page's `# Title` out of its text: the page head shows it, over
 * description and tabs. Docusaurus has read it as the content title by then, so it must run
 * after Docusaurus' own plugins.
 */
export function remarkTitle() {
  return (tree: Node): void => {
    const children = tree.children ?? [];
    const first = children.findIndex((node) => depthOf(node) !== undefined);
    const node = children[first];
    if (node && depthOf(node) === 1) children.splice(first, 1);
  };
}

/** Depth of a heading, also of one that Docusaurus has put into a `<header>`. */
function depthOf(node: Node): number | undefined {
  if (node.type === 'heading') return node.depth;
  return node.name === 'header' ? node.children?.[0]?.depth : undefined;
}
