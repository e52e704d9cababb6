import {Suspense, useLayoutEffect} from 'react';
import type {ReactNode} from 'react';
import createCache from '@emotion/cache';
import type {EmotionCache} from '@emotion/cache';
import {CacheProvider} from '@emotion/react';
import DemoBoundary from './DemoBoundary';
import type {Density, Direction, FrameModule, Mode} from './types';

/** A direction and the style cache that belongs to it. */
export interface Side {
  direction: Direction;
  cache: EmotionCache;
}

export interface DemoRootProps {
  name: string;
  side: Side;
  mode?: Mode | undefined;
  density?: Density | undefined;
  frame: FrameModule | undefined;
  /** Stands in the demo's place while it waits for something. Default: nothing. */
  fallback?: ReactNode;
  /** Called when the demo shows (`true`), and when it waits again (`false`). */
  onShow?: (shown: boolean) => void;
  children: ReactNode;
}

/** What surrounds every demo, alike on the server and in the browser, or hydration would fail. */
export default function DemoRoot(props: DemoRootProps): ReactNode {
  const {name, side, mode, density, frame, fallback = null, onShow, children} = props;
  const {direction, cache} = side;
  const environment = {direction, mode, density};
  const framed = frame ? <frame.Frame {...environment}>{children}</frame.Frame> : children;
  return (
    <CacheProvider value={cache}>
      <DemoBoundary name={name} onShow={onShow}>
        <Suspense fallback={fallback}>
          {framed}
          <Shown onShow={onShow} />
        </Suspense>
      </DemoBoundary>
    </CacheProvider>
  );
}

/** Beside the demo: its effect runs with the demo's own, and ends when the demo is put aside. */
function Shown({onShow}: Pick<DemoRootProps, 'onShow'>): ReactNode {
  useLayoutEffect(() => {
    onShow?.(true);
    return () => onShow?.(false);
  }, [onShow]);
  return null;
}

/** A cache for demos' styles. Both sides use the same key: it is part of every class name. */
export function createStyleCache(): EmotionCache {
  return createCache({key: 'css', prepend: true});
}
