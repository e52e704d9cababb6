import path from 'node:path';
import {writeText} from './cache';

/** Set while a part of a site is built, which others are joined to. */
const PART = 'VITRINE_PART';

/** Folder in a part, of what has to be known to join it; the joined site has none. */
export const PART_FOLDER = '.vitrine';

/** Folder in a joined site, of what its parts know together; browsers ask for it again. */
export const JOINED_FOLDER = 'joined';

/** Whether this build makes a part of a site that others are joined to. */
export function isPart(): boolean {
  return process.env[PART] === '1';
}

/** Has all that is loaded from here on make a part. */
export function makePart(): void {
  process.env[PART] = '1';
}

/**
 * Keeps what a plugin has to know to join its files with those of other parts; does nothing where
 * the build makes a whole site.
 *
 * @param outDir folder of the built site
 * @param plugin its name, by which it is found again
 */
export function keepForJoin(outDir: string, plugin: string, facts: object): void {
  if (!isPart()) return;
  writeText(path.join(outDir, PART_FOLDER, `${plugin}.json`), `${JSON.stringify(facts)}\n`);
}
