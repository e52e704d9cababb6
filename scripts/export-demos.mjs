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
import {describe} from './lib/report.mjs';
import {bundleFaults, manifestFaults, typeFaults} from './lib/sandboxFaults.mjs';
import {ROOT} from './lib/setup.mjs';
import {findDemos, loadDemoCore} from './lib/siteDemos.mjs';
import {readDemoOptions} from './lib/siteOptions.mjs';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {from: {type: 'string'}, keep: {type: 'string'}},
});
const core = loadDemoCore();

try {
  process.exitCode = await main();
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}

/** @returns {Promise<number>} exit code */
async function main() {
  const options = values.from
    ? {folders: [path.relative(ROOT, path.resolve(values.from))], aliases: []}
    : await readDemoOptions(ROOT);
  const all = await findDemos(core, options);
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

/**
 * @param {readonly import('./lib/siteDemos.mjs').SiteDemo[]} demos
 * @returns {Promise<string[]>} faults, with files named from the folder of the sandboxes
 */
async function check(demos) {
  const folder = values.keep
    ? path.resolve(values.keep)
    : mkdtempSync(path.join(os.tmpdir(), 'vitrine-sandboxes-'));
  mkdirSync(folder, {recursive: true});
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const projects = demos.map((demo, index) => writeProject(folder, demo, index));
  const faults = [
    ...projects.flatMap((project) => manifestFaults(project, core.packageOf)),
    ...typeFaults(projects),
    ...(await bundleFaults(projects)),
  ];
  if (values.keep === undefined) rmSync(folder, {recursive: true});
  return faults.map((fault) => fault.replaceAll(`${folder}${path.sep}`, ''));
}

/**
 * @param {string} folder
 * @param {import('./lib/siteDemos.mjs').SiteDemo} demo
 * @param {number} index
 */
function writeProject(folder, demo, index) {
  // Two products may have a demo of one name.
  const own = path.join(folder, `${index + 1}-${demo.name}-${demo.variant}`);
  const texts = core.sandboxFiles(demo);
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
 * @param {string} folder
 * @param {Record<string, string>} aliases package → the installed one that stands for it
 */
function linkAliases(folder, aliases) {
  for (const [name, installed] of Object.entries(aliases)) {
    const link = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(link), {recursive: true});
    symlinkSync(path.join(ROOT, 'node_modules', installed), link);
  }
}
