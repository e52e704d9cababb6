/** What the theme would send to every reader, and why this site does not. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  './prism-include-languages': 'code is highlighted in the build',
  './nprogress':
    'a page is loaded as soon as its link is pointed at: there is hardly a wait to show',
};

/**
 * Client modules that are worth sending to readers.
 *
 * @param modules as the theme names them: absolute, or relative to its own `lib`
 * @param resolve makes a path absolute that is relative to the theme's `lib`
 */
export function keptModules(
  modules: readonly string[],
  resolve: (relative: string) => string,
): string[] {
  return modules
    .filter((module) => !Object.hasOwn(LEFT_OUT, module))
    .map((module) => (module.startsWith('.') ? resolve(module) : module));
}

const FRAMEWORK = /[\\/]node_modules[\\/](?:infima|@docusaurus)[\\/]/;

/**
 * Whether a style sheet is Docusaurus': written with physical sides, so that its rules get a mirrored
 * twin under `[dir='rtl']`, and published with what browsers need.
 *
 * @param file the sheet's path, `undefined` where it comes from no file
 */
export function isFramework(file: string | undefined): boolean {
  return file !== undefined && FRAMEWORK.test(file);
}

/** An HTML tag as Docusaurus' `injectHtmlTags` gives it; a string is markup as it stands. */
export type HtmlTag = string | {tagName: string; [key: string]: unknown};

/**
 * The tags without inline scripts. The theme has one, which copies what stands in the storage and
 * in the address to attributes of the page, whatever it is.
 */
export function withoutScripts(tags: readonly HtmlTag[]): HtmlTag[] {
  return tags.filter((tag) => typeof tag === 'string' || tag.tagName !== 'script');
}

/**
 * The site's configuration as a module for readers, who get it with every page: without what the
 * site was assembled from, which is of no use to them.
 */
export function publicConfiguration(siteConfig: object): string {
  const shown = {...siteConfig, presets: [], plugins: [], themes: []};
  return `export default ${JSON.stringify(shown, null, 2)};\n`;
}
