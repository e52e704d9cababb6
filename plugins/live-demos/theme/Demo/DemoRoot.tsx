import type {ReactNode} from 'react';
import createCache from '@emotion/cache';
import type {EmotionCache} from '@emotion/cache';
import {CacheProvider} from '@emotion/react';
import DemoBoundary from './DemoBoundary';

export interface DemoRootProps {
  name: string;
  cache: EmotionCache;
  children: ReactNode;
}

/** What surrounds every demo, alike on the server and in the browser, or hydration would fail. */
export default function DemoRoot({name, cache, children}: DemoRootProps): ReactNode {
  return (
    <CacheProvider value={cache}>
      <DemoBoundary name={name}>{children}</DemoBoundary>
    </CacheProvider>
  );
}

/** A cache for demos' styles. Both sides use the same key: it is part of every class name. */
export function createStyleCache(): EmotionCache {
  return createCache({key: 'css', prepend: true});
}
