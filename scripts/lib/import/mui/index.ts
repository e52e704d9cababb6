import {cpSync, existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listBelow, makeAside, writeInto} from '../../new/folder';
import {findOwn} from '../../new/own';
import {framePackages} from '../../new/ready';
import {siteManifest} from '../../new/siteFiles';
import {ownSpec, versionIn} from '../../new/specs';
import type {Imported, Wish} from '../docusaurus';
import {readExport} from '../modules';
import {readFolder} from './pages';
import {findPathnames} from './pathnames';
import {writtenFiles} from './site';
import type {MuiProduct} from './site';
import {pageAddresses, pruned, readTree, withoutOthers} from './tree';

/** What is part of the former generator, or is made anew. */
const LEFT = /(?:^|\/)(?:node_modules|pages\.[jt]sx?$|pagesApi\.[jt]sx?$)/;
const TREE = 'pages.ts';

/** The library whose ready frame surrounds the demos. */
const FRAMED = '@mui/material';

/** Packages that are released together; what npm calls their latest does not go with the others. */
const TOGETHER =
  /^@mui\/(?:icons-material|lab|material|styled-engine|stylis-plugin-rtl|system|utils)$/;

/** The release that trees in this dialect are written for, and that all of them have. */
function releaseOf(name: string): string | undefined {
  // The last one that is made of the same system; its latest is a snapshot that takes no React of today.
  if (name === '@mui/joy') return '5.0.0-beta.49';
  return TOGETHER.test(name) ? '^7.0.0' : undefined;
}

/**
 * Makes a site of a tree in the reference library's dialect, aside, so that nothing is left of one
 * that fails: a folder with a `pages.ts`, or one that has such folders in it or in its `data`. Pages
 * and demos are copied as they are; nothing of the source is run.
 *
 * @throws Error where the folder is taken, or the source has no pages
 */
export async function importMui({source, target, vitrine, isDry}: Wish): Promise<Imported> {
  const read = foldersIn(source).map((folder) => readProduct(source, folder));
  const roots = read.map(({root}) => root);
  const products = read.map((product) => withinRoots(withHolders(product, read), roots));
  if (products.every(({pages}) => pages === 0)) {
    throw new Error(
      `${source} has no pages. Fix: name the folder that holds pages.ts and the pages.`,
    );
  }
  const hasStatic = existsSync(path.join(source, 'public/static'));
  const copies: [string, string][] = [
    ...products.map(({folder, id}): [string, string] => [folder, `docs/${id}`]),
    ...(hasStatic ? [['public/static', 'static/static'] as [string, string]] : []),
  ];
  return makeAside(target, async (folder) => {
    const files = new Map([
      ...(await writtenFiles(products)),
      ['package.json', manifestText(target, folder, vitrine, products)] as const,
    ]);
    if (!isDry) {
      for (const [from, to] of copies) copyTree(path.join(source, from), path.join(folder, to));
      writeInto(folder, files);
    }
    const pages = products.reduce((count, product) => count + product.pages, 0);
    const lost = products.flatMap((product) => product.lost);
    return {isKept: !isDry, files: [...files.keys()].sort(), copies, pages, lost};
  });
}

/** With the packages whose components its pages name, as far as no other product is about them. */
function withHolders(product: MuiProduct, all: readonly MuiProduct[]): MuiProduct {
  const others = all.flatMap(({packages}) => packages.slice(0, 1));
  const held = product.holders.filter((name) => !others.includes(name));
  return {...product, packages: [...new Set([...product.packages, ...held])]};
}

function withinRoots(product: MuiProduct, roots: readonly string[]): MuiProduct {
  const others: string[] = [];
  const entries = withoutOthers(product.entries, roots, others);
  const file = path.posix.join(product.folder, TREE);
  const fix = 'write its whole address, https://…, into sidebars.ts';
  const lost = others.map((each) => `${file}: ${each} is of a product that is not here; ${fix}`);
  return {...product, entries, lost: [...product.lost, ...lost]};
}

/** Folders of products below the source; the source itself where it is one. */
function foldersIn(source: string): string[] {
  if (existsSync(path.join(source, TREE))) return ['.'];
  const found = ['.', 'data', 'docs/data'].flatMap((above) => {
    const folder = path.join(source, above);
    const names = existsSync(folder) ? readdirSync(folder).sort() : [];
    return names.map((name) => path.posix.join(above, name));
  });
  const products = found.filter((each) => existsSync(path.join(source, each, TREE)));
  return products.length > 0 ? products : ['.'];
}

