import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {count} from '../../../scripts/lib/suite/count';
import {ROOT} from '../../contract/tree';
import {ask, startHosts} from '../../site/hosts';
import {FIXTURES} from '../../site/sites';
import type {Outcome} from '../../site/sites';
import {emptyFolder, leave, npm, pack, run} from '../archive';

/**
 * The walk of somebody who has the guide alone: a site for a library, then all that a site gets
 * sooner or later, by the commands that the guide names and with what they say is to be pasted.
 */
const folder = emptyFolder();
const site = path.join(folder, 'my-docs');
const CONFIG = 'docusaurus.config.ts';

const read = (file: string) => readFileSync(path.join(site, file), 'utf8');

/** Puts a text before another one, as a person pastes it. */
function paste(file: string, before: string, text: string): void {
  const old = read(file);
  expect(old.split(before)).toHaveLength(2);
  writeFileSync(
    path.join(site, file),
    old.replace(before, () => text + before),
  );
}

/** What a command says is to be pasted: the lines behind the last that begins with "Next: ". */
function told({stdout}: Outcome): string {
  const [, next = ''] = /^Next: .*\n([\s\S]*)/m.exec(stdout) ?? [];
  return next.trimEnd();
}

/** Types a command into the site's folder. */
async function type(command: string, ...args: string[]): Promise<Outcome> {
  const file = path.join(site, 'node_modules/.bin', command);
  const outcome = await run(file, args, site);
  if (outcome.code !== 0) throw new Error(`${command} ${args.join(' ')}: ${outcome.stderr}`);
  return outcome;
}

async function packLibrary(name: string): Promise<string> {
  const library = path.join(folder, name);
  cpSync(path.join(FIXTURES, 'another-library/library'), library, {recursive: true});
  const manifest = path.join(library, 'package.json');
  const text = readFileSync(manifest, 'utf8').replace('@acme/kit', `@acme/${name}`);
  writeFileSync(manifest, text);
  await npm(['pack', '--pack-destination', folder], library);
  return `./acme-${name}-1.2.0.tgz`;
}

jest.setTimeout(300_000);

afterAll(() => leave(site));

it('makes a site of a library', async () => {
  const args = ['new', 'my-docs', '--package', await packLibrary('kit'), '--vitrine', await pack()];
  const command = path.join(ROOT, 'lib/scripts/vitrine.mjs');
  expect(await run(process.execPath, [command, ...args], folder)).toMatchObject({code: 0});
});

it('adds a product with what the command says is its entry', async () => {
  const archive = path.join('..', await packLibrary('charts'));
  expect(await npm(['install', archive], site)).toMatchObject({code: 0});
  const entry = told(
    await type('vitrine', 'new', 'product', 'charts', '--package', '@acme/charts'),
  );
  expect(entry).toContain("id: 'charts'");
  paste(CONFIG, ']}]],', `, ${entry.trim().replace(/,$/, '')}`);
});

it('adds a demo, and keeps the pages as a version', async () => {
  await type('vitrine', 'new', 'demo', 'docs/acme-kit/button/LoudButton');
  await type('vitrine', 'new', 'version', 'acme-kit', 'v1');
  expect(JSON.parse(read('acme-kit_versions.json'))).toEqual(['v1']);
});

it('adds a plugin', async () => {
  const line = told(await type('vitrine', 'new', 'plugin', 'reading-time'));
  expect(line).toContain('./plugins/reading-time/index.ts');
  paste(CONFIG, '  presets:', `${line}\n`);
});

it('adds a language', async () => {
  paste(CONFIG, '  presets:', "  i18n: {defaultLocale: 'en', locales: ['en', 'ar']},\n");
  await type('docusaurus', 'write-translations', '--locale', 'ar');
  const labels = 'i18n/ar/docusaurus-plugin-content-docs-acme-kit/current.json';
  expect(read(labels)).toContain('"message"');
});

it('translates a page', () => {
  const page = 'i18n/ar/docusaurus-plugin-content-docs-acme-kit/current/index.mdx';
  mkdirSync(path.join(site, page, '..'), {recursive: true});
  // As the guide says of a page that is not translated yet.
  const text = read('docs/acme-kit/index.mdx').replace(
    './installation.md',
    '/acme-kit/installation/',
  );
  writeFileSync(path.join(site, page), text.replaceAll('Overview', 'حقيبة العمل'));
});

it('checks and builds all of it', async () => {
  await type('vitrine', 'check');
  count('builds', 2);
  const {stderr} = await type('vitrine', 'build');
  expect(stderr).not.toContain('Fix: ');
  const page = read('build/acme-kit/button/index.html');
  expect(page).toContain('content=draft');
  expect(page).toContain('href=/acme-kit/v1/button/');
  expect(read('build/charts/button/index.html')).toContain('@acme/charts');
  expect(read('build/ar/acme-kit/index.html')).toMatch(
    /<html[^>]* dir="?rtl[\s\S]*<h1[^>]*>حقيبة العمل/,
  );
});

it('is served by nginx as the build wrote it', async () => {
  const hosts = await startHosts(path.join(site, 'build'));
  try {
    const {status, headers} = await ask(`${hosts.nginx}/ar/charts/button/`);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect((await ask(`${hosts.nginx}/nothing/`)).status).toBe(404);
  } finally {
    hosts.stop();
  }
});
