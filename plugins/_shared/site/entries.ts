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
 * The title of an entry: as given, else its subheader, else from the last segment of its path; a
 * subheader may be a path, too.
 *
 * @example '/material-ui/react-text-field/' → 'Text field'
 * @example '/material-ui/api/button-base/' → 'ButtonBase'
 * @example '/material-ui/api/use-theme/' → 'useTheme'
 */
export function entryTitle(
  entry: Pick<NavigationEntry, 'pathname' | 'title' | 'subheader'>,
): string {
  if (entry.title !== undefined) return entry.title;
  const {subheader} = entry;
  const isPath = typeof subheader === 'string' && SUBHEADER_PATH.test(subheader);
  if (typeof subheader === 'string' && !isPath) return subheader;
  const segments = (isPath ? subheader : entry.pathname)
    .replace(/[?#][^]*$/, '')
    .split('/')
    .filter((segment) => segment !== '' && segment !== '[docsTab]');
  const isApi = segments.slice(0, -1).some((segment) => API_SEGMENTS.includes(segment));
  return segmentTitle(segments.at(-1) ?? '', isApi);
}

/** A path, or a segment of one, as trees in the reference's dialect have it: `data-display`. */
const SUBHEADER_PATH = /^\/|^[a-z\d]+(?:-[a-z\d]+)*$/;

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
