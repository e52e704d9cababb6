import type {FrameStyles} from '../../../_shared/client/frameModule';
import {readDirection, watchPage} from '../../../_shared/client/direction';
import type {Side} from './DemoRoot';
import type {Direction} from './types';

/**
 * What holds a library's styles, once for all demos of the page. On creation it may take over the
 * styles that were served, of all demos at once: one for each would remove, with its own demo, the
 * styles of the others.
 */
const made = new WeakMap<FrameStyles, Map<Direction, unknown>>();

function sheetsOf(styles: FrameStyles | undefined, direction: Direction): unknown {
  if (!styles) return undefined;
  const known = made.get(styles) ?? new Map<Direction, unknown>();
  made.set(styles, known);
  if (!known.has(direction)) known.set(direction, styles.create(direction));
  return known.get(direction);
}

/** The side on which demos are served. */
export function servedSide(styles: FrameStyles | undefined): Side {
  return {direction: 'ltr', sheets: sheetsOf(styles, 'ltr')};
}

/** The side that the page asks for now. */
export function currentSide(styles: FrameStyles | undefined): Promise<Side> {
  return loadSide(readDirection(), styles);
}

/**
 * Calls back with the side that is asked for, and then whenever another one is.
 *
 * @param own the demo's own direction; absent: that of the page is followed
 * @param giveUp called where the code of a side cannot be loaded: the demo stays as it is
 * @returns stops
 */
export function followDirection(
  own: Direction | undefined,
  styles: FrameStyles | undefined,
  show: (side: Side) => void,
  giveUp: () => void,
): () => void {
  let wanted: Direction | undefined;
  let stopped = false;

  async function follow(): Promise<void> {
    const asked = own ?? readDirection();
    if (asked === wanted) return;
    wanted = asked;
    const side = await loadSide(asked, styles);
    if (!stopped && wanted === asked) show(side);
  }

  // A demo that goes on in its direction is better than one that is gone.
  const tryToFollow = () => void follow().catch(() => !stopped && giveUp());
  const stopWatching = own ? () => undefined : watchPage(tryToFollow);
  tryToFollow();
  return () => {
    stopped = true;
    stopWatching();
  };
}

async function loadSide(direction: Direction, styles: FrameStyles | undefined): Promise<Side> {
  try {
    return {direction, sheets: await sheetsOf(styles, direction)};
  } catch (error) {
    // What could not be loaded may be there the next time.
    if (styles) made.get(styles)?.delete(direction);
    throw error;
  }
}
