import {readdirSync} from 'node:fs';
import path from 'node:path';
import {suggest, VitrineError} from '../../plugins/_shared/text/errors';

/** How Docusaurus lets a configuration be called. */
const CONFIG = /^docusaurus\.config\.[cm]?[jt]s$/;

const MAKE = 'make one: vitrine new my-docs --package @acme/ui';

/**
 * The folder of the site that a command was told, looked at before anything is written there.
 *
 * @param given relative to where the command runs. Default: there
 * @returns absolute
 * @throws VitrineError where it is no site's; as node does where it may not be read
 */
export function siteFolder(given = '.'): string {
  const folder = path.resolve(given);
  const names = namesIn(folder);
  if (Array.isArray(names)) {
    if (names.some((name) => CONFIG.test(name))) return folder;
    const fix = `go to the folder of a site, or name it, or ${MAKE}`;
    throw new VitrineError({where: folder, what: 'has no docusaurus.config', fix});
  }
  throw new VitrineError({where: given, what: names.fault, fix: fixOf(folder)});
}

function namesIn(folder: string): string[] | {fault: string} {
  try {
    return readdirSync(folder);
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return {fault: 'does not exist'};
    if (code === 'ENOTDIR') return {fault: 'is no folder'};
    throw error;
  }
}

/** Folders beside the one that was meant, where they can be read. */
function fixOf(folder: string): string {
  try {
    const beside = readdirSync(path.dirname(folder), {withFileTypes: true});
    const folders = beside.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
    return suggest(path.basename(folder), folders);
  } catch {
    return `name the folder of a site, or ${MAKE}`;
  }
}
