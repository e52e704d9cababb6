import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {listBelow} from '../../new/folder';
import type {Literal} from '../literals';
import type {Category, ImportedTree} from './entries';
import {readImported, type ImportedPage} from './pages';
import {importTree} from './tree';

/** The pages of a docs instance, and the tree that its sidebars make of them. */
export function readFolder(
  folder: string,
  root: string,
  sidebars: Literal | undefined,
): {pages: ImportedPage[]; tree: ImportedTree} {
  const files = filesBelow(folder);
  const text = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const isPart = (file: string) => /(?:^|\/)_/.test(file);
  const pages = files
    .filter((file) => /\.mdx?$/.test(file) && !isPart(file))
    .map((file) => readImported(file, text(file)));
  const categories = new Map<string, Category>();
  const torn: string[] = [];
  for (const file of files.filter((each) => CATEGORY.test(each))) {
    const read = readObject(text(file));
    if (read) categories.set(path.posix.dirname(file), read);
    else torn.push(`${file}: holds nothing that can be read, and is passed over`);
  }
  const tree = importTree(sidebars, {root, pages, categories});
  tree.lost.push(...torn);
  return {pages, tree};
}

const CATEGORY = /(?:^|\/)_category_\.(?:json|ya?ml)$/;

/** @returns `undefined` for what is torn, or no object */
export function readObject(text: string): object | undefined {
  try {
    const read = parse(text) as unknown;
    return typeof read === 'object' && read !== null ? read : undefined;
  } catch {
    return undefined;
  }
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return listBelow(folder).filter((file) => !file.includes('node_modules/'));
}
