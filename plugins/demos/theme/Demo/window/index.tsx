import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type {CSSProperties, ReactNode, RefObject} from 'react';
import type {DemoOptions} from '../../../../demo-code/core/demo';
import {isAlonePage, isFramedAlone} from '../alone';
import type {DemoStore} from '../demoStore';
import Island from '../Island';
import type {RunnableDemo} from '../types';
import {useDemoState} from '../useDemoState';
import {whenWanted} from '../whenWanted';
import {holdForWindow} from './clicks';
import type {Path} from './clicks';
import {isolateStorage} from './storage';
import styles from './styles.module.css';

export interface DemoWindowProps {
  demo: RunnableDemo;
  options: DemoOptions;
  /** Name of the demo in words. */
  title: string;
  store: DemoStore;
  /** Of the demo where it stands in the page. */
  style?: CSSProperties;
}

type FrameModule = typeof import('./Frame');

const NO_STYLE: CSSProperties = {};

/**
 * A demo where it stands in the page, or, where an option or the reader asks for it, in a window
 * of its own: the page itself in a frame, showing the demo alone. Until the window is there, and
 * without JavaScript, the served demo stands in its place.
 */
export default function DemoWindow(props: DemoWindowProps): ReactNode {
  const {demo, options, title, store, style = NO_STYLE} = props;
  const place = useRef<HTMLDivElement>(null);
  const isAlone = useRoot(isAlonePage);
  const isFramed = useRoot(isFramedAlone);
  const {width} = useDemoState(store).environment;
  const isForeign = (options.iframe === true || options.isolated === true) && !isAlone;
  const isWanted = isForeign || (width !== undefined && !isFramed);
  const [isShown, setShown] = useState(false);
  const code = useFrame(place, isWanted);
  const takeClicks = useClicks(place, isForeign);
  const hasWindow = isWanted && code !== undefined;

  useLayoutEffect(() => {
    const id = isAlone && options.isolated ? figureOf(place)?.id : undefined;
    if (id) isolateStorage(id);
  }, [isAlone, options.isolated]);

  return (
    <div ref={place} className={styles.place} data-windowed={isForeign ? '' : undefined}>
      <Island
        demo={demo}
        style={isForeign ? asInWindow(style, options.height) : style}
        store={store}
        isAsleep={isForeign}
        isHidden={hasWindow && isShown}
      />
      {hasWindow && (
        <code.default
          place={place}
          name={demo.name}
          title={title}
          store={store}
          height={options.height}
          onShow={setShown}
          takeClicks={takeClicks}
        />
      )}
    </div>
  );
}

/** A window of a fixed height takes its demo's place without moving what follows. */
function asInWindow(style: CSSProperties, height: DemoOptions['height']): CSSProperties {
  return height === undefined ? style : {...style, blockSize: height, overflow: 'auto'};
}

/** What was clicked on a demo that does not come alive here, to be made up for in its window. */
function useClicks(place: RefObject<HTMLElement | null>, isForeign: boolean): () => Path[] {
  const held = useRef<ReturnType<typeof holdForWindow>>(undefined);
  useLayoutEffect(() => {
    if (!isForeign) return undefined;
    held.current = holdForWindow(place.current);
    return () => held.current?.drop();
  }, [place, isForeign]);
  return useCallback(() => held.current?.take() ?? [], []);
}

function figureOf(place: RefObject<HTMLElement | null>): HTMLElement | null | undefined {
  return place.current?.closest('figure');
}

/** What the root says, which was there before React; the server knows of no page of a demo alone. */
function useRoot(read: () => boolean): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    read,
    () => false,
  );
}

/** The code of windows, as soon as one is wanted near the view; a figure without an id has none. */
function useFrame(
  place: RefObject<HTMLElement | null>,
  isWanted: boolean,
): FrameModule | undefined {
  const [code, setCode] = useState<FrameModule>();
  useEffect(() => {
    const {current} = place;
    if (!isWanted || !current || !figureOf(place)?.id) return undefined;
    return whenWanted(current, () => {
      // The served demo is better than none.
      const load = () => import('./Frame').then(setCode);
      load().catch(() => undefined);
    });
  }, [place, isWanted]);
  return code;
}
