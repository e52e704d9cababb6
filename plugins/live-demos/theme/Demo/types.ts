import type {ComponentType} from 'react';
import type {Demo, DemoOptions} from '../../core/types';

declare global {
  /** Constant of the bundler: whether this is the bundle that renders the static HTML. */
  const VITRINE_SERVER: boolean;
}

/** A demo's module, as its author wrote it. */
export interface DemoModule {
  default: ComponentType;
}

/** What the page's compiler writes for a demo. */
export interface DemoProps extends Omit<Demo, 'options'> {
  options?: DemoOptions;
  /** Loads the demo's code, a chunk of its own. */
  load: () => Promise<DemoModule>;
  /** The demo's code at once; `undefined` in what readers get. */
  server: (() => DemoModule) | undefined;
}

/** What is needed to make a demo run. */
export type RunnableDemo = Pick<DemoProps, 'name' | 'file' | 'at' | 'load' | 'server'>;
