import {constants, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isWarned} from '../../../plugins/_shared/node/faults';
import {realPath} from '../../../plugins/page-reader/files';
import {formatParts, VitrineError, type ErrorParts} from '../../../plugins/_shared/text/errors';
import {takeLock, type Holder} from '../buildLock';
import {clearAside, foldersOf, outputFault, publish, WORK_MARK} from '../outputFolder';
import {noteMade} from '../made';
import {factsOf, type Parts} from './facts';
import {fitFaults, missingFaults} from './fit';
import {linkFaults} from './links';
import {isMade, makeFiles, publishedFaults} from './made';
import {planFiles, type Plan} from './plan';
import {readPart} from './read';

/** What was joined. */
interface Joined {
  pages: number;
  /** What is wrong and was let pass; `''` where nothing is. */
  warnings: string;
}

/**
 * Joins parts to one site: aside, then swapped in, as a build is.
 *
 * @param folders of the parts
 * @param outDir absolute
 * @throws VitrineError with all that is wrong, and nothing is changed
 */
export async function joinParts(folders: readonly string[], outDir: string): Promise<Joined> {
  const parts = readParts(folders, outDir);
  throwAll(fitFaults(parts));
  const plan = planFiles(parts, (file) => isMade(file, parts));
  const faults = [
    ...plan.faults,
    ...missingFaults(parts),
    ...publishedFaults(parts, plan),
    ...linkFaults(parts, pagesOf(plan), answersOf(parts, plan)),
  ];
  throwAll(faults.filter(({kind}) => !isWarned(kind)));
  const own = foldersOf(outDir);
  const free = await takeLock(own.lock, {isPatient: true, onWait: tellWaiting});
  const aside = path.join(own.work, 'site');
  for (const each of [own.lock, own.work]) noteMade(each);
  try {
    // What was killed before may have left half a site there.
    clearAside(own);
    mkdirSync(own.work, {recursive: true});
    writeFileSync(path.join(own.work, WORK_MARK), '');
    copyFiles(plan, aside);
    await makeFiles(parts, aside);
    publish(aside, own);
  } finally {
    clearAside(own);
    if (typeof free === 'function') free();
  }
  const pages = [...plan.files.keys()].filter((file) => file.endsWith('.html')).length;
  return {pages, warnings: formatParts(faults.filter(({kind}) => isWarned(kind)))};
}

function tellWaiting({pid, since}: Holder): void {
  console.log(`Somebody writes there since ${since} (process ${pid}): waiting for it.`);
}

/** @throws VitrineError where a folder is no part, or the site may not be written where it was told */
function readParts(folders: readonly string[], outDir: string): Parts {
  const [first, ...others] = folders;
  if (first === undefined) {
    throw new VitrineError({
      where: 'vitrine join',
      what: 'no part is named',
      fix: 'vitrine join <part> <part> … --out-dir build',
    });
  }
  const refused = outputFault(process.cwd(), outDir) ?? insideFault(folders, outDir);
  if (refused !== undefined) throw new Error(refused);
  const read = [first, ...others].map(readPart);
  throwAll(read.flatMap((part) => (Array.isArray(part) ? part : [])));
  return read as unknown as Parts;
}

/** The finished site may neither replace a part nor stand in one. */
function insideFault(folders: readonly string[], outDir: string): string | undefined {
  const isBelow = (one: string, other: string) => `${one}${path.sep}`.startsWith(other + path.sep);
  const met = folders.find((folder) => {
    const [part, own] = [realPath(path.resolve(folder)), realPath(foldersOf(outDir).outDir)];
    return isBelow(own, part) || isBelow(part, own);
  });
  if (met === undefined) return undefined;
  return `--out-dir ${path.relative('.', outDir) || '.'}: it holds the part ${met}, or is in it\n  Fix: name another folder`;
}

function throwAll(faults: ErrorParts[]): void {
  if (faults.length > 0) throw new VitrineError(faults);
}

function* pagesOf({files}: Plan) {
  for (const [file, part] of files) {
    if (file.endsWith('.html')) yield {path: file, html: textOf(part.name, file)};
  }
}

function answersOf(parts: Parts, {files}: Plan) {
  const moved = (factsOf(parts, 'hosting') ?? []).flatMap(({redirects}) => Object.keys(redirects));
  return {
    hasFile: (file: string) => files.has(file) || isMade(file, parts),
    read: (file: string) => textOf(files.get(file)?.name ?? '', file),
    redirects: new Set(moved),
  };
}

function textOf(folder: string, file: string): string {
  return readFileSync(path.join(folder, file), 'utf8');
}

/** Where the disk can, without taking room a second time. */
function copyFiles({files}: Plan, target: string): void {
  for (const [file, {name}] of files) {
    const place = path.join(target, file);
    if (!existsSync(path.dirname(place))) mkdirSync(path.dirname(place), {recursive: true});
    copyFileSync(path.join(name, file), place, constants.COPYFILE_FICLONE);
  }
}
