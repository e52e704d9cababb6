import {HELD_CLICKS} from '../../_shared/loading/heldClicks';
import type {EarlyClicks} from '../../_shared/loading/heldClicks';

/** What the inline script of the plugin demos has held so far; nothing on a site without demos. */
export function heldClicks(): EarlyClicks | undefined {
  return (window as {[HELD_CLICKS]?: EarlyClicks})[HELD_CLICKS];
}
