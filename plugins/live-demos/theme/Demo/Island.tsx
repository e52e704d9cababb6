import {useEffect, useEffectEvent, useId, useRef, useState} from 'react';
import type {CSSProperties, ReactNode, Ref} from 'react';
import clsx from 'clsx';
import {activate} from './activate';
import DemoFailure from './DemoFailure';
import {frameOf} from './frames';
import FrameSheet from './FrameSheet';
import styles from './styles.module.css';
import type {RunnableDemo} from './types';

export interface IslandProps {
  demo: RunnableDemo;
  style: CSSProperties;
}

/**
 * A demo as a React tree of its own: rendered into the page's HTML on the server, loaded and
 * hydrated when it comes near the view or is touched, never with the page.
 */
export default function Island({demo, style}: IslandProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const [failure, setFailure] = useState<unknown>();
  // The compiler writes `load` anew in each rendering of the page, which must not restart a demo.
  const load = useEffectEvent(() => demo.load());
  const {name} = demo;
  const frame = frameOf(demo.at);
  const failed = failure !== undefined;

  useEffect(() => {
    if (failed || !element.current) return undefined;
    const activation = {name, prefix, frame, load: () => load(), onFailure: setFailure};
    return activate(element.current, activation);
  }, [failed, name, prefix, frame]);

  return (
    <>
      {VITRINE_SERVER && frame?.server && <FrameSheet id={frame.id} css={frame.server().css} />}
      <Markup ref={element} demo={demo} prefix={prefix} style={style} />
      {failed && <DemoFailure name={name} error={failure} onReset={() => setFailure(undefined)} />}
    </>
  );
}

/** The same object for ever: React empties the element as soon as it sees another one. */
const KEEP_WHAT_IS_SERVED = {__html: ''};

interface MarkupProps extends IslandProps {
  ref: Ref<HTMLDivElement>;
  prefix: string;
}

/** A leaf without hooks, as a rendering within a rendering loses the state of the outer hooks. */
function Markup({ref, demo, prefix, style}: MarkupProps): ReactNode {
  return (
    <div
      ref={ref}
      className={clsx('demo', styles.demo)}
      data-demo={demo.name}
      style={style}
      suppressHydrationWarning
      dangerouslySetInnerHTML={markup(demo, prefix)}
    />
  );
}

function markup(demo: RunnableDemo, prefix: string): {__html: string} {
  // Exactly this form: the bundler drops the branch of a constant, but not what follows a return,
  // and what it does not drop, react-dom/server and all, is sent to readers.
  if (VITRINE_SERVER) {
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    const {renderDemo} = require('./server') as typeof import('./server');
    return {__html: renderDemo(demo, prefix)};
  }
  return KEEP_WHAT_IS_SERVED;
}
