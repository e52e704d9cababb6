/**
 * The entry shape of the navigation trees in `sidebars.ts`, and what every reader of them needs
 * to agree on. Pure, so that both halves may import it.
 */
export interface NavigationEntry {
  /** Site path (`/material-ui/react-button/`), or a full address for an external page. */
  pathname: string;
  /** Label; derived from the last path segment when missing, see {@link entryTitle}. */
  title?: string;
  children?: NavigationEntry[];
  /** A heading that is no link, always open, and adds no depth. */
  subheader?: string | boolean;
  plan?: 'pro' | 'premium';
  newFeature?: boolean;
  planned?: boolean;
  unstable?: boolean;
  beta?: boolean;
  deprecated?: boolean;
  legacy?: boolean;
  /** Name of an icon of the site's set. */
  icon?: string;
  /** Attributes for the link element, e.g. `{rel: 'nofollow', 'data-ga-event-category': 'x'}`. */
  linkProps?: Record<string, string | number | boolean>;
  /** Search parameters added to the link. */
  query?: Record<string, string>;
  /** `false`: not shown, and not in previous/next. Default `true`. */
  inSideNav?: boolean;
}

/** `sidebars.ts`: one tree per product id. */
export type NavigationTrees = Record<string, NavigationEntry[]>;

/** Segment after a page's address that one of its tabs has → front matter field that lists its names. */
export const TABS = {'components-api': 'components', 'hooks-api': 'hooks'} as const;

/** Segment of a tab. */
export type TabName = keyof typeof TABS;

const API_SEGMENTS = ['api', ...Object.keys(TABS)];
const TAB = new RegExp(`(?:${Object.keys(TABS).join('|')})/?$`);

/** The address of the page that a tab belongs to; any other address as it is. */
export function withoutTab(path: string): string {
  return path.replace(TAB, '');
}

/** Whether a pathname is a full address (`https://…`, `mailto:…`, `//host/…`). */
export function isExternal(pathname: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(pathname);
}

/**
 * The title of an entry: as given, else its subheader, else from the last segment of its path.
 *
 * @example '/material-ui/react-text-field/' → 'Text field'
 * @example '/material-ui/api/button-base/' → 'ButtonBase'
 * @example '/material-ui/api/use-theme/' → 'useTheme'
 */
export function entryTitle(
  entry: Pick<NavigationEntry, 'pathname' | 'title' | 'subheader'>,
): string {
  if (entry.title !== undefined) return entry.title;
  if (typeof entry.subheader === 'string') return entry.subheader;
  const segments = entry.pathname
    .replace(/[?#].*$/, '')
    .split('/')
    .filter((segment) => segment !== '' && segment !== '[docsTab]');
  return segmentTitle(segments.at(-1) ?? '', segments.slice(0, -1).some(isApiSegment));
}

function isApiSegment(segment: string): boolean {
  return API_SEGMENTS.includes(segment);
}

function segmentTitle(segment: string, isApi: boolean): string {
  const words = segment
    .replace(/^react-/, '')
    .split('-')
    .filter(Boolean);
  if (!isApi) return capitalize(words.join(' '));
  const pascal = words.map(capitalize).join('');
  return words[0] === 'use' ? `use${pascal.slice('use'.length)}` : pascal;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The name of a component or hook as it stands in file names, ids and addresses: the plugin that
 * writes an API model and the one that adds its page must agree on it.
 *
 * @example 'TextField' → 'text-field'
 * @example 'useMediaQuery' → 'use-media-query'
 * @example 'Unstable_NumberInput' → 'unstable-number-input'
 * @example 'Button (lab)' → 'button-lab'
 */
export function kebabCase(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replace(/[()]/g, '')
    .replace(/[_\s]+/g, '-')
    .toLowerCase();
}

/**
 * The name of a demo or a component in words.
 *
 * @example 'BasicButtons' → 'Basic buttons'
 * @example 'RTLInput' → 'RTL input'
 */
export function demoTitle(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => (/^[A-Z\d]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The id of a demo on its page. The plugin that renders demos and the one that links to them must
 * agree on it: both ask for the demos of a page in their order.
 *
 * @param name the demo's file without folder and extension: `BasicButtons`
 * @param taken ids of the demos before it on the page
 * @example 'BasicButtons' → 'demo-basic-buttons'; its second use → 'demo-basic-buttons-2'
 */
export function demoId(name: string, taken: ReadonlySet<string>): string {
  const first = `demo-${kebabCase(name)}`;
  let id = first;
  for (let use = 2; taken.has(id); use += 1) id = `${first}-${use}`;
  return id;
}

/** What the module of a page with demos exports, so that it is known before the page is rendered. */
export const DEMOS_EXPORT = 'vitrineDemos';

/** Has archives in the reference sites although it is not listed here. */
const ARCHIVED_LANGUAGE = 'zh';

/** Default and fallback page language. */
export const DEFAULT_LANGUAGE = 'en';

/** A path and the language its prefix named. */
interface LocalizedPath {
  language: string;
  path: string;
}

/**
 * Takes a language prefix off a path. A leading segment is a language only if it is listed (or
 * `zh`) and is followed by a slash or ends the path. Listed ones may name a region (`pt-BR`).
 *
 * @param pathname path, with or without search and hash
 * @param languages the listed languages, e.g. `['en']`
 */
export function stripLanguagePrefix(pathname: string, languages: readonly string[]): LocalizedPath {
  const match = /^\/([^/?#]+)/.exec(pathname);
  const language = match?.[1];
  if (language === undefined || ![...languages, ARCHIVED_LANGUAGE].includes(language)) {
    return {language: DEFAULT_LANGUAGE, path: pathname};
  }
  const rest = pathname.slice(language.length + 1);
  return {language, path: rest.startsWith('/') ? rest : `/${rest}`};
}

/** Folder of the documents that run edited code, below the site's base URL, without slashes. */
export const RUNNER_FOLDER = 'demo-runner';

/**
 * Path of the document that runs the edited demos of a library, below the base URL. The plugin that
 * writes it and the editor that opens it must agree on it. It ends in `.htm`: it is no page, and
 * what goes through the pages of a build (`*.html`) passes it over.
 *
 * @param library npm name; `undefined` for demos of React alone
 * @example '@mui/material' → 'demo-runner/mui-material.htm'
 * @example undefined → 'demo-runner/react.htm'
 */
export function runnerPath(library: string | undefined): string {
  const name = (library ?? 'react').replace(/^@/, '').replaceAll('/', '-');
  return `${RUNNER_FOLDER}/${name}.htm`;
}

/**
 * The content security policy of those documents: code may be made of text there, and nothing may
 * be loaded but their own script and pictures of the site. The directives that a document can set
 * for itself; a server adds who may frame it.
 */
export const RUNNER_POLICY = [
  "default-src 'none'",
  // What is written into the document can do no more than the text that it is there to run.
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data: blob:",
  'font-src data:',
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/** Whether a module is named as a file, not as that of a package: `./frame.tsx`. */
export function isFilePath(specifier: string): boolean {
  return /^\.{1,2}\//.test(specifier);
}

/** `@mui/material/Button` → `@mui/material` */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
