import type {Start, Value, Values} from '../../core/types';

export interface PlaygroundState {
  values: Values;
  start: Start;
  /** Statement that imports the component. */
  importLine: string;
}

/** The state of one playground: its stage is a React tree of its own, which context does not reach. */
export interface PlaygroundStore {
  get: () => PlaygroundState;
  /** The state that was served, in which hydration begins. */
  served: () => PlaygroundState;
  /** Takes over what the model tells. */
  learn: (state: Partial<PlaygroundState>) => void;
  /** Gives a prop a value; `undefined` takes it away. */
  set: (name: string, value: Value | undefined) => void;
  /** Goes back to the values of the start. */
  reset: () => void;
  /** @returns stops following */
  subscribe: (listener: () => void) => () => void;
}

/** A store in the state that is served. */
export function createPlaygroundStore(served: PlaygroundState): PlaygroundStore {
  let state = served;
  const listeners = new Set<() => void>();

  function learn(change: Partial<PlaygroundState>): void {
    state = {...state, ...change};
    for (const listener of [...listeners]) listener();
  }

  return {
    get: () => state,
    served: () => served,
    learn,
    set(name, value) {
      const {[name]: _old, ...others} = state.values;
      learn({values: value === undefined ? others : {...others, [name]: value}});
    },
    // A copy: what failed with the same values is tried again.
    reset: () => learn({values: {...state.start.values}}),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
