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
}

/** The module that surrounds the demos of some pages, as written in the plugin's options. */
export interface Frame {
  /** Folder of pages, relative to the site: `docs/material-ui`. */
  path: string;
  /** Module that exports `Frame` and `css`, relative to the site: `./src/demos/materialFrame.tsx`. */
  module: string;
}

/** A demo as it stands in a page, before anything is checked. */
export interface WrittenDemo {
  /** The file as written; anything may stand there. */
  src: unknown;
  options: Record<string, unknown>;
  /** Line in the page, from 1. */
  line: number;
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
}

/** A fault in one demo; who reports it knows the page. */
export interface Fault {
  line: number;
  what: string;
  fix: string;
}

/** The disk as the core sees it; paths are relative to the page's folder, with `/`. */
export interface DemoFiles {
  /** The text of a file, `undefined` where there is none. */
  read(file: string): string | undefined;
  /** Names of the files in a folder, empty where there is none. */
  list(folder: string): string[];
}
