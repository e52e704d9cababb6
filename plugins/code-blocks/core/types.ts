import type {Prism as PrismLibrary} from 'prism-react-renderer';

/** The tokeniser; handed in, as its languages are loaded from the disk. */
export type Prism = typeof PrismLibrary;

/** What highlighting depends on beside the code. */
export interface Highlighting {
  prism: Prism;
  /** Name in a fence → Prism's name: `{sh: 'bash'}`. */
  aliases: Record<string, string>;
  /** Blocks of more lines are folded. */
  fold: number;
}

/** A block of code as it stands in a page. */
export interface Fence {
  /** The name after the backticks; empty where there is none. */
  language: string;
  /** What stands after the language, as written. */
  meta: string;
  code: string;
  /** Line of the page on which the fence begins, from 1. */
  line: number;
}

/** A block of code ready for the theme: the props of its `CodeBlock`. */
export interface Block {
  /** The code as HTML; its text content is the code to the letter. */
  html: string;
  language?: string;
  title?: string;
  /** Number of the first line, where lines are numbered. */
  numbers?: number;
  wrap?: true;
  /** Number of lines, where the block is folded. */
  folded?: number;
  /** `demo`: the source of a demo, whose case has name and copy button. */
  variant?: 'demo';
}

/** A group of blocks, one shown at a time. */
export interface Tabs {
  /** Groups with the same key follow each other over the site. */
  storageKey?: string;
  tabs: {label: string; block: Block}[];
}
