import {archiveHref} from './language';
import type {Version} from '../../_shared/site/product';

/** Text of the entry that leads to the versions page; it stands after a divider. */
const ALL_VERSIONS = 'View all versions';

/** One entry of the version dropdown, ready to be shown. */
export interface VersionLink {
  text: string;
  /** `undefined` on the current version: choosing it only closes the menu. */
  href: string | undefined;
  isCurrent: boolean;
  /** The product's current version, whichever the reader is in. */
  isLatest: boolean;
  /** The entry leads to another site. */
  isExternal: boolean;
  /** The reader stays on this page: search and hash are kept as well. */
  keepsPage: boolean;
  /** Said to the reader where the version has no such page. */
  note: string | undefined;
  /** A divider stands before the entry. */
  hasDivider: boolean;
}

/** What is known of the page the dropdown stands on. */
export interface VersionPage {
  /** Address of the built version the reader is in, `undefined` in the current one. */
  activeHref: string | undefined;
  /** Start page of the current version. */
  currentHref: string;
  /** Address of this page in each built version, by the version's start page; only where it exists. */
  alternates: Readonly<Record<string, string>>;
  language: string;
  languageAwareHosts: readonly string[];
}

/** The entries of a product's version dropdown, as seen from one page. */
export function versionLinks(versions: readonly Version[], page: VersionPage): VersionLink[] {
  return versions.map((version) => {
    const start = version.href ?? page.currentHref;
    const isCurrent =
      page.activeHref === undefined ? version.current === true : version.href === page.activeHref;
    const isExternal = URL.canParse(start);
    const isBuilt = version.current === true || isVersionRoot(start, page);
    const alternate = page.alternates[start];
    return {
      text: version.text,
      href: isCurrent
        ? undefined
        : (alternate ?? archiveHref(start, page.language, page.languageAwareHosts)),
      isCurrent,
      isLatest: version.current === true,
      isExternal,
      keepsPage: alternate !== undefined,
      note:
        !isCurrent && isBuilt && alternate === undefined
          ? 'Start page: this page is not in it'
          : undefined,
      hasDivider: version.text === ALL_VERSIONS,
    };
  });
}

function isVersionRoot(href: string, page: VersionPage): boolean {
  return href !== page.currentHref && href.startsWith(page.currentHref);
}
