import type {ComponentType, ReactNode} from 'react';
import type {Demo, DemoOptions} from '../../core/types';

declare global {
  /** Constant of the bundler: whether this is the bundle that renders the static HTML. */
  const VITRINE_SERVER: boolean;
}

/** A demo's module, as its author wrote it. */
export interface DemoModule {
  default: ComponentType;
}

/** Direction of text. */
export type Direction = 'ltr' | 'rtl';

export interface FrameProps {
  direction: Direction;
  children: ReactNode;
}

/** What surrounds the demos of a library: a module that the plugin's option `frames` names. */
export interface FrameModule {
  /** Provides the library's theme. What it renders may not depend on the colour mode. */
  Frame: ComponentType<FrameProps>;
  /**
   * The library's custom properties for both modes, as a style sheet: `:root` light,
   * `:root[data-theme='dark']` dark, `:root:not([data-theme])` by the system's wish. May be empty.
   */
  css: () => string;
}

/** An entry of the module that the plugin writes. */
export interface FrameEntry {
  /** Folder of pages, with a slash at its end: `docs/material-ui/`. */
  path: string;
  /** Name of its style sheet, without spaces. */
  id: string;
  /** Loads the frame, a chunk of its own. */
  load: () => Promise<FrameModule>;
  /** The frame at once; `undefined` in what readers get. */
  server: (() => FrameModule) | undefined;
}

/** A frame that is there, with the name of its style sheet. */
export type LoadedFrame = FrameModule & Pick<FrameEntry, 'id'>;

/** What the page's compiler writes for a demo. */
export interface DemoProps extends Omit<Demo, 'options' | 'source'> {
  options?: DemoOptions;
  /** Loads the demo's code, a chunk of its own. */
  load: () => Promise<DemoModule>;
  /** The demo's code at once; `undefined` in what readers get. */
  server: (() => DemoModule) | undefined;
  /** The source: a code block whose `pre` holds the file's text. */
  children?: ReactNode;
}

/** What is needed to make a demo run. */
export type RunnableDemo = Pick<DemoProps, 'name' | 'file' | 'at' | 'load' | 'server'>;
