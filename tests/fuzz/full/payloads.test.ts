import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import type {Browser} from '@playwright/test';
import {BROWSER_ARGS, findBrowser} from '../../../scripts/lib/chromium';
import {serve} from '../../../scripts/lib/server';
import {build, makeSite} from '../../site/sites';
import {asText, PAYLOADS} from '../payloads';

/** Fields of front matter that take any text. */
const FIELDS = ['title', 'cardTitle', 'title_meta', 'pagination_label', 'sidebar_label'];
const FENCE = '```';

/** Where a payload is shown as text, beside the fields: in contents, too, and in the Markdown twin. */
const PLACES: Record<string, (text: string, payload: string) => string> = {
  heading: (text) => `# ${text}`,
  paragraph: (text) => text,
  'heading of a section': (text) => `## ${text}`,
  'inline code': (_text, payload) => `\`${payload}\``,
  'text of a link': (text) => `[${text}](/ui/)`,
  'title of a link': (text) => `[a](/ui/ "${text.replaceAll('"', '&quot;')}")`,
  alt: (text) => `![${text}](/picture.svg)`,
  table: (text) => `| ${text.replaceAll('|', '')} |\n| --- |\n| ${text} |`,
  code: (_text, payload) => `${FENCE}html\n${payload}\n${FENCE}`,
  'title of code': (_text, payload) =>
    `${FENCE}html title=${JSON.stringify(payload.replaceAll('"', "'"))}\na\n${FENCE}`,
  callout: (text) => `:::note[${text}]\n\n> ${text}\n\n:::`,
};

/** A page that shows a payload as text in all places that take one. */
function pageOf(payload: string, number: number): string {
  const json = JSON.stringify(payload.slice(0, 100));
  const description = `${payload.replaceAll(/[.!?]/g, ' ').slice(0, 100)} ${number}.`;
  const fields = [
    ...FIELDS.map((field) => `${field}: ${field === 'title' ? JSON.stringify(payload) : json}`),
    `description: ${JSON.stringify(description)}`,
    `keywords: [${json}]`,
  ];
  const body = Object.values(PLACES).map((place) => place(asText(payload), payload));
  return `---\n${fields.join('\n')}\n---\n\n${body.join('\n\n')}\n`;
}

/** Gives a site a post for each payload, which is its title. */
function addBlog(site: string): void {
  mkdirSync(path.join(site, 'blog'));
  for (const [number, payload] of PAYLOADS.entries()) {
    const post = `---\ntitle: ${JSON.stringify(payload)}\nslug: p${number}\n---\n\n${asText(payload)}\n`;
    writeFileSync(path.join(site, `blog/2026-01-01-p${number}.md`), post);
  }
  const config = path.join(site, 'docusaurus.config.ts');
  const plugins = "plugins: [['@docusaurus/plugin-content-blog', {showReadingTime: false}]],";
  const text = readFileSync(config, 'utf8').replace('presets:', () => `${plugins}\n  presets:`);
  writeFileSync(config, text);
}

/** In which the search finds them, and what is written for machines. */
const OTHERS = ['/ui.md', '/llms.txt', '/sitemap.xml', '/manifest.webmanifest'];

let browser: Browser;
let url = '';
let close: () => Promise<void>;

beforeAll(async () => {
  const site = makeSite('_base', 'payloads');
  const folder = path.join(site, 'docs/ui/payloads');
  mkdirSync(folder);
  for (const [number, payload] of PAYLOADS.entries()) {
    writeFileSync(path.join(folder, `p${number}.md`), pageOf(payload, number));
  }
  writeFileSync(path.join(site, 'static/picture.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const trees = path.join(site, 'sidebars.ts');
  const entries = PAYLOADS.map((title, number) => ({pathname: `/ui/payloads/p${number}/`, title}));
  const ui = JSON.stringify([{pathname: '/ui/'}, {pathname: '/ui/button/'}, ...entries]);
  const text = readFileSync(trees, 'utf8').replace(/ui: \[.*\]/, () => `ui: ${ui}`);
  writeFileSync(trees, text);
  addBlog(site);
  const {code, stderr} = await build(site);
  expect(code === 0 ? '' : stderr).toBe('');
  ({url, close} = await serve(path.join(site, 'build'), 0));
  browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_ARGS});
}, 600_000);

afterAll(async () => {
  await browser.close();
  await close();
});

it('runs nothing in any place of a page', async () => {
  expect(FIELDS.length + Object.keys(PLACES).length).toBeGreaterThanOrEqual(16);
  const page = await browser.newPage();
  const faults: string[] = [];
  await page.exposeFunction('tripped', () => faults.push(`ran on ${page.url()}`));
  page.on('dialog', (dialog) => void dialog.dismiss());
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(?:data|blob):/.test(request.url())) {
      faults.push(`${page.url()} asks ${request.url()}`);
    }
  });
  for (const [number, payload] of PAYLOADS.entries()) {
    const address = `${url}/ui/payloads/p${number}/`;
    await page.goto(address, {waitUntil: 'load'});
    // What is read late: search, contents, what React makes of it once it is there.
    await page.mouse.move(10, 10);
    await page.keyboard.press('Tab');
    if (page.url() !== address) faults.push(`${address} led to ${page.url()}`);
    const shown = await page.locator('h1').first().innerText();
    if (!shown.includes(payload.slice(0, 10).trim())) faults.push(`${address} shows "${shown}"`);
  }
  for (const number of PAYLOADS.keys()) {
    await page.goto(`${url}/blog/p${number}/`, {waitUntil: 'load'});
    const data = page.locator('script[type="application/ld+json"]');
    if ((await data.count()) === 0) faults.push(`${page.url()} has no data`);
  }
  for (const payload of PAYLOADS.slice(0, 20)) {
    await page.goto(`${url}/search/?q=${encodeURIComponent(payload)}`, {waitUntil: 'load'});
    await page.goto(`${url}/ui/?q=${encodeURIComponent(payload)}#${encodeURIComponent(payload)}`);
  }
  for (const other of OTHERS) await page.goto(url + other).catch(() => undefined);
  expect(faults).toEqual([]);
}, 600_000);
