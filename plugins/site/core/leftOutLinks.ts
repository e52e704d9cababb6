import type {Root} from 'mdast';

/** The parts of the mdast tree that this transformer touches. */
interface LinkLike {
  type: string;
  url?: string;
  children?: LinkLike[];
}

/**
 * A remark plugin that sends links to products this build leaves out to the full site.
 *
 * @param roots route roots of the products left out
 * @param siteUrl the full site's `url`
 */
export function leftOutLinks(roots: readonly string[], siteUrl: string) {
  return () =>
    (tree: Root): void => {
      if (roots.length > 0) visit(tree as LinkLike, roots, siteUrl);
    };
}

function visit(node: LinkLike, roots: readonly string[], siteUrl: string): void {
  if ((node.type === 'link' || node.type === 'definition') && node.url !== undefined) {
    node.url = toFullSite(node.url, roots, siteUrl);
  }
  node.children?.forEach((child) => visit(child, roots, siteUrl));
}

/** The full site's address of a path below one of the roots; any other path as it is. */
export function toFullSite(path: string, roots: readonly string[], siteUrl: string): string {
  // A link to the start page may leave out the slash that ends the root.
  const address = `${path.replace(/[?#].*$/, '')}/`;
  return roots.some((root) => address.startsWith(root)) ? new URL(path, siteUrl).href : path;
}
