import {whenLoaded} from './calls';

/** How long the browser may have something better to do, in milliseconds, before it is done anyway. */
const PATIENCE_MS = 5000;

/** Acts once the page is loaded and the browser has nothing better to do. */
export function whenIdle(act: () => void): void {
  whenLoaded(() => {
    // Safari has had no such call for long.
    if ('requestIdleCallback' in window) window.requestIdleCallback(act, {timeout: PATIENCE_MS});
    else setTimeout(act, 1000);
  });
}
