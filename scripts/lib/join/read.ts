import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {hashOf} from '../../../plugins/_shared/node/cache';
import type {ErrorParts} from '../../../plugins/_shared/text/errors';
import {PART_FOLDER} from '../../../plugins/_shared/node/part';
import type {Facts, Part} from './facts';

/** As many letters as tell millions of files apart. */
const LETTERS = 16;

/** @returns the part in a folder, or why there is none that could be joined */
export function readPart(folder: string): Part | ErrorParts[] {
  const kept = path.join(folder, PART_FOLDER);
  if (!existsSync(path.join(kept, 'product-identity.json'))) {
    return [
      {
        where: folder,
        what: existsSync(folder) ? 'is no part of a site' : 'is no folder',
        fix: `PRODUCTS=… vitrine build --part --out-dir ${folder}`,
      },
    ];
  }
  const faults: ErrorParts[] = [];
  const facts = Object.fromEntries(
    readdirSync(kept)
      .filter((name) => name.endsWith('.json'))
      .map((name) => {
        const read = readObject(path.join(kept, name));
        if (read === undefined) faults.push(tornFault(`${folder}: ${PART_FOLDER}/${name}`));
        return [path.basename(name, '.json'), read];
      }),
  ) as unknown as Facts;
  const {files, links} = filesOf(folder);
  faults.push(...links.map((link) => linkFault(`${folder}: ${link}`)));
  return faults.length > 0 ? faults : {name: folder, facts, files};
}

/** @returns `undefined` for what no build has written */
function readObject(file: string): object | undefined {
  try {
    const read = JSON.parse(readFileSync(file, 'utf8')) as unknown;
    return typeof read === 'object' && read !== null ? read : undefined;
  } catch {
    return undefined;
  }
}

function tornFault(where: string): ErrorParts {
  return {where, what: 'is torn', fix: 'copy the part again, or build it again'};
}

function linkFault(where: string): ErrorParts {
  return {
    where,
    what: 'is a link, which no build makes: what it leads to would be published',
    fix: 'delete it, or put the file in its place before the part is built',
  };
}

/** Hashes of the files in an order that no file system decides, and the links, which are not followed. */
function filesOf(folder: string): {files: Map<string, string>; links: string[]} {
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true})
    .map((entry) => ({entry, at: path.relative(folder, path.join(entry.parentPath, entry.name))}))
    .sort((a, b) => (a.at < b.at ? -1 : 1));
  const toPath = ({at}: {at: string}) => at.replaceAll(path.sep, '/');
  const files = entries
    .filter(({entry}) => entry.isFile())
    .map((one): [string, string] => [
      toPath(one),
      hashOf(readFileSync(path.join(folder, one.at)), LETTERS),
    ]);
  const links = entries.filter(({entry}) => entry.isSymbolicLink()).map(toPath);
  return {files: new Map(files), links};
}
