import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {ErrorParts} from '../_shared/text/errors';
import {packageFolder} from '../_shared/node/packages';
import {ONE_REACT} from './core/peers';

/** What a copy of React gives its renderer: others read it, React alone writes it. */
const OWNED = /\b__(?:CLIENT_INTERNALS|SECRET_INTERNALS)_DO_NOT_USE\w*\s*[:=](?!=)/;

const VERSION = /\bversion\s*[:=]\s*["'](\d+\.\d+\.\d+[^"']*)["']/;

/** No copy is smaller: bytes. */
const SMALLEST = 5000;

/** A library that has more files before its own code has brought nobody's. */
const MOST_FILES = 40;

interface Entries {
  version?: string;
  main?: string;
  module?: string;
  exports?: unknown;
}

/**
 * Tells of a copy of React in what a library ships: its hooks know nothing of the page's React. No
 * fault: what uses no hook works.
 *
 * @param siteDir node_modules is looked for from there upwards
 * @param name npm name of the library
 * @returns one notice, or none
 */
export function inlinedReact(siteDir: string, name: string): ErrorParts[] {
  const folder = packageFolder(siteDir, name);
  if (folder === undefined) return [];
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Entries;
  const files = new Set(entriesOf(manifest).map((file) => path.join(folder, file)));
  for (const file of files) {
    const text = textOf(file);
    const found = text.length < SMALLEST ? null : OWNED.exec(text);
    if (found) return [noticeOf(name, manifest, path.relative(folder, file), text, found.index)];
    for (const next of importedBy(file, text)) if (files.size < MOST_FILES) files.add(next);
  }
  return [];
}

function noticeOf(
  name: string,
  {version}: Entries,
  file: string,
  text: string,
  index: number,
): ErrorParts {
  const [, react] = VERSION.exec(text.slice(index)) ?? [];
  const line = text.slice(0, index).split('\n').length;
  return {
    where: `node_modules/${name}/${file.split(path.sep).join('/')}:${line}`,
    what: `${name} ${version ?? ''} has a copy of React${react === undefined ? '' : ` ${react}`} in it, whose hooks know nothing of the site's React`,
    fix: ONE_REACT,
  };
}

/** The files that a package is entered by, whatever for. */
function entriesOf({main = 'index.js', module, exports}: Entries): string[] {
  const listed = Object(exports) as Record<string, unknown>;
  const root = typeof exports === 'object' && '.' in listed ? listed['.'] : exports;
  return [...stringsIn(root), ...(module === undefined ? [] : [module]), main].filter((file) =>
    /\.[cm]?js$/.test(file),
  );
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function textOf(file: string): string {
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : '';
}

const RELATIVE = /(?:\bfrom|\bimport|\brequire\()\s*["'](\.{1,2}\/[^"'\n]+)["']/g;

function importedBy(file: string, text: string): string[] {
  return [...text.matchAll(RELATIVE)].flatMap(([, asked = '']) => {
    const target = path.resolve(path.dirname(file), asked);
    const found = [target, `${target}.js`, `${target}.mjs`, `${target}/index.js`];
    return found.find((each) => /\.[cm]?js$/.test(each) && existsSync(each)) ?? [];
  });
}
