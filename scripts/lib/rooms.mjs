import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {bundlePlugin} from './bundlePlugin.mjs';

const require = createRequire(import.meta.url);

/** What is imported of the reader of pages, and handed on by scripts, types left out. */
const IMPORT = /(?:import|export)\s*\{([^}]*)\}\s*from\s*'[^']*\/_shared\/page\/\w+'/g;
/** Folders whose files are looked at, and how many of their names say the room. */
const PLACES = /** @type {const} */ ([
  ['plugins', 2],
  ['scripts', 1],
]);
const CODE = /^(?!.*(?:__tests__|__fixtures__)).*\.(?:tsx?|mjs)$/;

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
 * @param {string} root the repository's folder
 * @returns {string} ends with a line end
 */
export function drawRooms(root) {
  return [
    "a page's text → _shared/page",
    ...branches(readersOf(root)),
    '',
    "a product's entry → site",
    ...branches(sharesOf()),
    '',
  ].join('\n');
}

/** @param {ReadonlyMap<string, Iterable<string>>} rooms */
function branches(rooms) {
  const names = [...rooms.keys()].sort();
  const width = Math.max(...names.map(({length}) => length));
  return names.map((name, index) => {
    const sign = index === names.length - 1 ? '└─' : '├─';
    return `${sign} ${name.padEnd(width)}  ${[...(rooms.get(name) ?? [])].sort().join(', ')}`;
  });
}

/**
 * @param {string} root
 * @returns {Map<string, Set<string>>} room → what it imports of the reader
 */
function readersOf(root) {
  /** @type {Map<string, Set<string>>} */
  const rooms = new Map();
  for (const [folder, depth] of PLACES) {
    const files = readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'});
    for (const file of files.map((name) => `${folder}/${name}`).filter((name) => CODE.test(name))) {
      const names = importsIn(readFileSync(path.join(root, file), 'utf8'));
      const room = file.split('/').slice(0, depth).join('/').replace('plugins/', '');
      if (names.length > 0) rooms.set(room, new Set([...(rooms.get(room) ?? []), ...names]));
    }
  }
  return rooms;
}

/** @param {string} text */
function importsIn(text) {
  return [...text.matchAll(IMPORT)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/** @returns {Map<string, string[]>} plugin → fields of a product that its options are made of */
function sharesOf() {
  const core = `
export {docsOptions} from './core/docs';
export {expandSite} from './core/expand';
export {identitiesOf, siteModel} from './core/model';
export {DEFAULT_OPTIONS} from './options';
`;
  /** @type {typeof import('../../plugins/site/core/expand') & typeof import('../../plugins/site/core/docs') & typeof import('../../plugins/site/core/model') & typeof import('../../plugins/site/options')} */
  const {docsOptions, expandSite, identitiesOf, siteModel, DEFAULT_OPTIONS} = require(
    bundlePlugin('site', 'site-rooms', core),
  );
  const {model} = siteModel({...DEFAULT_OPTIONS, products: [PRODUCT]}, DISK, () => '');
  const {plugins} = expandSite(model.facts);
  const [docs] = docsOptions(model, {siteUrl: '', navigation: {}, remark: [], isDated: true});
  const identity = identitiesOf(model, '')[0];
  return new Map(
    [['product-identity', identity], ['navigation', docs], ...plugins]
      .map(([name, options]) => /** @type {const} */ ([String(name), fieldsIn(options)]))
      .filter(([, fields]) => fields.length > 0),
  );
}

/** @param {unknown} options */
function fieldsIn(options) {
  const fields = JSON.stringify(options).match(/[A-Za-z.]+(?=!)/g) ?? [];
  return [...new Set(fields)];
}
