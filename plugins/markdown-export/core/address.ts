/**
 * Where a page stands as Markdown: beside its address, under the same name.
 *
 * @param permalink address of a page, with base URL and slash
 * @param baseUrl what the addresses of the site begin with
 * @example '/material-ui/react-button/' → '/material-ui/react-button.md'
 * @example '/' → '/index.md'
 */
export function markdownAddress(permalink: string, baseUrl = '/'): string {
  const page = permalink.replace(/\/+$/, '');
  return `${page}/` === baseUrl ? `${baseUrl}index.md` : `${page}.md`;
}

/**
 * The file of a page's Markdown in the built site.
 *
 * @param permalink address of a page
 * @param baseUrl what the addresses of the site begin with, e.g. `/` or `/docs/`
 * @returns path from the output folder, with slashes and without percent-encoding
 */
export function markdownFile(permalink: string, baseUrl: string): string {
  return decodeURI(markdownAddress(permalink, baseUrl).slice(baseUrl.length));
}
