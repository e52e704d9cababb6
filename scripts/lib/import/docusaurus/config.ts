import {Code, isData, objectOf, stringOf, type Literal} from '../literals';
import {instanceOf, isOf, readNamed} from './instances';
import {dataOf, listOf, lose} from './lost';

/** A docs instance of a Docusaurus site. */
export interface Instance {
  /** Docusaurus' id, `default` for that of the preset. */
  id: string;
  /** Folder of its pages, which may lie outside of the site. */
  path: string;
  /** Folder that they get in the new site. */
  folder: string;
  routeBasePath: string;
  sidebarPath: string | undefined;
  editUrl: string | undefined;
  /** Patterns of files that are no pages, beside Docusaurus' own. */
  exclude: string[];
  /** Whether numbers before names order them, and are no part of them. */
  hasNumbers: boolean;
}

/** What a Docusaurus site's configuration says. */
export interface SourceSite {
  title: string;
  instances: Instance[];
  /** Fields of the new configuration that are the same. */
  kept: Record<string, Literal>;
  themeConfig: Record<string, Literal>;
  /** Options of docs that all instances get. */
  docs: Record<string, Literal>;
  /** Options of `preset-classic` beside those of docs and theme. */
  classic: Record<string, Literal>;
  /** Languages of code beside those that are there. */
  languages: Literal[];
  staticFolders: string[];
  /** What is not taken along, and what to do about it. */
  lost: string[];
}

const SAME =
  'tagline url baseUrl favicon titleDelimiter noIndex onBrokenLinks onBrokenAnchors organizationName projectName i18n customFields'.split(
    ' ',
  );
/** What has another place here, or none, and what to do then. */
const OF_THEIRS: Readonly<Record<string, string>> = {
  algolia: "a hosted search is named in settings['local-search'].hosted",
  magicComments: "code shows Docusaurus' own, `highlight-next-line`; others stay comments in it",
  liveCodeBlock: 'live code has the looks of demos',
};
const OF_THEME = 'image metadata announcementBar docs mermaid tableOfContents'.split(' ');
/** What has no meaning here, or another place, and is no loss. */
const SILENT =
  'title trailingSlash presets plugins themes themeConfig markdown future staticDirectories onBrokenMarkdownLinks onDuplicateRoutes'.split(
    ' ',
  );
const REDIRECTS = '@docusaurus/plugin-client-redirects';
const MERMAID = '@docusaurus/theme-mermaid';

/**
 * Reads a configuration; what is code in there is told.
 *
 * @param exported what its file exports
 */
export function readConfig(exported: Literal | undefined, file: string): SourceSite {
  const config = objectOf(exported);
  const site: SourceSite = {
    title: stringOf(config.title) ?? 'Documentation',
    instances: [],
    // Docusaurus needs both.
    kept: {url: 'https://example.com', baseUrl: '/'},
    themeConfig: {},
    docs: {},
    classic: {},
    languages: [],
    staticFolders: ['static'],
    lost: [],
  };
  if (Object.keys(config).length === 0)
    site.lost.push(`${file}: exports no object that can be read without running it`);
  readFields(config, site, file);
  if (config.trailingSlash === false) {
    site.lost.push(
      `${file}: trailingSlash: addresses end in a slash here; let the host lead those without one there`,
    );
  }
  for (const preset of listOf(config.presets)) readPreset(preset, site, file);
  for (const plugin of listOf(config.plugins)) readPlugin(plugin, site, file);
  readTheme(objectOf(config.themeConfig), site, file);
  readMarkdown(config, site, file);
  const {staticDirectories} = config;
  if (Array.isArray(staticDirectories))
    site.staticFolders = staticDirectories.filter((one) => typeof one === 'string');
  return site;
}

