import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {docsOptions} from '../../plugins/site/core/docs';
import {expandSite} from '../../plugins/site/core/expand';
import {identitiesOf, siteModel} from '../../plugins/site/core/model';
import {DEFAULT_OPTIONS} from '../../plugins/site/options';

/** What is imported of the reader of pages, types left out. */
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*'[^']*\/page-reader(?:\/\w+)*'/g;
/** Of the reader, what writes elements, and what reads the disk: they ask nothing of a text. */
const NO_READERS = ['core/mdx.ts', 'files.ts'];
/** Folders whose files are looked at, and how many of their names say the room. */
const PLACES = [
  ['plugins', 2],
  ['scripts', 1],
] as const;
const CODE = /^(?!.*(?:__tests__|__fixtures__)).*\.tsx?$/;

/** A product with a word of its own in each field, by which it is known again. */
const PRODUCT = {
  id: 'id!',
  name: 'name!',
  description: 'description!',
  category: 'category!',
  logo: {light: 'logo!', dark: 'logo!'},
  accent: 'accent!',
  docs: 'docs!',
  routeRoots: ['/routeRoots!/'],
  pathnames: {a: 'pathnames!'},
  packages: ['packages!'],
  frame: 'frame!',
  editable: ['editable!'],
  entry: 'entry!',
  history: 'history!',
  versions: [
    {text: '1 versions!', current: true},
    {docs: 'versions.docs!', package: 'versions.package!', frame: 'versions.frame!'},
  ],
};

/** What is installed is of no account here. */
const DISK = {installed: () => undefined, repository: () => undefined, snapshots: () => []};

/**
 * The two ways as a text: who asks what is on a page, and what each plugin gets of a product.
 *
 * @param root the repository's folder
 * @returns ends with a line end
 */
export function drawRooms(root: string): string {
  return [
    "a page's text → page-reader",
    ...branches(readersOf(root)),
    '',
    "a product's entry → site",
    ...branches(sharesOf()),
    '',
  ].join('\n');
}

function branches(rooms: ReadonlyMap<string, Iterable<string>>) {
  const names = [...rooms.keys()].sort();
  const width = Math.max(...names.map(({length}) => length));
  return names.map((name, index) => {
    const sign = index === names.length - 1 ? '└─' : '├─';
    return `${sign} ${name.padEnd(width)}  ${[...(rooms.get(name) ?? [])].sort().join(', ')}`;
  });
}

/** @returns room → what it imports of the reader */
function readersOf(root: string): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  const others = NO_READERS.flatMap((file) => exportsOf(root, `plugins/page-reader/${file}`));
  for (const [folder, depth] of PLACES) {
    const files = readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'});
    for (const file of files.map((name) => `${folder}/${name}`).filter((name) => CODE.test(name))) {
      const found = importsIn(readFileSync(path.join(root, file), 'utf8'));
      const names = found.filter((name) => !others.includes(name));
      const room = file.split('/').slice(0, depth).join('/').replace('plugins/', '');
      if (names.length > 0) rooms.set(room, new Set([...(rooms.get(room) ?? []), ...names]));
    }
  }
  return rooms;
}

function exportsOf(root: string, file: string) {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(
    ([, name]) => name,
  );
}

function importsIn(text: string) {
  return [...text.matchAll(IMPORT)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/** @returns plugin → fields of a product that its options are made of */
function sharesOf(): Map<string, string[]> {
  const {model} = siteModel({...DEFAULT_OPTIONS, products: [PRODUCT]}, DISK, () => '');
  const {plugins} = expandSite(model.facts);
  const [docs] = docsOptions(model, {
    siteUrl: '',
    navigation: {},
    remark: [],
    rehype: [],
    isDated: true,
  });
  const identity = identitiesOf(model, '')[0];
  return new Map(
    [['product-identity', identity], ['navigation', docs], ...plugins]
      .map(([name, options]) => [String(name), fieldsIn(options)] as const)
      .filter(([, fields]) => fields.length > 0),
  );
}

function fieldsIn(options: unknown) {
  const fields = JSON.stringify(options).match(/[A-Za-z.]+(?=!)/g) ?? [];
  return [...new Set(fields)];
}
