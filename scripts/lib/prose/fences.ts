import path from 'node:path';
import ts from 'typescript';
import type {ErrorParts} from '../../../plugins/_shared/text/errors';
import type {PageFence} from '../../../plugins/page-reader/core/types';
import {diagnose} from '../typeCheck';
import type {CheckGroup} from '../typeCheck';
import {fenceModule, nearestOf} from './fenceModule';
import type {FenceModule, FenceSurroundings} from './fenceModule';
import {inPage} from './types';
import type {ProseFault, ProsePage} from './types';

/** Pages whose fences run the same packages. */
export interface FenceGroup {
  pages: readonly (ProsePage & FenceSurroundings)[];
  packages: CheckGroup['packages'];
  record: string;
  /** Files that all fences see, absolute. */
  ambient: readonly string[];
}

/** A fence in its page, as a file that only the compiler sees. */
interface FenceFile extends FenceModule {
  page: ProsePage & FenceSurroundings;
  fence: PageFence;
  file: string;
}

/** What the compiler says of names that stand somewhere else. */
const UNKNOWN_NAMES: ReadonlySet<number> = new Set([2304, 2503, 2552, 2582, 2591, 18004]);
/** React's name without an import of it. */
const GLOBAL_REACT = 2686;
const UNKNOWN_MODULE = 2307;

/**
 * Compiles the fences of pages: those of TypeScript as strictly as demos, except for what a part of
 * a file leaves out.
 *
 * @param siteDir absolute
 */
export function fenceFaults(
  siteDir: string,
  {pages, packages, record, ambient}: FenceGroup,
): ErrorParts[] {
  const all = pages.flatMap((page) => filesOf(siteDir, page));
  // What a page adds to a package's types is for its own fences.
  const adding = new Set(all.filter((each) => each.isAugmenting).map(({page}) => page));
  const [own, shared] = [
    all.filter(({page}) => adding.has(page)),
    all.filter(({page}) => !adding.has(page)),
  ];
  return [shared, own].flatMap((files, index) => {
    if (files.length === 0) return [];
    const names = [...files.map(({file}) => file), ...ambient];
    const group = {files: names, packages, record: `${record}-${index}.tsbuildinfo`};
    const found = diagnose(siteDir, group, systemWith(files));
    return files.flatMap((each) => faultsOf(each, found));
  });
}

function filesOf(siteDir: string, page: ProsePage & FenceSurroundings): FenceFile[] {
  return page.contents.fences.flatMap((fence) => {
    const made = fenceModule(fence, page);
    if (made === undefined) return [];
    const file = path.join(siteDir, `${page.file}.fence-${fence.line}.${made.extension}`);
    return [{...made, page, fence, file: file.replaceAll(path.sep, '/')}];
  });
}

/** The disk, and the fences on it. */
function systemWith(files: readonly FenceFile[]): ts.System {
  const texts = new Map(files.map(({file, text}) => [file, text]));
  return {
    ...ts.sys,
    fileExists: (file) => texts.has(file) || ts.sys.fileExists(file),
    readFile: (file, encoding) => texts.get(file) ?? ts.sys.readFile(file, encoding),
  };
}

function faultsOf(each: FenceFile, diagnostics: readonly ts.Diagnostic[]): ErrorParts[] {
  const faults = diagnostics
    .filter(({file}) => file?.fileName === each.file)
    .filter((diagnostic) => isMistake(diagnostic, each))
    .map((diagnostic) => toFault(diagnostic, each));
  if (!each.isWrong) return faults.map((fault) => inPage(each.page, fault));
  if (faults.length > 0) return [];
  const what = 'the fence is marked "expect-error", and has no mistake';
  return [inPage(each.page, {line: each.fence.line, what, fix: 'take the mark away'})];
}

function isMistake(
  {code, messageText, start = 0, length = 0}: ts.Diagnostic,
  {text, isPart, page}: FenceFile,
): boolean {
  const named = text.slice(start, start + length);
  // A file beside the one that is shown.
  if (code === UNKNOWN_MODULE) {
    return !/^Cannot find module '\./.test(ts.flattenDiagnosticMessageText(messageText, ' '));
  }
  if (code === GLOBAL_REACT) return false;
  if (!isPart) return true;
  if (UNKNOWN_NAMES.has(code)) return nearestOf(named, page.exports) !== undefined;
  // A parameter whose type stands where the part is put.
  return code < 7000 || code > 7100;
}

function toFault(diagnostic: ts.Diagnostic, {file, fence, text}: FenceFile): ProseFault {
  const {start = 0} = diagnostic;
  const said = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ').replace(/\s+/g, ' ');
  const line = text.slice(0, start).split('\n').length - 1;
  return {
    line: fence.line + Math.max(line, 1),
    what: `code in ${path.extname(file).slice(1)}: ${said}`,
    fix: 'mend it, or mark the fence "expect-error" or "no-check"',
  };
}
