import {createStyleCache} from './DemoRoot';
import type {Side} from './DemoRoot';
import {readDirection, watchPage} from '../../../_shared/client/direction';
import type {Direction} from './types';

/**
 * One cache for all demos of the page. On creation it takes over the styles that were served, of
 * all demos at once: a cache for each would remove, with its own demo, the styles of the others.
 */
let served: Side | undefined;
let mirrored: Side | undefined;

/** The side on which demos are served. */
export function servedSide(): Side {
  served ??= {direction: 'ltr', cache: createStyleCache()};
  return served;
}

/** The side that the page asks for now. */
export function currentSide(): Promise<Side> {
  return loadSide(readDirection());
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
  show: (side: Side) => void,
  giveUp: () => void,
): () => void {
  let wanted: Direction | undefined;
  let stopped = false;

  async function follow(): Promise<void> {
    const asked = own ?? readDirection();
    if (asked === wanted) return;
    wanted = asked;
    const side = await loadSide(asked);
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

async function loadSide(direction: Direction): Promise<Side> {
  if (direction === 'ltr') return servedSide();
  const {createMirroredCache} = await import('./mirror');
  mirrored ??= {direction, cache: createMirroredCache()};
  return mirrored;
}
