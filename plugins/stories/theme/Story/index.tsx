import {useId, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import Demo from '@theme/Demo';
import {createPlaygroundStore} from '@theme/Playground/store';
import Controls from './Controls';
import Progress from './Progress';
import RunButton from './RunButton';
import {createStage, stageModule} from './stage';
import type {StoryProps} from './types';
import {useInteractions} from './useInteractions';

/**
 * A story of a file in Component Story Format: a demo with controls for its args, and a button that
 * runs its interactions. Authors write `{{"story": "Button.stories.tsx#Primary"}}`; these props are
 * written by the page's compiler.
 */
export default function Story({plays, args, ...demo}: StoryProps): ReactNode {
  const {id, name, options, load, server} = demo;
  const place = useRef<HTMLDivElement>(null);
  const own = useId();
  const [stage] = useState(createStage);
  const [store] = useState(() => {
    const start = {values: args?.values ?? {}, wrapped: false, closes: false, rows: 0};
    return createPlaygroundStore({values: start.values, start, importLine: ''});
  });
  const find = () => place.current?.closest('figure')?.querySelector<HTMLElement>('[data-demo]');
  const {progress, run} = useInteractions({load, stage, store, find});
  // In a window of its own, it is out of reach.
  const isHere = !options?.iframe && !options?.isolated;
  return (
    <Demo
      {...demo}
      load={async () => stageModule(await load(), stage, store)}
      server={server && (() => stageModule(server(), stage, store))}
      tools={plays && isHere && <RunButton name={name} progress={progress} onRun={run} />}
      panel={
        <div ref={place}>
          {progress !== undefined && <Progress progress={progress} />}
          {args && isHere && (
            <Controls id={`args-${id ?? own}`} name={name} args={args} store={store} />
          )}
        </div>
      }
    />
  );
}
