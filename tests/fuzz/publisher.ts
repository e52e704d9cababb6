/**
 * Publishes small sites one after another, as `vitrine build` does once a site is made.
 *
 * Usage: node scripts/run.mjs tests/fuzz/publisher.ts <folder of the site> <how many> <name> [<step>]
 *   step  is killed before so many folders were renamed or removed
 */
import fs, {mkdirSync, writeFileSync} from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import path from 'node:path';
import {lockOf, takeLock} from '../../scripts/lib/buildLock';
import {clearAside, foldersOf, mendSwap, publish, WORK_MARK} from '../../scripts/lib/outputFolder';

/** So many files that a kill finds some of them written. */
const FILES = 40;

const [siteDir = '', count = '1', name = '', step = 'Infinity'] = process.argv.slice(2);
const folders = foldersOf(path.join(siteDir, 'build'));
const aside = path.join(folders.work, 'site');

let steps = Number(step);
for (const change of ['renameSync', 'rmSync'] as const) {
  const original = fs[change] as (...args: unknown[]) => void;
  const counted = (...args: unknown[]) => {
    if (steps-- === 0) process.kill(process.pid, 'SIGKILL');
    original(...args);
  };
  Object.assign(fs, {[change]: counted});
}
syncBuiltinESMExports();

for (let release = 0; release < Number(count); release++) {
  const free = await takeLock(lockOf(siteDir), {isPatient: true, onWait: () => undefined});
  mendSwap(folders);
  mkdirSync(aside, {recursive: true});
  writeFileSync(path.join(folders.work, WORK_MARK), '');
  const text = `<meta name="generator" content="Docusaurus">${name} ${release}`;
  for (let file = 0; file < FILES; file++) writeFileSync(path.join(aside, `${file}.html`), text);
  writeFileSync(path.join(aside, 'index.html'), text);
  // Every second one as where folders cannot be exchanged at once.
  if (release % 2 === 0) publish(aside, folders);
  else publish(aside, folders, () => false);
  clearAside(folders);
  if (typeof free === 'function') free();
  process.stdout.write(`${release}\n`);
}
