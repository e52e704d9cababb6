/**
 * Makes the sandbox of every demo, and checks each: that its package.json names all it imports, that
 * the compiler accepts it, that it can be bundled. Nothing is fetched: packages are the installed.
 *
 * Usage: node scripts/export-demos.mjs [<demo> …] [--from <folder of pages>] [--keep <folder>]
 */
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {bundleFaults, manifestFaults, typeFaults} from './lib/sandboxFaults.mjs';
import {ROOT} from './lib/setup.mjs';
import {findDemos, loadDemoCore} from './lib/siteDemos.mjs';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {from: {type: 'string', default: path.join(ROOT, 'docs')}, keep: {type: 'string'}},
});

const core = loadDemoCore();
const demos = findDemos(core, path.resolve(values.from)).filter(
  ({name}) => positionals.length === 0 || positionals.includes(name),
);
const missing = positionals.filter((wanted) => demos.every(({name}) => name !== wanted));
if (missing.length > 0 || demos.length === 0) {
  console.error(`There is no demo ${missing.join(', ') || `below ${values.from}`}`);
  process.exit(1);
}

const folder = values.keep
  ? path.resolve(values.keep)
  : mkdtempSync(path.join(os.tmpdir(), 'vitrine-sandboxes-'));
mkdirSync(folder, {recursive: true});
symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
const projects = demos.map(writeProject);
const faults = [
  ...projects.flatMap(manifestFaults),
  ...typeFaults(projects),
  ...(await bundleFaults(projects)),
];
if (values.keep === undefined) rmSync(folder, {recursive: true});

for (const fault of faults) console.error(fault.replaceAll(`${folder}${path.sep}`, ''));
console.log(`${demos.length} demos made into sandboxes, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);

/**
 * @param {import('./lib/siteDemos.mjs').SiteDemo} demo
 * @param {number} index
 */
function writeProject(demo, index) {
  // Two products may have a demo of one name.
  const own = path.join(folder, `${index + 1}-${demo.name}`);
  const texts = core.sandboxFiles(demo);
  for (const [name, text] of Object.entries(texts)) {
    const file = path.join(own, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  return {folder: own, files: Object.keys(texts)};
}
