import {readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {dress} from './core/styles/dress';
import type {WornGroup} from '../library-sheets';

/**
 * Gives all pages below a folder the rules that they wear. Others may be reading them meanwhile: a
 * page is there as it was or as it is to be, never in part.
 *
 * @param folder where the pages have been written, absolute
 */
export function dressPages(folder: string, rules: readonly WornGroup[]): void {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  for (const name of files) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(folder, name);
    const html = readFileSync(file, 'utf8');
    const dressed = dress(html, rules);
    if (dressed === html) continue;
    writeFileSync(`${file}.dressed`, dressed);
    renameSync(`${file}.dressed`, file);
  }
}
