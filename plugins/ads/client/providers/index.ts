import type {Network, Placement} from '../../core/types';
import {house} from './house';
import {jsonNetwork} from './jsonNetwork';
import type {Wire} from './jsonNetwork';
import {scriptNetwork} from './scriptNetwork';
import type {Provider} from './types';

export type {Provider} from './types';

/** What providers need of their surroundings. */
export interface Surroundings extends Wire {
  /** A number from 0 up to 1, another one with each call. */
  draw: () => number;
}

/**
 * Who is asked for an ad, in turn.
 *
 * @param mayAskOthers whether the reader has agreed to third parties
 */
export function providersOf(
  placement: Placement,
  mayAskOthers: boolean,
  around: Surroundings,
): Provider[] {
  const own = house(placement.house, mayAskOthers, around.draw);
  const {network} = placement;
  return mayAskOthers && network ? [providerOf(network, placement, around), own] : [own];
}

function providerOf(network: Network, {timeout}: Placement, around: Surroundings): Provider {
  return network.type === 'json' ? jsonNetwork(network, around) : scriptNetwork(network, timeout);
}
