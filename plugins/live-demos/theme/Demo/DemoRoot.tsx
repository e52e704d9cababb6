import type {ReactNode} from 'react';
import createCache from '@emotion/cache';
import type {EmotionCache} from '@emotion/cache';
import {CacheProvider} from '@emotion/react';
import DemoBoundary from './DemoBoundary';
import type {Direction, FrameModule} from './types';

/** A direction and the style cache that belongs to it. */
export interface Side {
  direction: Direction;
  cache: EmotionCache;
}

export interface DemoRootProps {
  name: string;
  side: Side;
  frame: FrameModule | undefined;
  children: ReactNode;
}

/** What surrounds every demo, alike on the server and in the browser, or hydration would fail. */
export default function DemoRoot({name, side, frame, children}: DemoRootProps): ReactNode {
  const {direction, cache} = side;
  const framed = frame ? <frame.Frame direction={direction}>{children}</frame.Frame> : children;
  return (
    <CacheProvider value={cache}>
      <DemoBoundary name={name}>{framed}</DemoBoundary>
    </CacheProvider>
  );
}

/** A cache for demos' styles. Both sides use the same key: it is part of every class name. */
export function createStyleCache(): EmotionCache {
  return createCache({key: 'css', prepend: true});
}
