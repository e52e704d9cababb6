import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {DemoFiles} from '../page/types';
import type {Reach} from './reach';

/** Takes a file that a page was made of, so that the page is made anew when it changes. */
export type Watch = (file: string) => void;

/** What the demos of a folder may see of the disk. */
export interface Sight {
  /** The site's folder. */
  siteDir: string;
  /** Which files they may show. */
  reach: Reach;
  /** Default: nobody is told of their files. */
  watch?: Watch | undefined;
}

/** The disk as the demos of a folder see it. */
export function filesIn(folder: string, {siteDir, reach, watch}: Sight): DemoFiles {
  const reaches = (file: string) => reach(path.join(folder, file));
  return {
    reaches,
    site: path.relative(folder, siteDir).replaceAll(path.sep, '/'),
    read(file) {
      const absolute = path.join(folder, file);
      if (!reaches(file)) return undefined;
      // One that is not there too: it may come.
      watch?.(absolute);
      if (!isFile(absolute)) return undefined;
      return readFileSync(absolute, 'utf8');
    },
    list: (below) => (reaches(below) ? namesIn(path.join(folder, below)).sort() : []),
  };
}

/**
 * A translated page may have demos of its own, with texts in its language; all others are there.
 *
 * @param inSite gives a file's path relative to the site
 */
export function filesOfBoth(
  folder: string,
  original: string,
  inSite: (file: string) => string,
  sight: Sight,
): DemoFiles {
  const [own, others] = [filesIn(folder, sight), filesIn(original, sight)];
  return {
    reaches: (file) => own.reaches(file) && others.reaches(file),
    site: own.site,
    read: (file) => own.read(file) ?? others.read(file),
    list: (below) => [...new Set([...own.list(below), ...others.list(below)])],
    moduleOf: (file) =>
      own.read(file) === undefined ? `@site/${inSite(path.join(original, file))}` : undefined,
  };
}

/** Whether there is a file, not a folder. */
export function isFile(file: string): boolean {
  return statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
}

/** What a folder holds; nothing where there is none. */
export function namesIn(folder: string): string[] {
  return statSync(folder, {throwIfNoEntry: false})?.isDirectory() ? readdirSync(folder) : [];
}
