import type {HostedSearch} from '../../_shared/site/hostedSearch';

/** What a record is of. */
export type Kind =
  | 'component'
  | 'api'
  | 'hook'
  | 'page'
  | 'heading'
  | 'migration'
  | 'removed'
  | 'demo'
  | 'prop'
  | 'slot'
  | 'class'
  | 'css'
  | 'type'
  | 'return';

/** One answer to a query. All texts are plain: they are shown as they stand. */
export interface Found {
  kind: Kind;
  /** `disabled`, `Button`, `From an older grid`. */
  name: string;
  /** What it belongs to: the component of a prop, the page of a heading; empty for what stands alone. */
  owner: string;
  /** For an inherited prop, the type that declares it: `InputBaseProps`. Else empty. */
  from: string;
  /** One sentence; empty where there is none. */
  about: string;
  /** Address with the site's base URL, and with the anchor of the row, the heading or the demo. */
  href: string;
  /** Id of its product. */
  product: string;
  /** Docusaurus' name of the version, `current` for that which is not a snapshot. */
  version: string;
  /** The higher, the better: from 0. */
  score: number;
}

/** Kind of a page in a shard: of components, of anything, of a change between versions. */
export type PageKind = 'component' | 'page' | 'migration';

/** A page: address below the shard's root (else whole), title, sentence, kind, components and hooks. */
export type PageRow = [path: string, title: string, about: string, kind: PageKind, names: string[]];

/** A heading: number of its page, text, and the anchor where that does not follow from the text. */
export type HeadingRow = [page: number, text: string, anchor?: string];

/** A demo: number of its page, its name in words, and the anchor where that does not follow. */
export type DemoRow = [page: number, label: string, anchor?: string];

/** The reference of a component or hook. Names within are as their rows are called. */
export interface ApiRow {
  name: string;
  isHook?: true;
  /** What its page is called, where that is not the name. */
  page?: string;
  /** Own props. */
  props?: string[];
  /** Numbers of the shard's lists of inherited props. */
  inherited?: number[];
  /** As `classes`; with a space alone behind where its element has no class. */
  slots?: string[];
  /** Keys of classes; with a space and the class name behind, where that is not `prefix` and key. */
  classes?: string[];
  /** What class names begin with: `MuiButton-`. */
  prefix?: string;
  css?: string[];
  types?: string[];
  returns?: string[];
  /** Those of its props that are deprecated. */
  deprecated?: string[];
}

/** Props by the type that declares them. `isListed`: whether each has an anchor. */
export type InheritedRow = [type: string, isListed: 0 | 1, names: string[]];

/** What was removed: name, its component where it was a prop, the version, and where to go instead. */
export interface RemovedRow {
  name: string;
  owner?: string;
  /** The version that came without it: `7.0.0`. */
  version: string;
  /** Name of what replaces it; a component, a hook, or a prop of the same owner. */
  instead?: string;
}

/** All records of one version of a product, as it is published. */
export interface Shard {
  product: string;
  /** Docusaurus' name of it. */
  version: string;
  /** Address that its pages begin with, with the base URL. */
  root: string;
  /** Whether there is a page of the changes between versions. */
  hasChanges: boolean;
  pages: PageRow[];
  headings: HeadingRow[];
  demos: DemoRow[];
  api: ApiRow[];
  inherited: InheritedRow[];
  removed: RemovedRow[];
  /** What readers type, folded → what it is called here, best first. */
  synonyms: Record<string, string[]>;
  /** Parts of the full text, in order of their first term. */
  text: TextPart[];
}

/** A part of the full text: its first term, and its file. */
export type TextPart = [first: string, file: string];

/**
 * Terms → where they stand: for each text one number, `16 * distance + worth - 1`, where the
 * distance is that from the text before. Texts are the pages of the shard, then its headings.
 */
export type Terms = Record<string, number[]>;

/** A shard as the manifest names it. */
export interface ShardEntry {
  product: string;
  version: string;
  /** Address that its pages begin with, with the base URL. */
  root: string;
  /** Path below the folder of the index. */
  file: string;
}

/** What the browser knows before it has loaded anything. */
export interface Manifest {
  /** Address of the folder of the index, with the base URL. */
  folder: string;
  shards: ShardEntry[];
  /** Who answers first, where the reader allows it, and the site's address, as it knows it. */
  hosted?: HostedSearch & {site: string};
  /** Address of the shards of all parts, in a part of a site. */
  joined?: string;
}
