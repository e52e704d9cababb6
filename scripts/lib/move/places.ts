import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {DefaultNumberPrefixParser} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import slug from '@docusaurus/plugin-content-docs/lib/slug.js';
import {withSlash} from '../../../plugins/_shared/site/addresses';
import {mappedSlug} from '../../../plugins/navigation/core/pathnames';
import {docsInstances} from '../../../plugins/site/core/instances';
import type {SiteFacts} from '../../../plugins/site/core/types';

/** Node itself takes the whole of a CommonJS module for its default. */
const getSlug = (slug as typeof slug & {default?: typeof slug}).default ?? slug;

/** A folder of pages, and what their addresses are made of. */
export interface DocsFolder {
  /** Relative to the site, with slashes. */
  folder: string;
  /** What its addresses begin with: `/ui/`. */
  root: string;
  pathnames: Readonly<Record<string, string>>;
  /** The same folder of other languages, be they there or not. */
  translations: string[];
}

/** All folders of pages of a site: of each product, each of its route roots and past versions. */
export function docsFolders({products}: SiteFacts, siteDir: string): DocsFolder[] {
  const i18n = path.join(siteDir, 'i18n');
  const locales = existsSync(i18n) ? readdirSync(i18n).sort() : [];
  return products
    .flatMap((product) => docsInstances({...product, source: undefined, shown: []}))
    .flatMap(({id, path: current, routeBasePath, pathnames, versions}) =>
      Object.keys(versions).map((version) => {
        const isCurrent = version === 'current';
        const name = isCurrent ? version : `version-${version}`;
        return {
          folder: path.posix.normalize(isCurrent ? current : `${id}_versioned_docs/${name}`),
          root: `/${routeBasePath}/${isCurrent ? '' : `${version}/`}`,
          pathnames,
          translations: locales.map(
            (locale) => `i18n/${locale}/docusaurus-plugin-content-docs-${id}/${name}`,
          ),
        };
      }),
    );
}

/** The folder of pages that a file or folder lies in, and its path below it. */
export function placeIn(file: string, folders: readonly DocsFolder[]) {
  const [found] = folders
    .flatMap((home) => [home.folder, ...home.translations].map((folder) => ({home, folder})))
    .filter(({folder}) => file.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length);
  return found && {home: found.home, below: file.slice(found.folder.length + 1)};
}

/**
 * The address of a page, as Docusaurus and the product's `pathnames` make it; with a slash at its end.
 *
 * @param below the page's path below its folder of pages
 * @param frontMatter `slug` and `id` count
 */
export function addressOf(
  below: string,
  {root, pathnames}: Pick<DocsFolder, 'root' | 'pathnames'>,
  {slug: written = mappedSlug(below, pathnames), id}: {slug?: string; id?: string} = {},
): string {
  const {dir, name} = path.posix.parse(below);
  const own = getSlug({
    baseID: id ?? DefaultNumberPrefixParser(name).filename,
    source: `@site/${below}`,
    sourceDirName: dir || '.',
    ...(written !== undefined && {frontMatterSlug: written}),
  });
  return withSlash(path.posix.join(root, own));
}
