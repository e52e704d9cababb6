import {createStyleCache} from './DemoRoot';
import type {Side} from './DemoRoot';
import {readDirection, watchDirection} from './direction';
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
 * Calls back with the side that the page asks for, at once where it is another than the given one,
 * and then whenever it changes. Where its code cannot be loaded, nothing is called.
 *
 * @returns stops
 */
export function followDirection({direction}: Side, show: (side: Side) => void): () => void {
  let wanted = direction;
  let stopped = false;

  async function follow(): Promise<void> {
    const asked = readDirection();
    if (asked === wanted) return;
    wanted = asked;
    const side = await loadSide(asked);
    if (!stopped && wanted === asked) show(side);
  }

  // A demo that goes on in its direction is better than one that is gone.
  const tryToFollow = () => void follow().catch(() => undefined);
  const stopWatching = watchDirection(tryToFollow);
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
