import {execFileSync} from 'node:child_process';

/**
 * Which share of many things of one kind this commit looks at, so that commits look at all in turn
 * and one run stays short.
 *
 * @param shares how many there are
 * @returns a number below `shares`, always the same for a commit
 */
export function turn(shares: number): number {
  commit ??= execFileSync('git', ['rev-parse', 'HEAD'], {encoding: 'utf8'});
  return Number.parseInt(commit.slice(0, 6), 16) % shares;
}

let commit: string | undefined;
