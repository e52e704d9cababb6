import {createHash} from 'node:crypto';

/**
 * A number that an address has always, and that spreads addresses evenly.
 *
 * @param below the number is less, and at least 0
 */
export function draw(address: string, below: number): number {
  return createHash('sha256').update(address).digest().readUInt32BE(0) % below;
}
