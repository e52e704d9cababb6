import {useEffect, useLayoutEffect, useRef, useState} from 'react';
import type {ReactNode, RefObject} from 'react';
import clsx from 'clsx';
import type {Length} from '../../../../demo-code/core/demo';
import type {DemoState, DemoStore} from '../demoStore';
import {choose, isForAll} from '../environment/page';
import {readDirection, watchPage} from '../../../../_shared/client/direction';
import {useDemoState} from '../useDemoState';
import {frameAddress} from './address';
import type {Path} from './clicks';
import Handle from './Handle';
import {isFrom, readMessage} from './messages';
import type {ClicksMessage, HeightMessage, StateMessage} from './messages';
import styles from './styles.module.css';

export interface WindowProps {
  /** Stands in the demo's figure, and holds the served demo. */
  place: RefObject<HTMLElement | null>;
  name: string;
  title: string;
  store: DemoStore;
  /** Default: that of the demo. */
  height?: Length | undefined;
  /** Called when the demo shows in its window (`true`), and when the window goes. */
  onShow: (shown: boolean) => void;
  /** What was clicked on the demo that was served, asked for when its window listens. */
  takeClicks: () => Path[];
}

/** The window of a demo, its width for the reader to draw. */
export default function Frame({
  place,
  name,
  title,
  store,
  height,
  onShow,
  takeClicks,
}: WindowProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const state = useDemoState(store);
  const [drawn, setDrawn] = useState<number>();
  const [begun] = useState(() => begin(place.current, state));
  const {isShown, told} = useConversation(frame, begun.id, state, onShow);
  useMadeClicks(frame, told !== undefined, takeClicks);
  const width = drawn ?? state.environment.width;

  function commit(next: number): void {
    setDrawn(undefined);
    choose(isForAll() ? undefined : begun.id, {...store.get().environment, width: next});
  }

  return (
    // Laid out unseen, as it would else be told a height of none.
    <div className={clsx(styles.window, (!isShown || state.edited) && styles.awaited)}>
      <div className={styles.sheet}>
        <iframe
          ref={frame}
          className={styles.frame}
          title={title}
          src={begun.address}
          data-drawn={width === undefined ? undefined : ''}
          style={{blockSize: height ?? told ?? begun.height, inlineSize: width}}
        />
        <Handle name={name} frame={frame} width={width} onDraw={setDrawn} onCommit={commit} />
      </div>
    </div>
  );
}

/** What does not change while the window is there: its address would load it anew. */
function begin(place: HTMLElement | null, {environment}: DemoState) {
  const id = place?.closest('figure')?.id ?? '';
  return {
    id,
    height: place?.offsetHeight,
    address: frameAddress(location, id, seenIn(environment)),
  };
}

/** The environment as it is seen: the window need not know what the page has, and may not. */
function seenIn({mode, direction, density}: DemoState['environment']): DemoState['environment'] {
  const theme = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
  return {mode: mode ?? theme, direction: direction ?? readDirection(), density};
}

/** Follows the height of the demo, and tells its window what is chosen. */
function useConversation(
  frame: RefObject<HTMLIFrameElement | null>,
  id: string,
  {environment, run}: DemoState,
  onShow: (shown: boolean) => void,
) {
  const [told, setTold] = useState<number>();
  const [isShown, setShown] = useState(false);
  const isHeard = told !== undefined;

  useLayoutEffect(() => {
    onShow(isShown);
    return () => onShow(false);
  }, [isShown, onShow]);

  useEffect(() => {
    if (!frame.current) return undefined;
    return listenTo(frame.current, id, (height) => {
      if (height !== undefined) setTold(height);
      setShown(true);
    });
  }, [frame, id]);

  useEffect(() => {
    if (!isHeard) return undefined;
    const tell = () => {
      const seen = seenIn(environment);
      const message: StateMessage = {type: 'vitrine-demo-state', environment: seen, run};
      frame.current?.contentWindow?.postMessage(message, location.origin);
    };
    tell();
    return watchPage(tell);
  }, [frame, environment, run, isHeard]);

  return {told, isShown};
}

/** A window that has told its height listens: it is told what was clicked before it was there. */
function useMadeClicks(
  frame: RefObject<HTMLIFrameElement | null>,
  isHeard: boolean,
  takeClicks: () => Path[],
): void {
  useEffect(() => {
    if (!isHeard) return;
    const message: ClicksMessage = {type: 'vitrine-demo-clicks', clicks: takeClicks()};
    if (message.clicks.length > 0) {
      frame.current?.contentWindow?.postMessage(message, location.origin);
    }
  }, [frame, isHeard, takeClicks]);
}

/**
 * Calls back with each height that a window tells; without one when it is loaded, as its own code
 * may not come: what was served shows there all the same.
 */
function listenTo(
  frame: HTMLIFrameElement,
  id: string,
  onTold: (height?: number) => void,
): () => void {
  const end = new AbortController();
  const {signal} = end;
  const listen = (event: MessageEvent) => {
    if (!isFrom(event, frame.contentWindow)) return;
    const message = readMessage<HeightMessage>(event.data, 'vitrine-demo-height');
    if (message?.id === id) onTold(message.height);
  };
  window.addEventListener('message', listen, {signal});
  frame.addEventListener('load', () => onTold(), {signal});
  return () => end.abort();
}
