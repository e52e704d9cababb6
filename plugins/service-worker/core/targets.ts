/** What is assumed where the list says nothing that the bundler knows. */
const FALLBACK = ['es2022'];

/**
 * Browsers as the bundler takes them.
 *
 * @param browsers entries of a browserslist: `chrome >= 125`
 * @returns e.g. `chrome125`
 */
export function targetsOf(browsers: readonly string[]): string[] {
  const found = browsers.flatMap((entry) => {
    const [, name, version] =
      /^\s*(chrome|edge|firefox|safari|ios)\s*>=\s*([\d.]+)\s*$/i.exec(entry) ?? [];
    return name && version ? [`${name.toLowerCase()}${version}`] : [];
  });
  return found.length > 0 ? found : FALLBACK;
}
