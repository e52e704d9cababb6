import {spawnSync} from 'node:child_process';
import {appendFileSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../scripts/lib/setup';
import {setAside} from '../build/aside';
import type {Page} from '../build/corpus';
import {makeSite} from '../build/sites';

const BENCH = path.join(ROOT, 'bench');
/** Git-ignored, and not below node_modules, whose files the loaders skip. */
const WORK_DIR = path.join(ROOT, '.cache/bench');

/** Builds a site of Docusaurus in the folder that it is given. */
const DOCUSAURUS = {
  docs: 'docs',
  out: 'build',
  ending: '/' as const,
  left: ['.docusaurus', 'node_modules/.cache'],
  build: [path.join(BENCH, 'build/child.mjs'), '.'],
};

/** What a generator is laid out, built and read by. */
interface Peer {
  /** Folder of its configuration below `bench/`; without one, bench/build lays the site out. */
  from?: string;
  /** Where its pages go, below the site. */
  docs: string;
  /** Where the built site is, below the site. */
  out: string;
  /** How addresses of pages begin and end. */
  root?: string;
  ending: '/' | '.html';
  /** What builds leave behind beside the built site. */
  left: readonly string[];
  /** What node is given to build it. */
  build: readonly string[];
}

export const PEERS = {
  stock: DOCUSAURUS,
  // As `vitrine new` has it: the product's pages stand below its id.
  vitrine: {...DOCUSAURUS, root: '/docs/'},
  starlight: {
    from: 'search/starlight',
    docs: 'src/content/docs',
    out: 'dist',
    ending: '/',
    left: ['.astro', 'node_modules/.astro', 'node_modules/.cache', 'node_modules/.vite'],
    build: ['node_modules/astro/astro.js', 'build'],
  },
  vitepress: {
    from: 'peers/vitepress',
    docs: 'docs',
    out: '.vitepress/dist',
    ending: '.html',
    left: ['.vitepress/cache', '.vitepress/.temp', 'node_modules/.cache'],
    build: ['node_modules/vitepress/bin/vitepress.js', 'build'],
  },
  rspress: {
    from: 'peers/rspress',
    docs: 'docs',
    out: 'doc_build',
    ending: '.html',
    left: ['node_modules/.cache', 'node_modules/.rspress', 'node_modules/.rsbuild'],
    build: ['node_modules/@rspress/core/bin/rspress.js', 'build'],
  },
} satisfies Record<string, Peer>;

export type PeerName = keyof typeof PEERS;

export const PEER_NAMES = Object.keys(PEERS) as PeerName[];

/** A site that has been laid out. */
export interface Site {
  name: PeerName;
  folder: string;
  peer: Peer;
  /** The page that is read and edited: the one in the middle. */
  page: Page;
}

/**
 * Lays out a site of generated pages, anew. What npm has installed for it stays from one run to
 * the next.
 *
 * @throws Error with the output of npm, when it fails
 */
export function layOut(name: PeerName, pages: Page[]): Site {
  const site = findSite(name, pages);
  const {folder, peer} = site;
  if (name === 'stock' || name === 'vitrine') return {...site, folder: makeSite(name, pages)};
  clear(site);
  rmSync(path.join(folder, peer.docs), {recursive: true, force: true});
  cpSync(path.join(BENCH, peer.from ?? name), folder, {recursive: true});
  install(folder);
  for (const {file, text} of pages) {
    const target = path.join(folder, peer.docs, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
  return site;
}

/** A site as an earlier run has left it. */
export function findSite(name: PeerName, pages: readonly Page[]): Site {
  const page = pages[Math.floor(pages.length / 2)] ?? {file: 'index.md', text: ''};
  const folder = path.join(WORK_DIR, `${name}-${pages.length - 1}`);
  return {name, folder, peer: PEERS[name], page};
}

/** Makes the next build of a site a cold one. */
export function clear({folder, peer}: Site): void {
  for (const name of [peer.out, ...peer.left, 'tmp']) setAside(path.join(folder, name));
}

/** One more sentence on the page in the middle, a new one in each round. */
export function edit({folder, peer, page}: Site, round: number): void {
  appendFileSync(path.join(folder, peer.docs, page.file), `\nThis is edit ${round}.\n`);
}

/** With what a template asks for; npm finds in its cache what another size has brought. */
function install(folder: string) {
  if (existsSync(path.join(folder, 'node_modules'))) return;
  const {status, stdout, stderr} = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm install in ${folder} failed.\n${stdout}${stderr}`);
}

/** Address of the page of a site that is read. */
export function addressOf({page, peer}: Site): string {
  return `${peer.root ?? '/'}${page.file.replace(/\.md$/, '')}${peer.ending}`;
}
