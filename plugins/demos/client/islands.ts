import type {EarlyClicks} from '../../_shared/loading/heldClicks';
import type {IslandDemo} from '@theme/Demo/islands';

/** Brings the demos of a page to life before its React; resolves once the page is wanted. */
export type LiveFirst = (
  demos: readonly IslandDemo[],
  late: NonNullable<EarlyClicks['late']>,
) => Promise<void>;

let live: LiveFirst | undefined;

/** What shows demos says how they come alive: pages that have one bring it, and no other. */
export function offerIslands(liveFirst: LiveFirst): void {
  live = liveFirst;
}

/** What {@link offerIslands} was given last. */
export function offeredIslands(): LiveFirst | undefined {
  return live;
}
