import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {formatOf} from '../../../plugins/page-reader/core/parse';
import {readPage} from '../../../plugins/page-reader/core/readPage';
import {isFolderIndex} from '../../../plugins/navigation/core/paths';
import {mappedSlug} from '../../../plugins/navigation/core/pathnames';
import {docsInstances} from '../../../plugins/site/core/instances';
import type {FullProduct} from '../../../plugins/site/core/types';
import {pagesIn} from '../siteOptions';
import type {AddressedPage} from './links';
import {fieldsOf} from './style';

/** Pages of one docs folder, which are about the same packages. */
export interface Section {
  product: FullProduct;
  pages: AddressedPage[];
}

/**
 * The pages of a site's products and of their past versions, with their addresses.
 *
 * @param siteDir absolute
 */
export function sectionsOf(siteDir: string, products: readonly FullProduct[]): Section[] {
  return products.flatMap((product) =>
    docsInstances({...product, source: undefined, shown: []}).flatMap((instance, index) => {
      const versions = `${product.id}_versioned_docs`;
      const past = index === 0 ? foldersIn(path.join(siteDir, versions)) : [];
      const folders = [
        {folder: instance.path, root: `/${instance.routeBasePath}`},
        ...past.map((name) => ({
          folder: `${versions}/${name}`,
          root: `/${instance.routeBasePath}/${name.replace(/^version-/, '')}`,
        })),
      ];
      return folders.map(({folder, root}) => ({
        product,
        pages: pagesIn(siteDir, folder)
          .filter((file) => !/\/_|\/README\.md$/.test(file))
          .map((file) => readAt(siteDir, file, {folder, root, pathnames: instance.pathnames})),
      }));
    }),
  );
}

interface DocsFolder {
  folder: string;
  /** Without a slash at its end. */
  root: string;
  pathnames: Readonly<Record<string, string>>;
}

function readAt(
  siteDir: string,
  file: string,
  {folder, root, pathnames}: DocsFolder,
): AddressedPage {
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  const contents = readPage(text, formatOf(file));
  const below = file.slice(folder.length + 1);
  const {slug} = fieldsOf(contents);
  const own = typeof slug === 'string' ? slug : (mappedSlug(below, pathnames) ?? ownSlug(below));
  return {file, text, contents, address: `${root}/${own}/`.replaceAll(/\/{2,}/g, '/')};
}

/** The address that Docusaurus gives a file: a folder's own page has that of the folder. */
function ownSlug(file: string): string {
  const folder = path.posix.dirname(file);
  const isIndex = isFolderIndex({source: file, sourceDirName: folder});
  return isIndex ? (folder === '.' ? '' : folder) : file.replace(/\.mdx?$/, '');
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, {withFileTypes: true});
  return entries.filter((entry) => entry.isDirectory()).map(({name}) => name);
}