/** How pages are read that are no docs, and what is drawn in them. */
function readMarkdown(
  {themes, markdown, future}: Record<string, Literal>,
  site: SourceSite,
  file: string,
) {
  const {format = 'mdx', mermaid, mdx1Compat, hooks: _hooks, ...others} = objectOf(markdown);
  for (const theme of listOf(themes)) {
    const [name] = readNamed(theme);
    if (isOf(name, 'theme', 'mermaid')) site.kept.themes = [MERMAID];
    // Its fences run here by themselves.
    else if (!isOf(name, 'theme', 'live-codeblock')) lose(site, file, 'themes', theme);
  }
  // Docusaurus' own default for sites that have not asked for its next version.
  const isNext = future !== undefined && objectOf(future).v4 !== false;
  const compatible = {comments: true, admonitions: true, headingIds: true};
  const compat = isNext
    ? mdx1Compat
    : mdx1Compat instanceof Code
      ? compatible
      : {...compatible, ...objectOf(mdx1Compat)};
  site.kept.markdown = {
    ...(isData(format) && {format}),
    ...(mermaid === true && {mermaid}),
    ...(compat !== undefined && isData(compat) && {mdx1Compat: compat}),
  };
  for (const [name, value] of Object.entries(others)) lose(site, file, `markdown.${name}`, value);
}

function readFields(config: Record<string, Literal>, site: SourceSite, file: string) {
  for (const [name, value] of Object.entries(config)) {
    if (SAME.includes(name) && isData(value)) site.kept[name] = value;
    else if (!SILENT.includes(name)) lose(site, file, name, value);
  }
}

function readPreset(entry: Literal, site: SourceSite, file: string) {
  const [name, {docs, blog, theme, pages, ...others}] = readNamed(entry);
  if (!isOf(name, 'preset', 'classic')) return lose(site, file, 'presets', name);
  if (docs !== false) site.instances.push(instanceOf('default', objectOf(docs), site, file));
  if (blog !== false) site.classic.blog = dataOf(objectOf(blog), 'blog', site, file);
  for (const [key, value] of Object.entries({...others, ...(pages !== undefined && {pages})})) {
    if (isData(value)) site.classic[key] = value;
    else lose(site, file, key, value);
  }
  const {customCss} = objectOf(theme);
  if (customCss !== undefined) {
    site.lost.push(
      `${file}: theme.customCss: its rules are written for another theme; name those that still mean something in \`css\``,
    );
  }
}

function readPlugin(entry: Literal, site: SourceSite, file: string) {
  const [name, options] = readNamed(entry);
  if (isOf(name, 'plugin', 'content-docs')) {
    const id = stringOf(options.id) ?? 'default';
    site.instances.push(instanceOf(id, options, site, file));
  } else if (isOf(name, 'plugin', 'client-redirects') && isData(options)) {
    site.kept.plugins = [...listOf(site.kept.plugins), [REDIRECTS, options]];
  } else lose(site, file, 'plugins', name);
}

function readTheme(
  {navbar, footer, prism, ...theme}: Record<string, Literal>,
  site: SourceSite,
  file: string,
) {
  const {title: _title, logo, items, ...bar} = objectOf(navbar);
  const kept = listOf(items).filter((item) => {
    const {type, label, to, href} = objectOf(item);
    return type === undefined && label !== undefined && (to ?? href) !== undefined && isData(item);
  });
  for (const item of listOf(items))
    if (!kept.includes(item)) lose(site, file, 'themeConfig.navbar.items', item);
  for (const [name, value] of Object.entries(bar))
    lose(site, file, `themeConfig.navbar.${name}`, value);
  site.themeConfig.navbar = {...(isData(logo) && {logo: logo ?? null}), items: kept};
  const {copyright, style: _style, ...foot} = objectOf(footer);
  if (typeof copyright === 'string') site.themeConfig.footer = {copyright};
  else if (copyright !== undefined) lose(site, file, 'themeConfig.footer.copyright', copyright);
  for (const [name, value] of Object.entries(foot))
    lose(site, file, `themeConfig.footer.${name}`, value);
  const {additionalLanguages, theme: _light, darkTheme: _dark, ...code} = objectOf(prism);
  site.languages = listOf(additionalLanguages);
  for (const [name, value] of Object.entries(code))
    lose(site, file, `themeConfig.prism.${name}`, value, OF_THEIRS[name]);
  for (const [name, value] of Object.entries(theme)) {
    if (OF_THEME.includes(name) && isData(value)) site.themeConfig[name] = value;
    else if (name !== 'colorMode') lose(site, file, `themeConfig.${name}`, value, OF_THEIRS[name]);
  }
}
