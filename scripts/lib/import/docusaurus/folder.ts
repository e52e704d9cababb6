import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createMatcher} from '@docusaurus/utils';
import {parse} from 'yaml';
import {listBelow} from '../../new/folder';
import {objectOf, type Literal} from '../literals';
import {readNear} from '../modules';
import type {Instance, SourceSite} from './config';
import type {Category, ImportedTree} from './entries';
import {readImported, type ImportedPage} from './pages';
import {importTree} from './tree';

/** @returns `undefined` where the tree is that of the folders */
export function sidebarsOf(
  source: string,
  {sidebarPath}: Instance,
  site: SourceSite,
): Literal | undefined {
  if (sidebarPath === undefined) return undefined;
  const sidebars = readNear(path.join(source, sidebarPath));
  if (Object.keys(objectOf(sidebars)).length === 0) {
    site.lost.push(
      `${sidebarPath}: holds no sidebars that can be read without running it: the tree is that of the folders; order it in sidebars.ts`,
    );
  }
  return sidebars;
}

/** The pages of a folder, and the tree that sidebars make of them. */
export function readFolder(
  folder: string,
  {hasNumbers, exclude}: Instance,
  root: string,
  sidebars: Literal | undefined,
): {pages: ImportedPage[]; tree: ImportedTree} {
  const files = filesBelow(folder);
  const text = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const isLeft = createMatcher(['**/_*', '**/_*/**', ...exclude]);
  const pages = files
    .filter((file) => /\.mdx?$/.test(file) && !isLeft(file))
    .map((file) => readImported(file, text(file), hasNumbers));
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
