import type {FaultKind} from '../../_shared/text/errors';
import type {Value} from './mdx';

/** What is wrong at a line of a page; who tells it knows the page. */
export interface Fault {
  /** Line in the page, from 1. */
  line: number;
  what: string;
  /** What to write instead. */
  fix: string;
  /** What it is about, where that is not what the page is read for. */
  kind?: FaultKind;
}

/** Where something stands in a page's text: offsets of its first character and after its last. */
export interface Span {
  start: number;
  end: number;
  /** Line on which it begins, from 1. */
  line: number;
}

/** A demo as it stands in a page, before anything is checked. */
export interface WrittenDemo {
  /** The file as written; anything may stand there. */
  src: unknown;
  options: Record<string, unknown>;
  /** Line in the page, from 1. */
  line: number;
}

/** A component to try out as it stands in a page, before anything is checked. */
export interface WrittenPlayground {
  /** The component as written; anything may stand there. */
  component: unknown;
  /** What else is written; nothing may be. */
  options: Record<string, unknown>;
  /** Line in the page, from 1. */
  line: number;
}

/** A story of a file in Component Story Format as it stands in a page, before anything is checked. */
export interface WrittenStory {
  /** File and name as written, `Button.stories.tsx#Primary`; anything may stand there. */
  story: unknown;
  options: Record<string, unknown>;
  /** Line in the page, from 1. */
  line: number;
}

/** A line that puts a component into a page, `{{"component": "Name", …}}`. */
export interface WrittenComponent {
  /** What the line gives, the component among it; nothing where it cannot be read. */
  given: Readonly<Record<string, Value>>;
  /** Line in the page, from 1. */
  line: number;
}

/** What a page asks for in a line or by a tag. */
export type Statement = WrittenDemo | WrittenPlayground | WrittenStory | WrittenComponent;

/** What was read, in the order of the page, and what is wrong with it. */
export interface Reading {
  written: Statement[];
  faults: Fault[];
}

/** A heading of a page. */
export interface PageHeading extends Span {
  /** 1 to 6. */
  depth: number;
  /** Its text without markup. */
  text: string;
  /** Its anchor; `undefined` where its author wrote one, which Docusaurus reads. */
  id: string | undefined;
  /** A second anchor: the one that the heading had by former rules. */
  alias?: string | undefined;
}

/** A fence of a page. */
export interface PageFence extends Span {
  /** As written: `tsx`; empty where there is none. */
  language: string;
  /** What stands behind the language. */
  meta: string;
  code: string;
}

/** A link of a page, or the definition of one. */
export interface PageLink extends Span {
  /** As written, without angle brackets. */
  target: string;
  /** Where the target stands, with its angle brackets if it has them. */
  targetSpan: Span;
}

/** What a page asks for in one place: the statements of a paragraph, or a tag. */
export interface PagePlace extends Span {
  statements: Statement[];
}

/** HTML of a .md page, or a tag or an expression of an .mdx page that is no statement. */
export interface PageTag extends Span {
  /** In small letters: `codeblock`; empty for a comment and for an expression. */
  name: string;
  /** Where the tag itself stands: all of it, or what opens and what closes it. */
  parts: Span[];
}

/** What is on a page. All lists are in its order. */
export interface PageContents {
  /** The block between the hyphens, with them; `undefined` where there is none. */
  readonly frontMatter: (Span & {yaml: string}) | undefined;
  readonly headings: readonly PageHeading[];
  /** Demos, playgrounds and components. */
  readonly places: readonly PagePlace[];
  readonly fences: readonly PageFence[];
  /** Text and HTML that readers see, without what stands in elements of the page's own making. */
  readonly texts: readonly Span[];
  readonly links: readonly PageLink[];
  readonly pictures: readonly Span[];
  /** Imports and exports of an .mdx page. */
  readonly code: readonly Span[];
  readonly tags: readonly PageTag[];
  /** What is wrong with the statements, or keeps the page from being read at all. */
  readonly faults: readonly Fault[];
}

/** The disk beside a page; paths are relative to the page's folder, with `/`. */
export interface PageFiles {
  /** The text of a file, `undefined` where there is none. */
  read(file: string): string | undefined;
  /** Names of the files in a folder, empty where there is none. */
  list(folder: string): string[];
}

/** The disk as the core sees it; paths are relative to the page's folder, with `/`. */
export interface DemoFiles extends PageFiles {
  /** Whether a file may be shown. What may not is neither read nor listed. */
  reaches(file: string): boolean;
  /** Path that leads from the page's folder to the site's: `../..`. */
  site: string;
  /** How the bundler finds a file that is not beside the page; `undefined` for one that is. */
  moduleOf?(file: string): string | undefined;
}

/** What a remark plugin needs to know of the page that it is given: a part of unified's VFile. */
export interface PageFile {
  path: string;
  /** The site's folder, which paths in errors are relative to. */
  cwd: string;
  /** The page's text as written. */
  value: string | Uint8Array;
  data?: {
    /** For a translated page: the folder of the page that it translates, where the demos are. */
    originalFolder?: string;
    frontMatter?: Readonly<Record<string, unknown>>;
  };
}
