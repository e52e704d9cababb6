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
  // Pages are read as their bytes, see `textOf`: so is what is put into them.
  const worn = JSON.parse(bytesOf(JSON.stringify(rules))) as readonly WornGroup[];
  for (const name of files) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(folder, name);
    const html = readFileSync(file, 'latin1');
    const dressed = dress(html, worn);
    if (dressed === html) continue;
    writeFileSync(`${file}.dressed`, Buffer.from(dressed, 'latin1'));
    renameSync(`${file}.dressed`, file);
  }
}

function bytesOf(text: string): string {
  return Buffer.from(text).toString('latin1');
}
