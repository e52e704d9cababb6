import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';

/** Tells of a file, by its absolute path, whether pages may show it. It need not be there. */
export type Reach = (file: string) => boolean;

/**
 * What pages may show of a disk: what lies in some folders, whatever links lead there. Hidden files
 * are nobody's to see, and those of packages are imported by their names.
 *
 * @param folders absolute; need not be there
 */
export function createReach(folders: readonly string[]): Reach {
  const roots = folders.map(realPath);
  return (file) => {
    const real = realPath(file);
    return roots.some((root) => {
      const below = path.relative(root, real);
      const parts = below.split(path.sep);
      return !path.isAbsolute(below) && !parts.some(isClosed);
    });
  };
}

/** What leads out of a folder begins with a dot, too. */
function isClosed(part: string): boolean {
  return part.startsWith('.') || part === 'node_modules';
}

/**
 * Path without links, and in the letters that the disk has, of what need not be there yet.
 *
 * @param file absolute
 */
export function realPath(file: string): string {
  if (existsSync(file)) return realpathSync.native(file);
  const parent = path.dirname(file);
  return parent === file ? file : path.join(realPath(parent), path.basename(file));
}
