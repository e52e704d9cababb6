import {readdirSync, statSync, watch} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {foldersOf, isSource, sourceFolders} from '../api-model';

/** An editor may write one file in several steps. */
const QUIET_MS = 20;

/**
 * Tells of changes to a package's declarations and code. Folders are watched, not files: a package
 * may have thousands, and systems have a limit.
 *
 * @param folder without links
 * @param onChange gets absolute paths
 * @param isOwn whether it is a library's own source, whose new folders are followed too: an installed
 *   package gets none. Default `false`
 */
export function watchSources(
  folder: string,
  onChange: (files: string[]) => void,
  isOwn = false,
): void {
  const changed = new Set<string>();
  const watched = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const take = (file: string) => {
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange([...changed]);
      changed.clear();
    }, QUIET_MS);
  };
  const follow = (each: string) => {
    watched.add(each);
    const watcher = watch(each, {persistent: false}, (_event, name) => {
      const at = path.join(each, name ?? '');
      if (name !== null && isSource(name)) take(at);
      else if (isOwn && isFolder(at)) followNew(at);
    });
    // Some faults come later, as of a folder that is removed: unheard, they would end the server.
    watcher.on('error', (error) => {
      logger.warn(`${each} is no longer watched: ${String(error)}`);
    });
  };
  const followNew = (at: string) => {
    for (const each of foldersOf(at).filter((one) => !watched.has(one))) {
      follow(each);
      // They may have come before anybody looked.
      for (const name of readdirSync(each).filter(isSource)) take(path.join(each, name));
    }
  };
  try {
    (isOwn ? foldersOf(folder) : sourceFolders(folder)).forEach(follow);
  } catch (error) {
    logger.warn(`${folder} is not watched: ${String(error)}`);
  }
}

function isFolder(at: string): boolean {
  const isLeftOut = /^(?:\.|node_modules$)/.test(path.basename(at));
  return !isLeftOut && (statSync(at, {throwIfNoEntry: false})?.isDirectory() ?? false);
}
