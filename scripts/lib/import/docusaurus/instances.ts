import path from 'node:path';
import {Code, isData, objectOf, stringOf, type Literal} from '../literals';
import type {Instance, SourceSite} from './config';
import {listOf, lose} from './lost';

/** Docusaurus' list of plugins: names, and names with options. */
export function readNamed(entry: Literal): [name: Literal, options: Record<string, Literal>] {
  if (!Array.isArray(entry)) return [entry, {}];
  return [entry[0] ?? '', objectOf(entry[1])];
}

/** Whether a name is that of one of Docusaurus' own, in any of the ways in which it may be written. */
export function isOf(name: Literal, kind: 'plugin' | 'preset' | 'theme', own: string): boolean {
  const ways = [own, `@docusaurus/${own}`, `@docusaurus/${kind}-${own}`];
  const loaded = name instanceof Code ? /^require\(['"](.+)['"]\)$/.exec(name.text)?.[1] : name;
  return typeof loaded === 'string' && ways.includes(loaded);
}

/** What says where pages are, and has its own place here. */
const OF_PLACE = 'id path routeBasePath sidebarPath editUrl exclude showLastUpdateTime'.split(' ');
/** What all docs have alike. */
const OF_ALL =
  'admonitions breadcrumbs editCurrentVersion editLocalizedFiles include numberPrefixParser onInlineTags showLastUpdateAuthor sidebarCollapsed sidebarCollapsible'.split(
    ' ',
  );

const FIXES: Readonly<Record<string, string>> = {
  versions: "say it in the product's `versions`",
  sidebarItemsGenerator: 'order the tree in sidebars.ts',
  sidebarPath: 'the tree is that of the folders; order it in sidebars.ts',
};

/** Reads the options of a docs instance. */
export function instanceOf(
  id: string,
  docs: Record<string, Literal>,
  site: SourceSite,
  file: string,
): Instance {
  for (const [name, value] of Object.entries(docs)) {
    if (OF_ALL.includes(name) && isData(value)) site.docs[name] = value;
    else if (name === 'lastVersion' && value === 'current') continue;
    else if (!OF_PLACE.includes(name) || value instanceof Code) {
      const fix = FIXES[name] ?? 'write it by hand into `docs`, beside the products';
      lose(site, file, `docs.${name}`, value, fix);
    }
  }
  const own = path.posix.normalize(stringOf(docs.path) ?? 'docs').replace(/\/$/, '');
  const above = /^(?:\.\.(?:\/|$))*\/*/.exec(own)?.[0] ?? '';
  // The new site holds all of its own.
  const folder = own.slice(above.length) || 'docs';
  return {
    id,
    path: own,
    folder,
    routeBasePath: (stringOf(docs.routeBasePath) ?? 'docs').replace(/^\/+|\/+$/g, ''),
    sidebarPath: stringOf(docs.sidebarPath),
    editUrl: editUrlOf(stringOf(docs.editUrl), above),
    exclude: listOf(docs.exclude).filter((one) => typeof one === 'string'),
    hasNumbers: docs.numberPrefixParser !== false,
  };
}

/** Where pages are edited, with that on top which leads out of the site. */
function editUrlOf(url: string | undefined, above: string): string | undefined {
  if (url === undefined || above === '' || !URL.canParse(url)) return url;
  return new URL(above, url.replace(/\/?$/, '/')).href;
}

/** Numbers before names are read alike for all products: what that changes is told. */
export function shareNumbers(site: SourceSite, file: string): void {
  const hasNumbers = site.docs.numberPrefixParser !== false;
  for (const instance of site.instances) {
    if (instance.hasNumbers !== hasNumbers) {
      site.lost.push(
        `${file}: docs.numberPrefixParser holds for all products here: addresses of ${instance.folder} keep their numbers; rename the files`,
      );
    }
    instance.hasNumbers = hasNumbers;
  }
}
