import type {Element, Nodes} from 'hast';

/** The classes of an element. */
export function classesOf({properties: {className}}: Element): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

/** All text below a node, as it is. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The first element of a kind, in the order of the page. */
export function find(node: Nodes, isIt: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && isIt(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, isIt);
    if (found) return found;
  }
  return undefined;
}

/** The elements of a name that stand in no other of it. */
export function all(node: Element, tagName: string): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === tagName ? [child] : all(child, tagName);
  });
}
