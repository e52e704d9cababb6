import type {Nodes, Root} from 'mdast';

/** What `escape-html` writes, by which Docusaurus prepares the texts of a picture. */
const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * Gives pictures their texts as they were written, in place: Docusaurus escapes `alt` and `title` of
 * those that it imports, and React does so again, so that a screen reader said "Tom &amp; Jerry".
 */
export function plainAlternatives(node: Root | Nodes): void {
  if (node.type === 'mdxJsxTextElement' && node.name === 'img') {
    const isImported = node.attributes.some(
      (one) =>
        one.type === 'mdxJsxAttribute' && one.name === 'src' && typeof one.value === 'object',
    );
    for (const one of isImported ? node.attributes : []) {
      if (one.type !== 'mdxJsxAttribute' || typeof one.value !== 'string') continue;
      if (one.name !== 'alt' && one.name !== 'title') continue;
      one.value = one.value.replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => SIGNS[sign] ?? sign);
    }
  }
  if ('children' in node) for (const child of node.children) plainAlternatives(child);
}
