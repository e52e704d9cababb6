import {useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore} from 'react';
import type {ComponentType, ReactNode} from 'react';
import type {FrameStyles} from '../../../_shared/client/frameModule';
import DemoRoot from './DemoRoot';
import type {Side} from './DemoRoot';
import {SERVED_STATE} from './demoStore';
import type {DemoState, DemoStore} from './demoStore';
import {readDirection} from '../../../_shared/client/direction';
import {frameAttributes} from './frames';
import FrameSheet from './FrameSheet';
import Patience from './Patience';
import {followDirection} from './sides';
import type {Direction, LoadedFrame} from './types';

export interface LiveDemoProps {
  name: string;
  Component: ComponentType;
  frame: LoadedFrame | undefined;
  /** The side to begin with. */
  first: Side;
  /** The element that holds the demo: its `dir` tells which side is shown. */
  element: Element;
  store: DemoStore;
  /** Called as soon as the demo shows. */
  onShown?: () => void;
}

/**
 * A demo in the browser. It follows the page and what the reader chose for it in place, its state
 * kept; each new run begins afresh.
 */
export default function LiveDemo(props: LiveDemoProps): ReactNode {
  const {name, Component, frame, first, element, store, onShown} = props;
  const {run, environment} = useDemoState(store);
  const {mode, density, direction} = environment;
  const side = useSide(element, first, direction, frame?.styles);
  useLayoutEffect(() => describe(element, frame), [element, frame]);
  const settle = useCallback((shown: boolean) => shown && onShown?.(), [onShown]);
  const settings = {name, side, mode, density, frame};
  return (
    <>
      {frame && <FrameSheet id={frame.id} css={frame.css} />}
      <Patience key={run} name={name} onReset={() => store.set({run: run + 1})} onShow={settle}>
        {(onShow) => (
          <DemoRoot {...settings} onShow={onShow}>
            <Component />
          </DemoRoot>
        )}
      </Patience>
    </>
  );
}

/** The state of a demo; in the first rendering of served HTML, the one in which it was served. */
function useDemoState(store: DemoStore): DemoState {
  return useSyncExternalStore(store.subscribe, store.get, () => SERVED_STATE);
}

/**
 * The side that is shown. The element says it as soon as it is the one that is asked for: until
 * then, what is served left-to-right is not seen on a page that runs the other way.
 */
function useSide(
  element: Element,
  first: Side,
  wanted: Direction | undefined,
  styles: FrameStyles | undefined,
): Side {
  const [side, setSide] = useState(first);
  useLayoutEffect(() => {
    const isAsked = side.direction === (wanted ?? readDirection());
    if (isAsked || side !== first) element.setAttribute('dir', side.direction);
  }, [element, first, side, wanted]);
  useEffect(() => {
    const giveUp = () => element.setAttribute('dir', first.direction);
    return followDirection(wanted, styles, setSide, giveUp);
  }, [element, first, wanted, styles]);
  return side;
}

/** Says on the element what checks and controls ask for; the server has said the same. */
function describe(element: Element, frame: LoadedFrame | undefined): void {
  for (const [name, value] of Object.entries(frameAttributes(frame))) {
    if (value) element.setAttribute(name, value);
  }
}
