import {HELD_CLICKS} from '../../_shared/loading/heldClicks';
import type {EarlyClicks} from '../../_shared/loading/heldClicks';

/** What the inline script of the plugin demos has held so far; nothing on a site without demos. */
export function heldClicks(): EarlyClicks | undefined {
  const {[HELD_CLICKS]: kept} = window as {[HELD_CLICKS]?: EarlyClicks};
  // Where there is none, a browser has an element of that id there.
  return Array.isArray(kept?.held) ? kept : undefined;
}
