/**
 * The components that a page is about: what its front matter names.
 *
 * @param frontMatter as the site's parser gives it
 * @returns in the order of the page; empty for a page about something else
 */
export function componentsOf({components}: Readonly<Record<string, unknown>>): string[] {
  if (!Array.isArray(components)) return [];
  return components.filter((name): name is string => typeof name === 'string');
}
