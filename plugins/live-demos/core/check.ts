import {suggest} from '../../_shared/node';
import {demoName, hasDefaultExport, knownFiles, resolveFile} from './file';
import {optionFaults} from './options';
import type {Demo, DemoFiles, DemoOptions, Fault, WrittenDemo} from './types';

/**
 * Finds the file of a demo and checks all that was written about it.
 *
 * @param written the demo as it stands in the page
 * @param page the page's path, for the demo's `at`
 * @param files the disk, relative to the page's folder
 * @returns the demo, or all of its faults
 */
export function checkDemo(written: WrittenDemo, page: string, files: DemoFiles): Demo | Fault[] {
  const {src, line} = written;
  if (typeof src !== 'string' || src === '') {
    const fix = 'name its file: {{"demo": "Name.tsx"}}, or <Demo src="./Name.tsx" /> in .mdx';
    return [{line, what: 'a demo names no file', fix}];
  }
  const found = resolveFile(src, files);
  const faults = [
    ...(found ? exportFaults(found) : [unknownFile(src, files)]),
    ...optionFaults(written.options).map(({what, fix}) => ({what: `demo "${src}": ${what}`, fix})),
  ].map((fault) => ({line, ...fault}));
  if (!found || faults.length > 0) return faults;
  const options = written.options as DemoOptions;
  return {...found, name: demoName(found.file), options, at: `${page}:${line}`};
}

function unknownFile(src: string, files: DemoFiles): Omit<Fault, 'line'> {
  const fix = suggest(src.replace(/^\.\//, ''), knownFiles(src, files));
  return {what: `there is no demo "${src}" beside the page`, fix};
}

function exportFaults({file, source}: {file: string; source: string}): Omit<Fault, 'line'>[] {
  if (hasDefaultExport(source)) return [];
  return [
    {
      what: `demo "${file}" has no default export`,
      fix: `write "export default function ${demoName(file)}() { … }" in ${file}`,
    },
  ];
}
