import {readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {dress} from './core/styles/dress';
import {LATE_SHEET} from './core/styles/lateSheet';
import {withoutQuotes, withSmallerCode, type Smaller} from './core/styles/smaller';
import type {WornGroup} from '../library-sheets';

/**
 * Gives all pages below a folder the rules that they wear, and makes their own code smaller. Others
 * may be reading them meanwhile: a page is there as it was or as it is to be, never in part.
 *
 * @param folder where the pages have been written, absolute
 */
export function dressPages(folder: string, rules: readonly WornGroup[]): void {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  // Pages are read as their bytes, see `textOf`: so is what is put into them.
  const worn = JSON.parse(bytesOf(JSON.stringify(rules))) as readonly WornGroup[];
  const smaller = createSmaller();
  for (const name of files) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(folder, name);
    const html = readFileSync(file, 'latin1');
    // What was copied from a static folder stays as somebody wrote it.
    if (!html.includes(` ${LATE_SHEET}`)) continue;
    const dressed = dress(withSmallerCode(withoutQuotes(html), smaller), worn);
    if (dressed === html) continue;
    writeFileSync(`${file}.dressed`, Buffer.from(dressed, 'latin1'));
    renameSync(`${file}.dressed`, file);
  }
}

function bytesOf(text: string): string {
  return Buffer.from(text).toString('latin1');
}

/** What Docusaurus makes whole pages smaller by, and brings. */
interface Minifier {
  minifySync(html: Buffer, options: object): {code: string; errors?: unknown[]};
}

function loadMinifier(): Minifier {
  const faster = require.resolve('@docusaurus/faster');
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- of the packages of another one
  return require(require.resolve('@swc/html', {paths: [faster]})) as Minifier;
}

/** What comes of a page that is nothing but one piece of code. */
const PIECE = /<(style|script)>([^]*)<\/\1>/;

/** Each text once: most of them stand in many pages. */
function createSmaller(): Smaller {
  const known = new Map<string, string>();
  const minifier = loadMinifier();
  return (tag, code) => {
    const page = `<${tag}>${code}</${tag}>`;
    const smaller = known.get(page) ?? smallerCode(page, minifier) ?? code;
    known.set(page, smaller);
    return smaller;
  };
}

/** @returns `undefined` where a browser would not read it either */
function smallerCode(page: string, {minifySync}: Minifier): string | undefined {
  const options = {minifyCss: true, minifyJs: true, removeComments: false};
  const {code, errors} = minifySync(Buffer.from(`<!doctype html>${page}`, 'latin1'), options);
  return errors?.length ? undefined : PIECE.exec(bytesOf(code))?.[2];
}
