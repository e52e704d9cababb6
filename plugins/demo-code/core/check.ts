import {suggest} from '../../_shared/text/errors';
import {BEYOND} from '../../page-reader/core/beyond';
import {demoName, knownFiles, resolveFile} from '../../page-reader/core/demoFile';
import type {DemoFiles, Fault, WrittenDemo} from '../../page-reader/core/types';
import type {CodeReader} from './read';
import {collectSources, type Collection, type FileFault} from './collect';
import {optionFaults, readOptions} from './options';
import {packageFaults, usesOf} from './packages';
import {folderOf, joinPath} from '../../_shared/text/paths';
import type {Reports} from './report';
import {showSource} from './show';
import type {CompiledDemo} from './demo';
import type {PackageDisk} from './types';

/** A page as its demos see it. */
export interface DemoPage {
  /** Path as it stands in errors, relative to the site: `docs/a/b.md`. */
  path: string;
  /** Path of the page that this one translates: demos look as they do there. */
  original?: string | undefined;
  /** The disk, relative to the page's folder. */
  files: DemoFiles;
  packages: PackageDisk;
  code: CodeReader;
  /** Address that, with a file's path behind it, is where it can be edited. Empty: nowhere. */
  editUrl?: string | undefined;
  reports: Reports;
}

/** A demo's file as it was found. */
type SourceText = Pick<CompiledDemo, 'file' | 'source'>;

/** What is wrong, without its place. */
type Parts = Omit<Fault, 'line'>;

/**
 * Finds the file of a demo and what belongs to it, and checks all that was written about it.
 *
 * @param written the demo as it stands in the page
 * @returns the demo, or all of its faults
 */
export async function checkDemo(
  {src, options, line}: WrittenDemo,
  page: DemoPage,
): Promise<CompiledDemo | Fault[]> {
  if (typeof src !== 'string' || src === '') {
    const fix = 'name its file: {{"demo": "Name.tsx"}}, or <Demo src="./Name.tsx" /> in .mdx';
    return [{line, what: 'a demo names no file', fix}];
  }
  const found = resolveFile(src, page.files);
  const faults = optionFaults(options).map((fault) => ofDemo(src, fault));
  if (!found) return [unknownFile(src, page.files), ...faults].map((one) => ({line, ...one}));

  const collection = collectSources(found.file, page.files, page.code);
  const shown = await showSources(collection, folderOf(found.file), page);
  faults.push(...exportFaults(found, collection, page.code));
  const inFiles = [...packageFaults(collection.imports, page.packages), ...shown.faults];
  faults.push(...[...collection.faults, ...inFiles].map((one) => ofFile(found.file, one)));
  if (faults.length > 0) return faults.map((one) => ({line, ...one}));

  const {controls: component} = options;
  return {
    ...whereabouts(found.file, line, page),
    ...found,
    ...shown,
    name: demoName(found.file),
    ...usesOf(collection, readOptions(options), page.packages),
    report: page.reports[demoName(found.file)],
    ...(component !== undefined && {playground: {component, options: {}, line, demo: src}}),
  };
}

/** The files and texts of a demo. Nothing is derived of what cannot be read. */
export async function showSources(
  {sources, faults}: Collection,
  folder: string,
  {files, code}: DemoPage,
): Promise<Pick<CompiledDemo, 'files' | 'texts'> & {faults: FileFault[]}> {
  if (faults.length > 0) return {files: [], texts: [], faults: []};
  const shown = await Promise.all(sources.map((one) => showSource(one, folder, files, code)));
  return {
    files: shown.map(({file}) => file),
    texts: shown.flatMap(({texts}) => texts),
    faults: shown.flatMap((one) => one.faults),
  };
}

/** Where a demo stands in its page, and its file in the site. */
export function whereabouts(
  file: string,
  line: number,
  {path, original, files, editUrl}: DemoPage,
): Pick<CompiledDemo, 'at' | 'module' | 'edit'> {
  const module = files.moduleOf?.(file);
  const inSite = module?.replace(/^@site\//, '') ?? joinPath(folderOf(path), file);
  return {
    // A translated page may have demos of its own, beside it.
    at: `${(module && original) ?? path}:${line}`,
    ...(module !== undefined && {module}),
    ...(editUrl && {edit: `${editUrl.replace(/\/+$/, '')}/${encodeURI(inSite)}`}),
  };
}

function unknownFile(src: string, files: DemoFiles): Parts {
  if (!files.reaches(src)) return {what: `the demo "${src}" ${BEYOND.what}`, fix: BEYOND.fix};
  const fix = suggest(src.replace(/^\.\//, ''), knownFiles(src, files));
  return {what: `there is no demo "${src}" beside the page`, fix};
}

/** A fault with the name of its demo. */
export function ofDemo(src: string, {what, fix}: Parts): Parts {
  return {what: `demo "${src}": ${what}`, fix};
}

/** With its place in the demo, or in the file that the demo imports. */
export function ofFile(demo: string, {file, line, what, fix}: FileFault): Parts {
  const place = file === demo ? `line ${line}` : `${file} line ${line}`;
  return {what: `demo "${demo}", ${place}: ${what}`, fix};
}

/** Told only of a demo that can be read. */
function exportFaults({file, source}: SourceText, {faults}: Collection, code: CodeReader): Parts[] {
  if (faults.some((fault) => fault.file === file)) return [];
  if (code.read(file, source).hasDefault) return [];
  return [
    {
      what: `demo "${file}" has no default export`,
      fix: `write "export default function ${demoName(file)}() { … }" in ${file}`,
    },
  ];
}
