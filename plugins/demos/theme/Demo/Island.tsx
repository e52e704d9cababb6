import {useEffectEvent, useId, useLayoutEffect, useRef, useState} from 'react';
import type {CSSProperties, ReactNode, Ref, RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {servedOf} from '../../client/served';
import {activate} from './activate';
import {followAlone} from './alone';
import DemoFailure from './DemoFailure';
import type {DemoStore} from './demoStore';
import {followEnvironment} from './environment/page';
import {frameAttributes, frameOf} from './frames';
import FrameSheet from './FrameSheet';
import {rememberHeight, reserveHeight} from './heights';
import './island.module.css';
import {prefixOf, takeIsland} from './islands';
import styles from './styles.module.css';
import type {Density, FrameModule, Mode, RunnableDemo} from './types';
import {useDemoState} from './useDemoState';

export interface IslandProps {
  demo: RunnableDemo;
  style: CSSProperties;
  store: DemoStore;
  /** Stays as it was served: its code runs elsewhere, in a window of its own. Default `false`. */
  isAsleep?: boolean;
  /** Something else shows in its place. Default `false`. */
  isHidden?: boolean;
}

/**
 * A demo as a React tree of its own: rendered into the page's HTML on the server, loaded and
 * hydrated when it comes near the view or is touched, never with the page.
 */
export default function Island(props: IslandProps): ReactNode {
  const {demo, style, store, isAsleep = false, isHidden = false} = props;
  const element = useRef<HTMLDivElement>(null);
  const place = useId();
  const prefix = demo.id === undefined ? place : prefixOf(demo.id);
  const {pathname} = useLocation();
  const [served] = useState(() => servedOf(pathname));
  const {environment, edited} = useDemoState(store);
  const {failure, retry} = useActivation(element, {demo, prefix, store, isAsleep});
  useFigure(element, store);
  const frame = frameOf(demo.at);
  const library = frame?.server?.();
  const sheet = VITRINE_SERVER ? library?.css() : served?.sheets.get(frame?.id ?? '');
  const shown = edited || isHidden ? {...style, display: 'none'} : style;
  return (
    <>
      {frame?.sheet && <link rel="stylesheet" href={frame.sheet} precedence="demo-library" />}
      {frame?.id && sheet !== undefined && <FrameSheet id={frame.id} css={() => sheet} />}
      <Markup
        ref={element}
        demo={demo}
        prefix={prefix}
        served={served?.markup.get(demo.id ?? '')}
        library={library}
        style={shown}
        mode={environment.mode}
        density={environment.density}
      />
      {failure && <DemoFailure name={demo.name} error={failure.error} onReset={retry} />}
    </>
  );
}

/** Loads and mounts the demo when it is wanted; a new run tries again after a failure. */
function useActivation(element: RefObject<HTMLElement | null>, props: ActivationProps) {
  const {demo, prefix, store, isAsleep} = props;
  const {name, at} = demo;
  const {run} = useDemoState(store);
  const [failure, setFailure] = useState<{error: unknown; run: number}>();
  // The compiler writes `load` anew in each rendering of the page, which must not restart a demo.
  const load = useEffectEvent(() => demo.load());
  const failed = failure?.run === run;

  // Before the page is painted: what is there already is in its place from the start.
  useLayoutEffect(() => {
    const {current} = element;
    if (failed || !current) return undefined;
    const onShown = reserveHeight(current, at);
    const onFailure = (error: unknown) => {
      onShown();
      setFailure({error, run: store.get().run});
    };
    const follower = {onShown, onFailure};
    const activation = {name, prefix, frame: frameOf(at), store, load: () => load(), ...follower};
    const stop = isAsleep
      ? undefined
      : (takeIsland(current, follower) ?? activate(current, activation));
    return () => {
      rememberHeight(current, at);
      stop?.();
    };
  }, [element, failed, name, at, prefix, store, isAsleep]);

  return {failure: failed ? failure : undefined, retry: () => store.set({run: run + 1})};
}

interface ActivationProps {
  demo: RunnableDemo;
  prefix: string;
  store: DemoStore;
  isAsleep: boolean;
}

/** What the address says of the demo, by the id of its figure. */
function useFigure(element: RefObject<HTMLElement | null>, store: DemoStore): void {
  useLayoutEffect(() => {
    const figure = element.current?.closest('figure');
    if (!figure?.id) return undefined;
    const stops = [followEnvironment(figure.id, store), followAlone(figure, store)];
    return () => stops.forEach((stop) => stop());
  }, [element, store]);
}

/** The same object for ever: React empties the element as soon as it sees another one. */
const KEEP_WHAT_IS_SERVED = {__html: ''};

interface MarkupProps extends Omit<ActivationProps, 'store' | 'isAsleep'> {
  ref: Ref<HTMLDivElement>;
  /** The demo as it would have been served, where the page was navigated to. */
  served: {__html: string} | undefined;
  library: FrameModule | undefined;
  style: CSSProperties;
  mode: Mode | undefined;
  density: Density | undefined;
}

/** A leaf without hooks, as a rendering within a rendering loses the state of the outer hooks. */
function Markup(props: MarkupProps): ReactNode {
  const {ref, demo, prefix, served, library, style, mode, density} = props;
  return (
    <div
      ref={ref}
      className={clsx('demo', styles.demo)}
      data-demo={demo.name}
      data-demo-browser-only={demo.options?.browserOnly ? '' : undefined}
      data-demo-mode={mode}
      data-demo-density={density}
      {...frameAttributes(library)}
      style={style}
      suppressHydrationWarning
      dangerouslySetInnerHTML={markup(demo, prefix, served)}
    />
  );
}

function markup(
  demo: RunnableDemo,
  prefix: string,
  served: {__html: string} = KEEP_WHAT_IS_SERVED,
): {__html: string} {
  // Exactly this form: the bundler drops the branch of a constant, but not what follows a return,
  // and what it does not drop, react-dom/server and all, is sent to readers.
  if (VITRINE_SERVER) {
    const {renderDemo} = require('./server') as typeof import('./server');
    return {__html: demo.server ? renderDemo(demo, prefix) : ''};
  }
  return served;
}
