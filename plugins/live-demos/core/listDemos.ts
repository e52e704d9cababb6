import {resolveFile} from './file';
import {readLines} from './line';
import type {DemoFiles} from './types';

const LINE = /^.*\{\{\s*"demo"\s*:[^}]*\}\}/gm;
const TAG = /<Demo\b[^>]*?\bsrc=(?:\{\s*)?["']([^"']+)["']/g;

/**
 * The files of the demos of a page, told from its text alone: what stands in an example is found
 * too, where there is such a file.
 *
 * @param text the page's
 * @param files the disk, relative to the page's folder
 */
export function listDemos(text: string, files: DemoFiles): string[] {
  const lines = (text.match(LINE) ?? []).flatMap((line) => readLines(line, 1)?.written ?? []);
  const written = [
    ...lines.flatMap((one) => ('src' in one && typeof one.src === 'string' ? [one.src] : [])),
    ...[...text.matchAll(TAG)].map((match) => match[1] ?? ''),
  ];
  const found = written.flatMap((src) => resolveFile(src, files)?.file ?? []);
  return [...new Set(found)];
}
