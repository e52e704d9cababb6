import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {hashOf} from '../../../plugins/_shared/node/cache';
import type {ErrorParts} from '../../../plugins/_shared/text/errors';
import {PART_FOLDER} from '../../../plugins/_shared/node/part';
import type {Facts, Part} from './facts';

/** As many letters as tell millions of files apart. */
const LETTERS = 16;

/** @returns the part in a folder, or why there is none */
export function readPart(folder: string): Part | ErrorParts {
  const kept = path.join(folder, PART_FOLDER);
  if (!existsSync(path.join(kept, 'product-identity.json'))) {
    return {
      where: folder,
      what: existsSync(folder) ? 'is no part of a site' : 'is no folder',
      fix: `PRODUCTS=… vitrine build --part --out-dir ${folder}`,
    };
  }
  const entries = readdirSync(kept)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [
      path.basename(name, '.json'),
      JSON.parse(readFileSync(path.join(kept, name), 'utf8')) as unknown,
    ]);
  return {name: folder, facts: Object.fromEntries(entries) as Facts, files: hashesOf(folder)};
}

/** In an order that no file system decides. */
function hashesOf(folder: string): Map<string, string> {
  const all = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const files = all.filter((file) => statSync(path.join(folder, file)).isFile()).sort();
  return new Map(
    files.map((file) => [
      file.replaceAll(path.sep, '/'),
      hashOf(readFileSync(path.join(folder, file)), LETTERS),
    ]),
  );
}
