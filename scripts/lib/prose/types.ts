import type {ErrorParts} from '../../../plugins/_shared/text/errors';
import type {PageContents} from '../../../plugins/page-reader/core/types';

/** A page whose prose is looked at. */
export interface ProsePage {
  /** Relative to the site. */
  file: string;
  text: string;
  contents: PageContents;
}

/** What is wrong with a page's prose, before it is known where the page lies. */
export interface ProseFault {
  /** Line in the page, from 1. */
  line: number;
  what: string;
  fix: string;
}

/** What a site says of its prose in `docs/_prose.yml`; all of it may be left out. */
export interface ProseRules {
  /** Words of a proper name, or that are written in capitals wherever they stand. */
  capitals?: string[];
  /** Words that say nothing. */
  fillers?: string[];
  /** Host → shapes of the paths that it answers, `*` for any text without a slash, `**` for any. */
  hosts?: Record<string, string[]>;
  /** File of what fences need not declare: packages that are not installed, types; of the site. */
  ambient?: string;
  /** Variable that fences declare → its type, which the fence leaves out. */
  declares?: Record<string, string>;
  /** Name in prose that no product has, `*` for any part of it → why it stands there. */
  names?: Record<string, string>;
  /** Page or folder → what its pages speak of: names, or packages of other products. */
  elsewhere?: Record<string, string[]>;
  /** Module that fences import → file of this site that has its types. */
  sources?: Record<string, string>;
}

/** A fault of a page, told as all faults are. */
export function inPage(page: Pick<ProsePage, 'file'>, {line, ...said}: ProseFault): ErrorParts {
  return {where: `${page.file}:${line}`, ...said};
}
