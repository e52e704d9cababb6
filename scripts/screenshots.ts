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
import {chromium} from '@playwright/test';
import {installBrowser} from './lib/browser';
import {BROWSER_ARGS, findBrowser} from './lib/chromium';
import {makeSheet} from './lib/contactSheet';
import {listPictures, takePictures} from './lib/pictures';
import type {Picture} from './lib/pictures';
import {serve} from './lib/server';
import {ROOT, run, RUNNER} from './lib/setup';

/** Pages that are open at once. */
const PARALLEL = 2;

const SHEET = path.join(ROOT, 'static/img/contact-sheet.jpg');

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {dir: {type: 'string', default: 'build'}, only: {type: 'string', default: ''}},
});
const folder = path.resolve(ROOT, positionals[0] ?? 'screenshots');
const dir = path.resolve(ROOT, values.dir);

installBrowser();
buildWhereMissing();

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
  const names = [...new Set(wanted.map(({page}) => page.name))];
  const queue = names.map((name) => wanted.filter(({page}) => page.name === name));
  await Promise.all(Array.from({length: PARALLEL}, () => work(queue)));
  const bytes = await makeSheet(browser, {folder, file: SHEET});
  console.log(`${wanted.length} pictures in ${path.relative(ROOT, folder)}/`);
  console.log(`${path.relative(ROOT, SHEET)}: ${Math.round(bytes / 1000)} kB`);
} finally {
  await browser.close();
  await close();
}

/** @param queue pictures by page; emptied */
async function work(queue: Picture[][]) {
  const context = await browser.newContext({reducedMotion: 'reduce'});
  // The question for consent has been answered: pictures are of pages, not of it.
  await context.addInitScript(() => localStorage.setItem('vitrine-consent', 'essential'));
  for (let pictures = queue.shift(); pictures; pictures = queue.shift()) {
    await takePictures(context, pictures, {origin: url, folder});
  }
  await context.close();
}

function buildWhereMissing() {
  if (existsSync(path.join(dir, 'index.html'))) return;
  if (values.dir === 'build' && run(process.execPath, [RUNNER, 'build'])) return;
  console.error(`${values.dir} holds no site. Fix: run npm run build first.`);
  process.exit(1);
}
