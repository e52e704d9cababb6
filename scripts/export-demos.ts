/**
 * Makes the sandboxes of every demo, one for each variant, and checks them: that package.json names
 * all that is imported, that the compiler accepts it, that it can be bundled. Nothing is fetched:
 * packages are the installed, those of past versions among them.
 *
 * Usage: npm run test:sandboxes [-- <demo> …] [--from <folder of pages>] [--keep <folder>]
 */
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {sandboxFiles} from '../plugins/demo-editor/core/sandbox';
import {describe} from './lib/report';
import {bundleFaults, manifestFaults, typeFaults} from './lib/sandboxFaults';
import {ROOT} from './lib/setup';
import {findDemos} from './lib/siteDemos';
import type {SiteDemo} from './lib/siteDemos';
import {readDemoOptions} from './lib/siteOptions';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {from: {type: 'string'}, keep: {type: 'string'}},
});

try {
  process.exitCode = await main();
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}

/** @returns exit code */
async function main(): Promise<number> {
  const options = values.from
    ? {
        folders: [path.relative(ROOT, path.resolve(values.from))],
        aliases: [],
        frames: [],
        sources: {},
      }
    : await readDemoOptions(ROOT);
  const all = await findDemos(options);
  const demos = all.filter(({name}) => positionals.length === 0 || positionals.includes(name));
  const missing = positionals.filter((wanted) => demos.every(({name}) => name !== wanted));
  if (missing.length > 0 || demos.length === 0) {
    throw new Error(`There is no demo ${missing.join(', ') || `in ${options.folders.join(', ')}`}`);
  }
  const faults = await check(demos);
  for (const fault of faults) console.error(fault);
  console.log(`${demos.length} sandboxes made, ${faults.length} faults`);
  return faults.length === 0 ? 0 : 1;
}

/** @returns faults, with files named from the folder of the sandboxes */
async function check(demos: readonly SiteDemo[]): Promise<string[]> {
  const folder = values.keep
    ? path.resolve(values.keep)
    : mkdtempSync(path.join(os.tmpdir(), 'vitrine-sandboxes-'));
  mkdirSync(folder, {recursive: true});
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const projects = demos.map((demo, index) => writeProject(folder, demo, index));
  const faults = [
    ...projects.flatMap((project) => manifestFaults(project)),
    ...typeFaults(projects),
    ...(await bundleFaults(projects)),
  ];
  if (values.keep === undefined) rmSync(folder, {recursive: true});
  return faults.map((fault) => fault.replaceAll(`${folder}${path.sep}`, ''));
}

function writeProject(folder: string, demo: SiteDemo, index: number) {
  // Two products may have a demo of one name.
  const own = path.join(folder, `${index + 1}-${demo.name}-${demo.variant}`);
  const texts = sandboxFiles(demo);
  for (const [name, text] of Object.entries(texts)) {
    const file = path.join(own, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  linkAliases(own, demo.aliases);
  return {folder: own, files: Object.keys(texts)};
}

/**
 * Lets a project find packages where others are installed under their names.
 *
 * @param aliases package → the installed one that stands for it
 */
function linkAliases(folder: string, aliases: Record<string, string>) {
  for (const [name, installed] of Object.entries(aliases)) {
    const link = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(link), {recursive: true});
    symlinkSync(path.join(ROOT, 'node_modules', installed), link);
  }
}
