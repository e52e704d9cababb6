import createCache from '@emotion/cache';
import type {EmotionCache} from '@emotion/cache';
import {CacheProvider} from '@emotion/react';
import {createElement} from 'react';
import type {ReactNode} from 'react';

/** A style element as Emotion's server rendering puts it before the first element that needs it. */
const STYLE = /<style data-emotion="[^"]*">[^]*?<\/style>/g;

/** A cache for demos' styles. Both sides use the same key: it is part of every class name. */
function create(direction: 'ltr' | 'rtl'): EmotionCache | Promise<EmotionCache> {
  if (direction === 'ltr') return createCache({key: 'css', prepend: true});
  return import('./mirror').then(({createMirroredCache}) => createMirroredCache());
}

function Provider({sheets, children}: {sheets: EmotionCache; children: ReactNode}): ReactNode {
  return createElement(CacheProvider, {value: sheets}, children);
}

/** @param html as it was rendered on the server */
function collect(html: string): string {
  const styles = html.match(STYLE) ?? [];
  return styles.join('') + html.replace(STYLE, '');
}

/**
 * Emotion does so by itself when a cache is made: this is for demos that came into the page later.
 */
function adopt(cache: EmotionCache): void {
  const styles = document.querySelectorAll<HTMLStyleElement>('[data-demo] style[data-emotion]');
  const own: HTMLStyleElement[] = [];
  for (const style of styles) {
    const [key, ...ids] = (style.dataset.emotion ?? '').split(' ');
    if (key !== cache.key) {
      // A global sheet, which its own component looks for.
      document.head.append(style);
    } else if (ids.every((id) => cache.inserted[id])) {
      style.remove();
    } else {
      for (const id of ids) cache.inserted[id] = true;
      own.push(style);
    }
  }
  cache.sheet.hydrate(own);
}

/** How Emotion's styles come and go: those of Material UI, Joy UI and MUI System. */
export const styles = {create, Provider, collect, adopt};
