import type {EmotionCache} from '@emotion/cache';

/**
 * Hands the styles of served demos to the cache. Emotion does so by itself when a cache is made:
 * this is for demos that came into the page later. Left among the elements, they would be no part
 * of what is hydrated.
 */
export function adoptStyles(cache: EmotionCache): void {
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
