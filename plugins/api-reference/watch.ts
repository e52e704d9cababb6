import {watch} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {isSource, sourceFolders} from '../api-model';

/** An editor may write one file in several steps. */
const QUIET_MS = 20;

/**
 * Tells of changes to a package's declarations and code. Folders are watched, not files: a package
 * may have thousands, and systems have a limit. Folders that are made later are not followed.
 *
 * @param folder without links
 * @param onChange gets absolute paths
 */
export function watchSources(folder: string, onChange: (files: string[]) => void): void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const take = (file: string) => {
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange([...changed]);
      changed.clear();
    }, QUIET_MS);
  };
  try {
    for (const each of sourceFolders(folder)) {
      const watcher = watch(each, {persistent: false}, (_event, name) => {
        if (name !== null && isSource(name)) take(path.join(each, name));
      });
      // Some faults come later, as of a folder that is removed: unheard, they would end the server.
      watcher.on('error', (error) => {
        logger.warn(`${each} is no longer watched: ${String(error)}`);
      });
    }
  } catch (error) {
    logger.warn(`${folder} is not watched: ${String(error)}`);
  }
}
