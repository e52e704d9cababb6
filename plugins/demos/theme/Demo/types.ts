import type {ComponentType, ReactNode} from 'react';
import type {FrameModule} from '../../../_shared/client/frameModule';
import type {Demo, DemoOptions, DemoReport} from '../../../demo-code/core/demo';
import type {DemoFile} from '../../../demo-code/core/types';

export type * from '../../../_shared/client/frameModule';

declare global {
  /** Constant of the bundler: whether this is the bundle that renders the static HTML. */
  const VITRINE_SERVER: boolean;
}

/** A demo's module, as its author wrote it. */
export interface DemoModule {
  default: ComponentType;
}

/** A file of a demo's source. */
export interface SourceFile {
  /** Relative to the demo's folder: `theme.ts`, `../shared/rows.ts`. */
  name: string;
  text: string;
}

/** An entry of the module that the plugin writes. */
export interface FrameEntry {
  /** Folder of pages, with a slash at its end: `docs/material-ui/`. */
  path: string;
  /** Name of the frame's own style sheet, without spaces; absent where there is no frame. */
  id?: string;
  /** Loads the frame, a chunk of its own. */
  load?: () => Promise<FrameModule>;
  /** The frame at once; `undefined` in what readers get. */
  server?: (() => FrameModule) | undefined;
  /** Address of the library's style sheets, kept to demos. */
  sheet?: string;
  /** What a project of the demo's own imports for them. */
  imports?: readonly string[];
}

/** A frame that is there, with the name of its style sheet. */
export type LoadedFrame = FrameModule & {id: string};

/** What the page's compiler writes for a demo. */
export interface DemoProps extends Pick<Demo, 'name' | 'file' | 'at'> {
  /** Anchor of the demo on its page: `demo-basic-buttons`. Default: none. */
  id?: string;
  options?: DemoOptions;
  /** Loads the demo's code, a chunk of its own. */
  load: () => Promise<DemoModule>;
  /** The demo's code at once; none in what readers get, nor of one that the browser alone runs. */
  server?: (() => DemoModule) | undefined;
  /** The files of its source, itself first. Default: the one block that `children` is. */
  files?: readonly DemoFile[];
  /** Exact version of each package that it needs. Default: none, and no sandbox. */
  packages?: Readonly<Record<string, string>>;
  /** Where its file is edited. */
  edit?: string;
  /** What the last check of its accessibility found. */
  report?: DemoReport;
  /** Further buttons in its toolbar. Default: none. */
  tools?: ReactNode;
  /** Stands between the demo and its plate. Default: nothing. */
  panel?: ReactNode;
  /** What to do where it throws in the build. Default: to mend the demo. */
  fix?: string;
  /**
   * The source: for each file and variant an element with `data-demo-file`, `data-variant` where
   * there are variants, and `data-preview` for an excerpt. Each holds a code block whose `pre`
   * holds the text. With `data-kept` the browser has none, and what was served stays.
   */
  children?: ReactNode;
}

/** What is needed to make a demo run. */
export type RunnableDemo = Pick<
  DemoProps,
  'id' | 'name' | 'file' | 'at' | 'options' | 'load' | 'server' | 'fix'
>;
