import {useState} from 'react';
import type {PlaygroundStore} from '@theme/Playground/store';
import {runInteractions} from './interactions';
import type {Outcome} from './interactions';
import {chosenOf} from './stage';
import type {Stage} from './stage';
import type {StoryModule} from './types';

/** What is known of the interactions of a story; nothing before they were asked for. */
export type Progress = 'running' | Outcome | undefined;

interface Story {
  load: () => Promise<StoryModule>;
  stage: Stage;
  store: PlaygroundStore;
  /** The element that the story shows in. */
  find: () => HTMLElement | null | undefined;
}

/** Runs the interactions of a story when they are asked for, on a story that begins afresh. */
export function useInteractions(story: Story): {progress: Progress; run: () => void} {
  const [progress, setProgress] = useState<Progress>();
  const run = () => {
    if (progress === 'running') return;
    setProgress('running');
    interact(story).then(setProgress, (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      setProgress({passed: false, step: undefined, message});
    });
  };
  return {progress, run};
}

async function interact({load, stage, store, find}: Story): Promise<Outcome> {
  const module = await load();
  const file = await module.story.loadPlay?.();
  const element = find();
  if (!file || !element) return {passed: true};
  const story = await stage.begin(file);
  return runInteractions({story, file, chosen: chosenOf(store), element});
}
