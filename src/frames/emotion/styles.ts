import createCache from '@emotion/cache';
import type {EmotionCache, StylisPlugin} from '@emotion/cache';
import {CacheProvider} from '@emotion/react';
import {createElement} from 'react';
import type {ReactNode} from 'react';
import {prefixer} from 'stylis';
import type {Direction, FrameStyles} from '../types';
import {keepToDemos} from './keepToDemos';

/** A style element as Emotion's server rendering puts it before the first element that needs it. */
const STYLE = /<style data-emotion="[^"]*">[^]*?<\/style>/g;

/** What a library wants of its caches. */
export interface EmotionParts {
  /**
   * Makes the cache of right-to-left demos, for a library whose styles have to be mirrored. Default:
   * they know both directions by themselves.
   */
  mirrored?: () => Promise<EmotionCache>;
}

/** How Emotion's styles come and go; its global ones reach demos and nothing else of the page. */
export function emotionStyles({mirrored}: EmotionParts = {}) {
  return {
    /** Both sides use the same key: it is part of every class name. */
    create(direction: Direction): EmotionCache | Promise<EmotionCache> {
      if (direction === 'rtl' && mirrored) return mirrored();
      const key = direction === 'ltr' ? 'css' : 'rtl';
      return createCache({key, prepend: true, stylisPlugins: pluginsOf(key)});
    },
    Provider,
    collect,
    adopt,
  } satisfies FrameStyles<EmotionCache>;
}

/**
 * What a cache does to styles before they are written. Where edited code runs, the document is the
 * demo.
 */
export function pluginsOf(key: string): StylisPlugin[] {
  const isPage = typeof document === 'undefined' || document.querySelector('[data-demo]') !== null;
  return [...(isPage ? [keepToDemos(key)] : []), prefixer];
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