function readProduct(source: string, folder: string): MuiProduct {
  const absolute = path.join(source, folder);
  const files = filesBelow(absolute);
  const read = (file: string) => readFileSync(path.join(absolute, file), 'utf8');
  const facts = readFolder(path.basename(absolute), files, read);
  const file = path.posix.join(folder, TREE);
  const tree = files.includes(TREE)
    ? readTree(readExport(read(TREE), TREE), file)
    : {entries: [], lost: []};
  const id = idOf(tree.entries[0]?.pathname, path.basename(absolute));
  const root = `/${id}/`;
  const addresses = pageAddresses(tree.entries, root);
  const known = routedPages(source, folder, id);
  const pages = facts.pages.map((page) => ({...page, address: known.get(page.file)}));
  const {pathnames, unanswered} = findPathnames(addresses, pages);
  return {
    id,
    folder,
    root,
    pages: facts.pages.length,
    packages: facts.packages,
    holders: facts.holders,
    imported: facts.imported,
    entries: pruned(tree.entries, root, new Set(unanswered)),
    pathnames,
    lost: [
      ...tree.lost,
      ...unanswered.map((address) => `${file}: no page was found for ${root}${address}/`),
      ...facts.lost.map((one) => path.posix.join(folder, one)),
    ],
  };
}

/** A route's module, which imports the page that it shows. */
const SHOWN = /data\/([^'"?]+\.mdx?)/;

/**
 * Where the former site has the pages of a product, by the modules of its routes, where they are
 * there: `pages/material-ui/react-button.js`, in the source or above it.
 *
 * @returns file below the product's folder → address below its root
 */
function routedPages(source: string, folder: string, id: string): Map<string, string> {
  const absolute = path.resolve(source, folder);
  const routes = ['.', '..', '../..']
    .map((above) => path.join(absolute, above, 'pages', id))
    .find((each) => existsSync(each));
  const found = new Map<string, string>();
  for (const file of routes === undefined ? [] : filesBelow(routes)) {
    const shown = SHOWN.exec(readFileSync(path.join(routes ?? '', file), 'utf8'))?.[1] ?? '';
    const own = `${path.basename(absolute)}/`;
    if (!shown.startsWith(own)) continue;
    const route = file.replace(/\.[jt]sx?$/, '').replace(/(?:^|\/)\[docsTab\]/, '');
    found.set(shown.slice(own.length), route.replace(/(?:^|\/)index$/, ''));
  }
  return found;
}

/** What all addresses of a tree begin with. */
function idOf(pathname: string | undefined, folder: string): string {
  const first = /^\/([a-z][a-z\d-]*)(?:\/|$)/.exec(pathname ?? '')?.[1];
  const own = folder
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^[\d-]+|-+$/g, '');
  return first ?? (own || 'library');
}

function filesBelow(folder: string): string[] {
  return listBelow(folder).filter((file) => !file.includes('node_modules/'));
}

function copyTree(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    filter: (name) => !LEFT.test(path.relative(from, name).split(path.sep).join('/')),
  });
}

function manifestText(
  target: string,
  folder: string,
  given: Wish['vitrine'],
  products: readonly MuiProduct[],
): string {
  const {manifest: own, holder} = findOwn();
  const spec = given ?? ownSpec(own.name, own.version, holder);
  const manifest = siteManifest(path.basename(target), own, versionIn(folder, spec) ?? 'latest');
  const asked = products.flatMap(({packages, imported}) => [...packages, ...imported]);
  const ready = asked.some((name) => name.startsWith('@mui/')) ? framePackages(FRAMED) : [];
  const all = {
    ...Object.fromEntries(ready),
    ...Object.fromEntries(asked.map((name) => [name, 'latest'])),
  };
  const named = Object.keys(all)
    .sort()
    .map((name) => [name, releaseOf(name) ?? all[name]]);
  const dependencies = {...Object.fromEntries(named), ...manifest.dependencies};
  return `${JSON.stringify({...manifest, dependencies}, undefined, 2)}\n`;
}
