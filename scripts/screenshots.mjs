/**
 * Takes pictures of the built site: each type of page, in both modes and directions, at three
 * widths; and composes the first screens of them into one sheet, static/img/contact-sheet.jpg.
 *
 * Usage: npm run screenshots [-- <folder>] [--dir build] [--only <start of a picture's name>]
 *
 * The folder is `screenshots`, pictures are `<page>-<width>-<mode>-<direction>.png`. With `--only`
 * the pictures of that name are made anew, and the sheet with what else is there.
 */
import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {BROWSER_ARGS, findBrowser, installBrowser} from './lib/browser.mjs';
import {installPackages, ROOT, run} from './lib/setup.mjs';

/** Pages that are open at once. */
const PARALLEL = 2;

const SHEET = path.join(ROOT, 'static/img/contact-sheet.jpg');

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {dir: {type: 'string', default: 'build'}, only: {type: 'string', default: ''}},
});
const folder = path.resolve(ROOT, positionals[0] ?? 'screenshots');
const dir = path.resolve(ROOT, values.dir);

installPackages();
installBrowser();
buildWhereMissing();

const {chromium} = await import('playwright-core');
const {serve} = await import('./lib/server.mjs');
const {listPictures, takePicture} = await import('./lib/pictures.mjs');
const {makeSheet} = await import('./lib/contactSheet.mjs');

const all = listPictures();
const wanted = all.filter(({name}) => name.startsWith(values.only));
if (wanted.length === 0) {
  const pages = [...new Set(all.map(({page}) => page.name))];
  console.error(`No picture begins with "${values.only}". Fix: one of ${pages.join(', ')}`);
  process.exit(1);
}

mkdirSync(folder, {recursive: true});
const {url, close} = await serve(dir, 0);
const browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_ARGS});
try {
  const queue = [...wanted];
  await Promise.all(Array.from({length: PARALLEL}, () => work(queue)));
  const bytes = await makeSheet(browser, {folder, file: SHEET});
  console.log(`${wanted.length} pictures in ${path.relative(ROOT, folder)}/`);
  console.log(`${path.relative(ROOT, SHEET)}: ${Math.round(bytes / 1000)} kB`);
} finally {
  await browser.close();
  await close();
}

/** @param {import('./lib/pictures.mjs').Picture[]} queue pictures still to be taken; emptied */
async function work(queue) {
  for (let picture = queue.shift(); picture; picture = queue.shift()) {
    await takePicture(browser, picture, {origin: url, folder});
  }
}

function buildWhereMissing() {
  if (existsSync(path.join(dir, 'index.html'))) return;
  if (values.dir === 'build' && run(process.execPath, ['scripts/build.mjs'])) return;
  console.error(`${values.dir} holds no site. Fix: run npm run build first.`);
  process.exit(1);
}
