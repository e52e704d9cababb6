import type {Source} from '../../_shared/site/sources';
import {normalizeAddress} from '../../_shared/site/addresses';
import {findCollisions} from './collisions';
import type {Collision} from './collisions';

/** Finds the addresses that more than one source answers. */
export function findAddressDuplicates(sources: readonly Source[]): Collision<Source>[] {
  return findCollisions(sources, ({pathname}) => normalizeAddress(pathname));
}
