import type {LibrarySheets} from '../../library-sheets/core/modes';

/** A library whose demos can be edited. */
export interface Library extends LibrarySheets {
  /** npm name, by which a demo names its library: `@mui/material`. */
  name: string;
  /** Further npm packages that it consists of: what imports one of them is its demo. Default none. */
  parts?: string[];
  /** npm packages that its demos may import, beside React. Default: the library. */
  packages?: string[];
  /**
   * Module that exports `Frame` and `css`, a file relative to the site or that of a package: the
   * library's theme, as around the demos of its pages. Default: none.
   */
  frame?: string;
  /** Module that runs in place of what the library exports, relative to the site. Default: none. */
  source?: string;
}

/** A CSS length, or a number of pixels. */
export type Length = number | string;

/** A file of a demo, as it stands beside it. */
export interface SourceFile {
  /** Relative to the demo's folder: `theme.ts`, `../shared/rows.ts`. */
  name: string;
  text: string;
}

/** A file that is written into the site. */
export interface SiteFile {
  /** Below the site's base URL. */
  path: string;
  text: string;
}
