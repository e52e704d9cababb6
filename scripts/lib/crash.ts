import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {numberOf} from './child';
import type {End} from './child';

/** Ends that a program in machine code comes to by its own fault. */
const CRASHES: NodeJS.Signals[] = ['SIGABRT', 'SIGBUS', 'SIGILL', 'SIGSEGV', 'SIGTRAP'];

/** Where Docusaurus' bundler keeps what it has compiled. */
export function bundlerCacheOf(siteDir: string): string {
  return path.join(siteDir, 'node_modules/.cache/rspack');
}

/**
 * Runs a program, and where it crashes with a cache, once more without: a cache that is torn, or
 * another version's, would have every later run crash as well.
 *
 * @param run runs it
 * @param cache folder that is deleted then
 * @param say gets a line that tells so
 */
export async function runWithCache(
  run: () => Promise<End>,
  cache: string,
  say: (line: string) => void,
): Promise<End> {
  const first = await run();
  if (!isCrash(first) || !existsSync(cache)) return first;
  const name = path.relative(process.cwd(), cache);
  say(`The bundler crashed. Its cache may be torn: once more, without ${name}.`);
  rmSync(cache, {recursive: true, force: true});
  return run();
}

function isCrash({code, signal, told}: End): boolean {
  if (told !== undefined) return false;
  return CRASHES.some((each) => signal === each || code === numberOf(each));
}
