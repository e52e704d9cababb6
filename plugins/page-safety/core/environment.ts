/**
 * What rendering needs of the environment: Docusaurus' own switches, and what node asks for. Nothing
 * of it is anybody's secret.
 */
const NEEDED =
  /^(?:(?:NODE|BABEL)_ENV|NODE_OPTIONS|CI|TZ|LANG|LC_\w+|TMPDIR|TE?MP|SYSTEMROOT|TERM|COLORTERM|NO_COLOR|FORCE_COLOR|BROWSERSLIST\w*|DOCUSAURUS_\w+|SKIP_HTML_MINIFICATION|VITRINE_\w+|PRODUCTS)$/i;

/**
 * The variables that code may not read while pages are rendered.
 *
 * @param names of all that there are
 * @param allowed those that the site's options name
 */
export function hiddenVariables(names: readonly string[], allowed: readonly string[]): string[] {
  return names.filter((name) => !NEEDED.test(name) && !allowed.includes(name));
}
