import {appendFileSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {codeOf, LONGER, runChild} from './child';
import {tellUncaught} from './report';
import {RUNNER} from './setup';

/** Names the file in which a process writes down what it has made and means to remove. */
const LIST = 'VITRINE_MADE';

/** What becomes of a folder where its maker is killed: all of it goes, or only if it is empty. */
type Kind = 'all' | 'empty';

/**
 * Writes down a folder that this process has just made, for whoever has run it by {@link runMaker}.
 *
 * @param folder absolute
 */
export function noteMade(folder: string, kind: Kind = 'all'): void {
  const list = process.env[LIST];
  if (list !== undefined) appendFileSync(list, `${JSON.stringify([kind, folder])}\n`);
}

/**
 * Runs a command of this package in a process of its own, which can be ended whatever it is at, and
 * removes what it could not remove by itself.
 *
 * @returns its exit code
 */
export async function runMaker(command: string, args: readonly string[]): Promise<number> {
  tellUncaught();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vitrine-made-'));
  process.on('exit', () => rmSync(folder, {recursive: true, force: true}));
  const list = path.join(folder, 'list');
  writeFileSync(list, '');
  const env = {...process.env, [LIST]: list};
  const end = await runChild([RUNNER, command, ...args], {env, patience: LONGER});
  if (end.signal !== null) removeMade(readFileSync(list, 'utf8'));
  return codeOf(end);
}

/** @param list lines of {@link noteMade}; the last may be torn */
export function removeMade(list: string): void {
  const lines = list.slice(0, list.lastIndexOf('\n') + 1).split('\n');
  for (const line of lines.filter(Boolean)) {
    const [kind, folder] = JSON.parse(line) as [Kind, string];
    if (kind === 'all') rmSync(folder, {recursive: true, force: true});
    else removeEmpty(folder);
  }
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Something is in it, or it is gone.
  }
}
