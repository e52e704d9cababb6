import {spawnSync} from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import {realPath} from '../../plugins/page-reader/files';

/** What a site is made from, by the first part of its path inside the site. */
const SOURCES =
  /^(?:\.git|\.docusaurus|docs|i18n|node_modules|plugins|src|static|.+_versioned_(?:docs|sidebars))$/i;

/** A page of every build says what made it. The one of a missing address is always there. */
const PAGES = ['404.html', 'index.html'];
const GENERATOR = /<meta\b[^>]*\bgenerator\b[^>]*\bDocusaurus\b/;

/** What no build makes, though it stands beside built pages: in a branch of them that is published. */
const HISTORIES: ReadonlySet<string> = new Set(['.git', '.hg', '.svn']);

/** Stands in a folder that builds work in, and tells it from anybody else's. */
export const WORK_MARK = '.vitrine-work';

/** The folders that a build writes. */
interface Folders {
  /** The finished site. */
  outDir: string;
  /** Where it is made, until it is whole; holds {@link WORK_MARK}. */
  work: string;
  /** The finished site of before, while the two change places. */
  last: string;
  /** Lock of whoever writes them: sites that differ may be told to write to one place. */
  lock: string;
}

/** @param written absolute; a link to where the site is stays, and what it leads to is replaced */
export function foldersOf(written: string): Folders {
  const outDir = behindLinks(written);
  return {outDir, work: `${outDir}.next`, last: `${outDir}.last`, lock: `${outDir}.lock`};
}

/** The most links that the system follows, too. */
const MOST_LINKS = 40;

/** Where a path leads, whether anything is there or not. */
function behindLinks(file: string, left = MOST_LINKS): string {
  const isLink = lstatSync(file, {throwIfNoEntry: false})?.isSymbolicLink();
  if (!isLink || left === 0) return file;
  return behindLinks(path.resolve(path.dirname(file), readlinkSync(file)), left - 1);
}

/** Puts the last good site back that a build has left aside which was killed while it swapped. */
export function mendSwap({outDir, last}: Folders): void {
  if (!existsSync(outDir) && existsSync(last)) renameSync(last, outDir);
}

/** Takes away what a build has left that was killed, and puts the last good site back. */
export function clearAside(folders: Folders): void {
  mendSwap(folders);
  for (const folder of [folders.last, folders.work]) rmSync(folder, {recursive: true, force: true});
}

/** Number of the system call `renameat2` by processor, and its flag that exchanges two names. */
const RENAMEAT2: Readonly<Record<string, number>> = {x64: 316, arm64: 276};
const EXCHANGE = 'exit(syscall($ARGV[0], -100, $ARGV[1], -100, $ARGV[2], 2) ? 1 : 0)';

/**
 * Puts a finished site in its place. Linux exchanges two folders at once, which node cannot ask for;
 * elsewhere there is a moment in which the last one is aside, see {@link siteAt}.
 *
 * @param site absolute; the new one, beside which the last one may be left
 * @param swap exchanges two folders at once, and says whether it could
 */
export function publish(site: string, {outDir, last}: Folders, swap = exchange): void {
  if (existsSync(outDir) && swap(site, outDir)) return;
  rmSync(last, {recursive: true, force: true});
  if (existsSync(outDir)) renameSync(outDir, last);
  renameSync(site, outDir);
}

/** @returns whether it could be done */
function exchange(one: string, other: string): boolean {
  const call = process.platform === 'linux' ? RENAMEAT2[process.arch] : undefined;
  const ways = [
    ['mv', '--exchange', '--no-target-directory', one, other],
    ...(call === undefined ? [] : [['perl', '-e', EXCHANGE, `${call}`, one, other]]),
  ];
  return (
    process.platform === 'linux' &&
    ways.some(([command = '', ...args]) => spawnSync(command, args, {stdio: 'ignore'}).status === 0)
  );
}

/**
 * Where the finished site is at the moment: while a build swaps, and after one was killed there,
 * aside.
 *
 * @param dir absolute; where it should be
 */
export function siteAt(dir: string): string {
  const {outDir, last} = foldersOf(dir);
  return !existsSync(outDir) && existsSync(last) ? last : outDir;
}

/**
 * Why a build may not write where it was told to: what it replaces must be what a build made.
 * Only looks, and touches nothing.
 *
 * @param siteDir absolute; a folder that is there
 * @param outDir absolute
 * @returns what is wrong and its fix; `undefined` where nothing is
 */
export function outputFault(siteDir: string, outDir: string): string | undefined {
  const folders = foldersOf(outDir);
  const fault =
    placeFault(realPath(siteDir), realPath(folders.outDir)) ??
    contentFault(folders.outDir, 'it') ??
    contentFault(folders.work, `${path.basename(folders.work)} beside it`) ??
    contentFault(folders.last, `${path.basename(folders.last)} beside it`);
  if (fault === undefined) return undefined;
  const fix = 'name a folder that is new, empty, or made by a build, e.g. --out-dir build';
  return `--out-dir ${path.relative(siteDir, outDir) || '.'}: ${fault}\n  Fix: ${fix}`;
}

/** @param folder that the finished site would replace */
function placeFault(site: string, folder: string) {
  if (folder === site) return 'it is the folder of the site';
  if (!isOutside(path.relative(folder, site))) return 'it holds the folder of the site';
  const [first = ''] = path.relative(site, folder).split(path.sep);
  return SOURCES.test(first) ? `it is in ${first}, which the site is made from` : undefined;
}

/** @param which it is, in words */
function contentFault(folder: string, which: string) {
  const stats = statSync(folder, {throwIfNoEntry: false});
  if (!stats) return undefined;
  if (!stats.isDirectory()) return `${which} is a file`;
  if (!isWritable(folder)) return `${which} may not be changed by you`;
  const names = readdirSync(folder).sort();
  const history = names.find((name) => HISTORIES.has(name));
  if (history !== undefined) return `${which} holds ${history}, the history of somebody's work`;
  const [first, ...rest] = names;
  if (first === undefined || isOurs(folder)) return undefined;
  const more = rest.length > 0 ? ` and ${rest.length} more` : '';
  return `${which} holds what no build made: ${first}${more}`;
}

/** Before it is replaced: it could be put aside, but what is in it not be removed. */
function isWritable(folder: string) {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param folder whether a build made it, or was about to */
function isOurs(folder: string) {
  if (existsSync(path.join(folder, WORK_MARK))) return true;
  const pages = PAGES.map((page) => path.join(folder, page)).filter((file) => existsSync(file));
  return pages.some((page) => GENERATOR.test(readFileSync(page, 'utf8')));
}

/** @param relative path from a folder to what may be inside of it */
function isOutside(relative: string) {
  return relative.split(path.sep)[0] === '..' || path.isAbsolute(relative);
}
