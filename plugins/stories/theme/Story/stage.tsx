import {useLayoutEffect, useMemo, useSyncExternalStore} from 'react';
import type {ComponentType, ReactNode} from 'react';
import type {PlaygroundStore} from '@theme/Playground/store';
import {argsOf, compose, Decorated} from './compose';
import type {Composed} from './compose';
import type {Args, CsfFile, StoryModule} from './types';

/** Which code a story runs, and how often it was begun. */
interface Begun {
  /** Absent: that which was served. */
  file?: CsfFile;
  run: number;
}

/** What begins a story afresh; the island that shows it is a React tree of its own. */
export interface Stage {
  get: () => Begun;
  subscribe: (listener: () => void) => () => void;
  /** Begins it with another file; resolves as soon as it shows. */
  begin: (file: CsfFile) => Promise<Composed>;
  /** Called by the story as it shows. */
  onShow: (run: number, story: Composed) => void;
}

const SERVED: Begun = {run: 0};

export function createStage(): Stage {
  let state = SERVED;
  let shown: ((story: Composed) => void) | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin(file) {
      state = {file, run: state.run + 1};
      const promise = new Promise<Composed>((resolve) => (shown = resolve));
      for (const listener of [...listeners]) listener();
      return promise;
    },
    onShow: (run, story) => run === state.run && shown?.(story),
  };
}

/** What a reader chose otherwise than the story. */
export function chosenOf(store: PlaygroundStore): Args {
  const {values, start} = store.get();
  const names = new Set([...Object.keys(values), ...Object.keys(start.values)]);
  const changed = [...names].filter((name) => values[name] !== start.values[name]);
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}

/** Makes a demo of a story: one that follows its controls, and begins afresh for interactions. */
export function stageModule(
  {story: {file: served, name}}: StoryModule,
  stage: Stage,
  store: PlaygroundStore,
): {default: ComponentType} {
  function StoryStage(): ReactNode {
    useSyncExternalStore(store.subscribe, store.get, store.served);
    const {file = served, run} = useSyncExternalStore(stage.subscribe, stage.get, () => SERVED);
    const story = useMemo(() => compose(file, name), [file]);
    useLayoutEffect(() => stage.onShow(run, story), [run, story]);
    return <Decorated key={run} story={story} args={argsOf(story, chosenOf(store))} />;
  }
  return {default: StoryStage};
}
