import {isData, objectOf, readExport, stringOf, type Literal} from '../literals';
import {dataOf, listOf, lose} from './lost';

/** A docs instance of a Docusaurus site. */
export interface Instance {
  /** Docusaurus' id, `default` for that of the preset. */
  id: string;
  /** Folder of its pages. */
  path: string;
  routeBasePath: string;
  sidebarPath: string | undefined;
  editUrl: string | undefined;
}

/** What a Docusaurus site's configuration says. */
export interface SourceSite {
  title: string;
  instances: Instance[];
  /** Fields of the new configuration that are the same. */
  kept: Record<string, Literal>;
  themeConfig: Record<string, Literal>;
  /** Options of `preset-classic` beside those of docs and theme. */
  classic: Record<string, Literal>;
  /** Languages of code beside those that are there. */
  languages: Literal[];
  staticFolders: string[];
  /** What is not taken along, and what to do about it. */
  lost: string[];
}

const SAME =
  'tagline url baseUrl favicon trailingSlash onBrokenLinks onBrokenAnchors organizationName projectName i18n customFields'.split(
    ' ',
  );
const OF_THEME = 'image metadata announcementBar docs mermaid tableOfContents'.split(' ');
/** What has no meaning here, or another place, and is no loss. */
const SILENT =
  'title presets plugins themes themeConfig markdown future staticDirectories onBrokenMarkdownLinks onDuplicateRoutes'.split(
    ' ',
  );
const DOCS = '@docusaurus/plugin-content-docs';
const REDIRECTS = '@docusaurus/plugin-client-redirects';
const MERMAID = '@docusaurus/theme-mermaid';
/** Its fences run here by themselves. */
const LIVE = '@docusaurus/theme-live-codeblock';

/** Reads a configuration without running it; what is code in there is told. */
export function readConfig(text: string, file: string): SourceSite {
  const config = objectOf(readExport(text, file));
  const site: SourceSite = {
    title: stringOf(config.title) ?? 'Documentation',
    instances: [],
    kept: {},
    themeConfig: {},
    classic: {},
    languages: [],
    staticFolders: ['static'],
    lost: [],
  };
  if (Object.keys(config).length === 0)
    site.lost.push(`${file}: exports no object that can be read without running it`);
  readFields(config, site, file);
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
  if (listOf(themes).includes(MERMAID)) site.kept.themes = [MERMAID];
  for (const theme of listOf(themes)) {
    if (theme !== MERMAID && theme !== LIVE) lose(site, file, 'themes', theme);
  }
  // Docusaurus' own default for sites that have not asked for its next version.
  const isNext = future !== undefined && objectOf(future).v4 !== false;
  const compatible = {comments: true, admonitions: true, headingIds: true};
  const compat = mdx1Compat ?? (isNext ? undefined : compatible);
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

/** Docusaurus' list of plugins: names, and names with options. */
function named(entry: Literal): [name: Literal, options: Record<string, Literal>] {
  if (!Array.isArray(entry)) return [entry, {}];
  return [entry[0] ?? '', objectOf(entry[1])];
}

function readPreset(entry: Literal, site: SourceSite, file: string) {
  const [name, {docs, blog, theme, pages, ...others}] = named(entry);
  if (name !== 'classic' && name !== '@docusaurus/preset-classic')
    return lose(site, file, 'presets', name);
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

const OF_DOCS = [
  'id',
  'path',
  'routeBasePath',
  'sidebarPath',
  'editUrl',
  'showLastUpdateTime',
  'showLastUpdateAuthor',
];

function instanceOf(
  id: string,
  docs: Record<string, Literal>,
  site: SourceSite,
  file: string,
): Instance {
  for (const [name, value] of Object.entries(docs)) {
    if (!OF_DOCS.includes(name))
      lose(site, file, `docs.${name}`, value, 'an option of all products: `docs`');
  }
  return {
    id,
    path: stringOf(docs.path) ?? 'docs',
    routeBasePath: (stringOf(docs.routeBasePath) ?? 'docs').replace(/^\/+|\/+$/g, ''),
    sidebarPath: stringOf(docs.sidebarPath),
    editUrl: stringOf(docs.editUrl),
  };
}

function readPlugin(entry: Literal, site: SourceSite, file: string) {
  const [name, options] = named(entry);
  if (name === DOCS) {
    const id = stringOf(options.id) ?? 'default';
    site.instances.push(instanceOf(id, options, site, file));
  } else if (name === REDIRECTS && isData(options)) {
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
    lose(site, file, `themeConfig.prism.${name}`, value);
  for (const [name, value] of Object.entries(theme)) {
    if (OF_THEME.includes(name) && isData(value)) site.themeConfig[name] = value;
    else if (name !== 'colorMode') lose(site, file, `themeConfig.${name}`, value);
  }
}
