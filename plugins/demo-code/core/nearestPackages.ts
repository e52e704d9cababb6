/** A rule of the bundler: where modules look for packages. */
interface PackagesRule {
  exclude: (string | RegExp)[];
  resolve: {modules: string[]};
}

/** Docusaurus' own modules, and those of its plugins, run with what Docusaurus has installed. */
const FRAMEWORK = /[\\/]node_modules[\\/].*docusaurus/;

/**
 * Docusaurus has all modules of a site look among its own packages first: a demo of a router would
 * run with the router of the site's frame. Demos, and the libraries that they import, take what is
 * installed nearest to them.
 *
 * @param own folders of Vitrine's code, which shares Docusaurus' packages
 * @param folders of the site's packages, the nearest first
 * @param before where modules are looked for without the rule
 */
export function nearestPackages(
  own: readonly string[],
  folders: readonly string[],
  before: readonly string[] = [],
): PackagesRule {
  return {
    exclude: [FRAMEWORK, ...own],
    resolve: {modules: [...new Set(['node_modules', ...folders, ...before])]},
  };
}
