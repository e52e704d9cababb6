/**
 * What stands in the header `Accept` of those who want Markdown, as browsers never do; behind a
 * comma or a space. A regular expression as all servers understand it, without assertions.
 */
export const MARKDOWN_ACCEPTED = String.raw`text/markdown\s*(?:;\s*(?:[a-pr-z][^,;]*|q=(?:1|0?\.\d*[1-9])[\d.]*\s*))*(?:$|,)`;

/** Whether a request for a page is to be answered with its Markdown. */
export function acceptsMarkdown(accept = ''): boolean {
  return new RegExp(`(?:^|[,\\s])${MARKDOWN_ACCEPTED}`).test(accept);
}
