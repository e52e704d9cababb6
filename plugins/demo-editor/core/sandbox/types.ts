import type {SourceFile} from '../types';

/** What a library wants around a whole page: its provider, the styles that it begins with. */
export interface Baseline {
  /** Import statements. */
  imports: readonly string[];
  /** Name of the component that surrounds the page. Default: none. */
  provider?: string;
  /** Element that stands before the page's content: `<CssBaseline />`. Default: none. */
  before?: string;
}

/** What a sandbox is made from. */
export interface SandboxInput {
  /** Name of the demo: `BasicButtons`. */
  name: string;
  /** The name in words, the title of the sandbox's page. */
  title: string;
  /** The demo first, then all that it imports from beside it, in one variant. */
  files: readonly SourceFile[];
  /** Exact version of every package that is needed, peer dependencies among them. */
  packages: Readonly<Record<string, string>>;
  /** Style sheets that are imported for the library: `@acme/kit/style.css`. Default: none. */
  sheets?: readonly string[];
  /** What the library wants around a page. Default: nothing. */
  baseline?: Baseline | undefined;
  /** The language of the files. */
  variant: 'ts' | 'js';
}

/** Path in the project → text. */
export type ProjectFiles = Record<string, string>;
