import type {Value} from './mdx';
import type {DemoFiles, Fault, WrittenStory} from './types';

/** A demo that has no file of its own, as it is made of another: of one story of a file of them. */
export interface MadeDemo {
  /** Tag of the element that stands for it. */
  element: string;
  /** Name of the component that it is: `WithIcon`. */
  name: string;
  /** What it is called in errors: `Button.stories.tsx#WithIcon`. */
  label: string;
  /** The file that it is made of, relative to the page's folder. */
  file: string;
  /** Its code as a user would write it, and the lines of it that are shown first. */
  source: string;
  preview?: string | undefined;
  /** How the bundler finds the module that runs. */
  module: string;
  /** What its author varies about it, before anything is checked. */
  options: Record<string, unknown>;
  /** What its element is told besides. */
  data: Readonly<Record<string, Value>>;
  /** Markdown that stands before it. */
  text?: string | undefined;
  /** Whether an import of the file need not lead anywhere. */
  isSpared(specifier: string): boolean;
}

/** A page for which demos are made. */
export interface PageOfMade {
  path: string;
  files: DemoFiles;
  /** Takes each file that was written for it, absolute: without it, the page is made anew. */
  watch?: ((file: string) => void) | undefined;
}

/** Makes demos of what is written in a page; gives all that is wrong with it otherwise. */
export type MakeDemo = (written: WrittenStory, page: PageOfMade) => MadeDemo | Fault[];
