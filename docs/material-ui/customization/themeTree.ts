/** A key of the theme, with what lies below it. */
export interface ThemeNode {
  name: string;
  /** How code gets to it, such as `theme.palette.primary`. */
  path: string;
  /** Its value in words, or how much it holds. */
  value: string;
  children: ThemeNode[];
}

/** A node that is shown. */
export interface ThemeRow {
  node: ThemeNode;
  level: number;
  parent?: string;
  isOpen: boolean;
  place: number;
  count: number;
}

/** @returns the keys of an object as nodes, through all levels */
export function toNodes(value: unknown, path: string): ThemeNode[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([name, child]) => {
    const own = Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`;
    const children = toNodes(child, own);
    return {name, path: own, value: describe(child, children.length), children};
  });
}

function describe(value: unknown, count: number): string {
  if (typeof value === 'function') return 'function';
  if (typeof value === 'object' && value !== null)
    return `${count} ${count === 1 ? 'key' : 'keys'}`;
  return JSON.stringify(value) ?? 'undefined';
}

/**
 * @param query what is searched for; what lies above a hit is open then
 * @param toggled paths that are not as they would be: opened, or closed within a search
 */
export function toRows(nodes: ThemeNode[], query: string, toggled: Set<string>): ThemeRow[] {
  const {hits, above} = findHits(nodes, query.toLowerCase());

  function walk(level: number, siblings: ThemeNode[], isWithin: boolean, parent?: string) {
    const shown = siblings.filter(({path}) => isWithin || hits.has(path) || above.has(path));
    return shown.flatMap((node, place): ThemeRow[] => {
      const {path, children} = node;
      const isOpen = children.length > 0 && above.has(path) !== toggled.has(path);
      const row = {node, level, parent, isOpen, place: place + 1, count: shown.length};
      if (!isOpen) return [row];
      return [row, ...walk(level + 1, children, isWithin || hits.has(path), path)];
    });
  }
  return walk(1, nodes, query === '');
}

/** @returns how many keys or values a search finds */
export function countHits(nodes: ThemeNode[], query: string): number {
  return findHits(nodes, query.toLowerCase()).hits.size;
}

/** The paths that a query names, and those of what they are in. Of a path, its last part counts. */
function findHits(nodes: ThemeNode[], query: string) {
  const hits = new Set<string>();
  const above = new Set<string>();

  function visit(node: ThemeNode, parent: string): boolean {
    const path = node.path.toLowerCase();
    const isNamed = path.includes(query) && !parent.includes(query);
    const isValue = node.children.length === 0 && node.value.toLowerCase().includes(query);
    if (isNamed || isValue) hits.add(node.path);
    const isAbove = node.children.map((child) => visit(child, path)).includes(true);
    if (isAbove) above.add(node.path);
    return isAbove || hits.has(node.path);
  }
  if (query !== '') for (const node of nodes) visit(node, 'theme');
  return {hits, above};
}
