import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../scripts/lib/setup';
import type {Result} from './report';

/** Git-ignored. */
const FILE = path.join(ROOT, '.cache/bench/peers.json');

/** All that runs of one commit have measured, and the most load of others that one began with. */
interface Kept {
  load: number;
  sizes: Result[];
}

/** What runs of a commit have kept; nothing of another's. */
export function recall(commit: string): Kept {
  const none = {load: 0, sizes: []};
  if (!existsSync(FILE)) return none;
  const kept = JSON.parse(readFileSync(FILE, 'utf8')) as Kept & {commit: string};
  return kept.commit === commit ? kept : none;
}

export function keep(commit: string, kept: Kept): void {
  mkdirSync(path.dirname(FILE), {recursive: true});
  writeFileSync(FILE, JSON.stringify({commit, ...kept}));
}
