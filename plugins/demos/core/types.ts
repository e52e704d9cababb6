import type {LibrarySheets} from '../../library-sheets/core/modes';

/** What surrounds the demos of some pages, as written in the plugin's options. */
export interface Frame extends LibrarySheets {
  /** Folder of pages, relative to the site: `docs/material-ui`. */
  path: string;
  /**
   * Module that exports `Frame` and `css`: a file, relative to the site (`./src/frame.tsx`), or that
   * of a package (`vitrine/frames/antd`).
   */
  module?: string;
}
