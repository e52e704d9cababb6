import type {Density, Direction, Mode, SourceFile} from './types';

/** What a demo shows otherwise than its page; what is absent follows the page. */
export interface Environment {
  mode?: Mode;
  direction?: Direction;
  density?: Density;
  /** Width of the demo's window in pixels. */
  width?: number;
}

/** What the parts of one demo share. */
export interface DemoState {
  /** Counts resets: each new number starts the demo afresh. */
  run: number;
  environment: Environment;
  /** The editor is open. */
  editing: boolean;
  /** What the editor holds is shown in place of the demo. */
  edited: boolean;
  /** Reads all files as the open editor holds them; nothing where nobody typed. */
  readEdited?: (() => readonly SourceFile[] | undefined) | undefined;
}

/** The state of one demo, for `useSyncExternalStore`; the island is a React tree of its own. */
export interface DemoStore {
  get: () => DemoState;
  /** Changes the named fields and tells all who follow. */
  set: (change: Partial<DemoState>) => void;
  /** @returns stops following */
  subscribe: (listener: () => void) => () => void;
}

/** The state in which every demo is served. */
export const SERVED_STATE: DemoState = {run: 0, environment: {}, editing: false, edited: false};

/** A store in the state in which every demo is served. */
export function createDemoStore(): DemoStore {
  let state = SERVED_STATE;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change) {
      state = {...state, ...change};
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
