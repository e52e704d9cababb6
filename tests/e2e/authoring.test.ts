import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {makeSite, NO_JEST} from '../site/sites';
import {ROOT} from './support/places';

const PAGE = 'docs/ui/button.md';
const DEMO = 'docs/ui/Press.tsx';
/** What the dev server lays over a page. */
const OVERLAY = '#webpack-dev-server-client-overlay';

let site = '';
let server: ChildProcess;
let page: Page;
/** What the server has said to the author's terminal. */
let said = '';

const write = (file: string, text: string) => writeFileSync(path.join(site, file), text);
const edit = (file: string, from: RegExp | string, to: string) =>
  write(file, readFileSync(path.join(site, file), 'utf8').replace(from, to));

const demo = (label: string) =>
  `export default function Press() {\n  return <button type="button">${label}</button>;\n}\n`;

test.describe.configure({mode: 'serial'});

test.beforeAll(async ({browser}) => {
  site = makeSite('another-library', 'authoring');
  write(DEMO, demo('Press'));
  edit(PAGE, 'Press it.', 'Press it.\n\n{{"demo": "Press.tsx"}}');
  const port = await freePort();
  const command = ['scripts/run.mjs', 'start-site', site, '--port', port, '--host', '127.0.0.1'];
  server = spawn(process.execPath, [...command, '--no-open'], {
    cwd: ROOT,
    env: {...process.env, ...NO_JEST, CI: 'true'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (text: Buffer) => (said += text.toString()));
  }
  page = await browser.newPage();
  const address = `http://127.0.0.1:${port}/ui/button/`;
  await expect(() => page.goto(address)).toPass();
  await expect(page.locator('article h1')).toHaveText('Button');
  // It is gone where a page is loaded anew.
  await page.evaluate(() => document.body.classList.add('not-loaded-anew'));
});

test.afterAll(async () => {
  await page.close();
  const isOver = once(server, 'exit');
  server.kill('SIGINT');
  await isOver;
});

/** A port that was free a moment ago. */
async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return String(typeof address === 'object' ? address?.port : '');
}

test('shows what an author saves in the open page: a sentence, and the code of a demo', async () => {
  edit(PAGE, 'Press it.', 'Press it twice.');
  await expect(page.getByText('Press it twice.')).toBeVisible();
  write(DEMO, demo('Press again'));
  await expect(page.getByRole('button', {name: 'Press again'})).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/not-loaded-anew/);
});

test('has pages that nobody has visited yet, and shows what is saved of them', async () => {
  await page.getByRole('navigation').getByRole('link', {name: 'Overview'}).first().click();
  await expect(page.locator('article h1')).toHaveText('Plain UI');
  edit('docs/ui/index.md', /$/, '\nMore of it.\n');
  await expect(page.getByText('More of it.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', {name: 'Press again'})).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/not-loaded-anew/);
});

test('shows what front matter changes beyond the page, and pages that are new', async () => {
  edit(PAGE, 'description: ', 'title: A big button\nsidebar_label: Big\ndescription: ');
  await expect(page).toHaveTitle(/^A big button/);
  const tree = page.getByRole('navigation').filter({hasText: 'Overview'});
  mkdirSync(path.join(site, 'docs/ui/more'));
  write('docs/ui/more/later.md', '---\ndescription: What came later.\n---\n\n# Later\n');
  await expect(tree.getByText('Later').or(tree.getByText('More')).first()).toBeVisible();
  write('docs/ui/more/_category_.json', '{"label": "Extras", "collapsed": false}');
  await expect(tree.getByText('Extras')).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/not-loaded-anew/);
});

test('goes on where something is wrong, says so, and shows what mends it', async () => {
  const overlay = page.frameLocator(OVERLAY);
  // Docusaurus' own reading of all pages ends with this one.
  edit(PAGE, 'title: A big button', 'headline: A small button');
  await expect(overlay.getByText('docs/ui/button.md:2: field "headline"')).toBeVisible();
  expect(said).toContain('docs/ui/button.md:2: field "headline" is not known');
  edit(PAGE, 'headline: ', 'title: ');
  await expect(page).toHaveTitle(/^A small button/);
  await expect(page.locator(OVERLAY)).toHaveCount(0);
  edit(PAGE, 'twice.', 'twice, or [look](/ui/nowhere/).');
  await expect(overlay.getByText('leads to no page')).toBeVisible();
  edit(PAGE, '/ui/nowhere/', '/vitrine/');
  await expect(page.locator(OVERLAY)).toHaveCount(0);
});
