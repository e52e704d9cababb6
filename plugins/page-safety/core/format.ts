/**
 * Why a page is code: MDX runs what stands in it, in the build and at each reader's.
 *
 * @param file its path; the ending says its format
 * @param frontMatter whose field `mdx` says another
 */
export function codeFault(
  file: string,
  {mdx}: Record<string, unknown>,
): {what: string; fix: string} | undefined {
  const format = typeof mdx === 'object' && mdx !== null && 'format' in mdx ? mdx.format : 'detect';
  if (format === 'mdx') {
    const fix = 'take `mdx` out of its front matter, and write the page as markdown';
    return {what: 'is read as MDX, which is code, and the option mdx is false', fix};
  }
  if (format === 'md' || !file.endsWith('.mdx')) return undefined;
  const fix = `write it as markdown, in ${file.slice(file.lastIndexOf('/') + 1, -1)}`;
  return {what: 'is MDX, which is code, and the option mdx is false', fix};
}
