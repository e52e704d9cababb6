import postcss from 'postcss';
import type {Declaration, Root} from 'postcss';
import type {XmlElement, XmlNode} from './types';

/** A name as it is asked for; a fallback that follows it is found by itself. */
const USE = /var\(\s*(--[\w-]+)/g;

/**
 * A picture without the custom properties that nothing in it asks for: a library declares some
 * hundreds, and a demo needs a dozen.
 *
 * @returns a new tree
 */
export function prune(picture: XmlElement): XmlElement {
  const texts: string[] = [];
  const roots = new Map<XmlNode, Root>();
  visit(picture, (element) => {
    texts.push(...Object.values(element.attributes).map(String));
    const root = element.name === 'style' ? parse(textOf(element)) : undefined;
    if (root) roots.set(element, root);
    else if (element.name === 'style') texts.push(textOf(element));
  });
  const used = usedNames([...roots.values()].flatMap(declarations), texts);
  for (const root of roots.values()) dropUnused(root, used);
  return withSheets(picture, roots);
}

function visit(element: XmlElement, see: (element: XmlElement) => void): void {
  see(element);
  for (const child of element.children) if (child.type === 'element') visit(child, see);
}

function textOf({children}: XmlElement): string {
  return children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}

/** What browsers forgive, this parser may not: such a sheet stays whole. */
function parse(css: string): Root | undefined {
  try {
    return postcss.parse(css);
  } catch {
    return undefined;
  }
}

function declarations(root: Root): Declaration[] {
  const found: Declaration[] = [];
  root.walkDecls((declaration) => void found.push(declaration));
  return found;
}

function isCustom({prop}: Declaration): boolean {
  return prop.startsWith('--');
}

/** The names that elements and plain declarations ask for, and those that these ask for in turn. */
function usedNames(all: readonly Declaration[], texts: readonly string[]): Set<string> {
  const plain = all.filter((declaration) => !isCustom(declaration)).map(({value}) => value);
  const used = new Set<string>();
  const waiting = namesIn([...texts, ...plain]);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    waiting.push(...namesIn(all.filter(({prop}) => prop === name).map(({value}) => value)));
  }
  return used;
}

function namesIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => [...text.matchAll(USE)].map(([, name = '']) => name));
}

function dropUnused(root: Root, used: ReadonlySet<string>): void {
  for (const declaration of declarations(root)) {
    if (isCustom(declaration) && !used.has(declaration.prop)) declaration.remove();
  }
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}

function withSheets(element: XmlElement, roots: ReadonlyMap<XmlNode, Root>): XmlElement {
  const root = roots.get(element);
  if (root) return {...element, children: [{type: 'text', value: root.toString()}]};
  const children = element.children.map((child) =>
    child.type === 'element' ? withSheets(child, roots) : child,
  );
  return {...element, children};
}
