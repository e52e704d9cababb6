import type {AskedPlayground} from '../../page-reader/core/askedPlayground';
import type {MadeDemo} from '../../page-reader/core/madeDemo';
import type {DemoFile, DemoText, Packages} from './types';

/** What surrounds a demo: `outlined` is the default, `inline` has no frame, `true` has no hairline. */
export type Background = 'outlined' | 'inline' | 'gradient' | 'playground' | true;

/** A CSS length, or a number of pixels. */
export type Length = number | string;

/** What an author may vary about a demo; all are off or automatic by default. */
export interface DemoOptions {
  /** No plate below the demo: neither name, nor source, nor actions. */
  hideToolbar?: boolean;
  /** The source is unfolded from the start. */
  defaultCodeOpen?: boolean;
  /** No advertisement inside this demo's frame. */
  disableAd?: boolean;
  bg?: Background;
  /**
   * It is laid out as in the text of a page: a block fills the line. Else everything is as wide as
   * its content, in the middle.
   */
  flow?: boolean;
  /** The demo runs in a window of its own. */
  iframe?: boolean;
  /** The demo has a theme and a storage of its own. */
  isolated?: boolean;
  maxWidth?: Length;
  /** Height that is reserved for the demo, so that nothing moves when it comes. */
  height?: Length;
  /** The source cannot be edited in the page. */
  disableLiveEdit?: boolean;
  /** No link to edit the demo's file. */
  hideEditButton?: boolean;
  /** It is not rendered in the build: its place stays empty until the browser runs it. */
  browserOnly?: boolean;
  /** Name of the component whose props can be tried out beside the demo: `Button`. */
  controls?: string;
}

/** What the accessibility check last found in a demo. */
export interface DemoReport {
  /** Day of the check: `2026-11-22`. */
  date: string;
  /** Version of the library that was checked. */
  version: string;
  /** Number of rules that were broken. */
  violations: number;
}

/** A demo that was found and checked. */
export interface Demo {
  /** File name without folder and extension: `BasicButtons`. */
  name: string;
  /** Path relative to the page's folder: `demos/BasicButtons.tsx`. */
  file: string;
  /** The file's text as written. */
  source: string;
  options: DemoOptions;
  /** Where the demo stands: `docs/a/b.md:12`. */
  at: string;
  /** How the bundler finds the file. Default: beside the page. */
  module?: string;
}

/** A demo with all that the theme is told of it. */
export interface CompiledDemo extends Demo {
  /** The demo itself, then what it imports. */
  files: readonly DemoFile[];
  /** Their texts, in the order of the files. */
  texts: readonly DemoText[];
  /** What it needs; absent where it cannot be taken along. */
  packages?: Packages | undefined;
  /** Where the file can be edited. */
  edit?: string | undefined;
  report?: DemoReport | undefined;
  /** A component to try out below it. */
  playground?: AskedPlayground;
  /** Of a demo that is made of another file: the tag that stands for it, and what it is told. */
  made?: Pick<MadeDemo, 'element' | 'data' | 'text'>;
}
