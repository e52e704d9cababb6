import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Script} from 'node:vm';
import {gzipSync} from 'node:zlib';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import serviceWorker, {validateOptions} from '..';
import {DEFAULT_OPTIONS} from '../options';
import type {PluginOptions} from '../options';
import type {OfflineSet} from '../core/types';

/** What the worker may weigh, compressed, in bytes. */
const MAX_WORKER = 9000;

type PostBuild = Parameters<NonNullable<Plugin['postBuild']>>[0];
type ContentActions = Parameters<NonNullable<Plugin['allContentLoaded']>>[0];

const registry = [{id: 'ui', name: 'Kit', routeRoots: ['/ui/']}];

const BUILD: Record<string, string> = {
  'out/index.html': '<html data-product=docs><script src=/assets/js/main.1.js></script>',
  'out/404.html': '<html data-product=docs>',
  'out/offline/index.html': '<html data-product=docs>',
  'out/ui/index.html': '<html data-product=ui><link rel=stylesheet href=/assets/css/a.2.css>',
  'out/assets/js/main.1.js': 'main()',
  'out/assets/js/route.3.js': 'route()',
  'out/assets/js/demo.4.js': 'demo()',
  'out/assets/css/a.2.css': 'a{b:url(/assets/fonts/f.5.woff2)}',
  'out/assets/fonts/f.5.woff2': 'font',
  'out/made-by-another-plugin.json': '{}',
  'generated/routesChunkNames.json': '{"/offline/-1":{"__comp":"route"}}',
  'generated/client-manifest.json':
    '{"origins":{"route":[3]},"assets":{"3":{"js":[{"file":"assets/js/route.3.js"}]}}}',
  'site/package.json': '{"browserslist":{"production":["chrome >= 125"]}}',
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'service-worker-'));
  for (const [file, text] of Object.entries(BUILD)) write(file, text);
});
afterEach(() => rmSync(root, {recursive: true}));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

const read = (file: string) => readFileSync(path.join(root, 'out', file), 'utf8');

function make(options: Partial<PluginOptions> = {}): Plugin {
  const siteConfig = {url: 'https://a.example', baseUrl: '/', staticDirectories: ['static']};
  const folders = {
    siteDir: path.join(root, 'site'),
    generatedFilesDir: path.join(root, 'generated'),
  };
  const context = {...folders, siteConfig} as unknown as LoadContext;
  return serviceWorker(context, {...DEFAULT_OPTIONS, ...options});
}

async function build(options: Partial<PluginOptions> = {}): Promise<string> {
  const plugin = make(options);
  const allContent = {'product-identity': {default: registry}};
  await plugin.allContentLoaded?.({allContent} as unknown as ContentActions);
  await plugin.postBuild?.({outDir: path.join(root, 'out')} as PostBuild);
  return read('sw.js');
}

it('writes one script that needs nothing else, and names the shell', async () => {
  const script = await build({landing: ['/ui/']});
  expect(() => new Script(script)).not.toThrow();
  // Not `toMatch`, which would print the script.
  expect(/\bimport\s*[({"']|\brequire\(|process\.env|__WB_MANIFEST/.test(script)).toBe(false);
  const urls = [...script.matchAll(/\{url:"([^"]+)",revision:/g)].map(([, url]) => url);
  expect(urls).toEqual([
    '/404.html',
    '/assets/css/a.2.css',
    '/assets/js/main.1.js',
    '/assets/js/route.3.js',
    '/',
    '/offline/',
    '/ui/',
    '/offline/index.json',
  ]);
  expect(gzipSync(script).length).toBeLessThan(MAX_WORKER);
});

it('writes the list of each product that has pages, and the list of lists', async () => {
  await build();
  const set = JSON.parse(read('offline/ui.json')) as OfflineSet;
  expect(set.files.map(({url}) => url)).toEqual([
    '/assets/css/a.2.css',
    '/assets/fonts/f.5.woff2',
    '/assets/js/demo.4.js',
    '/assets/js/route.3.js',
    '/ui/',
  ]);
  expect(JSON.parse(read('offline/index.json'))).toEqual([
    {id: 'ui', name: 'Kit', href: '/ui/', bytes: set.bytes, pages: 1},
  ]);
});

it('gives equal bytes for equal builds, and others when a page changes', async () => {
  const first = await build();
  const list = read('offline/ui.json');
  expect([await build(), read('offline/ui.json')]).toEqual([first, list]);
  write('out/ui/index.html', '<html data-product=ui>another');
  expect(await build()).not.toBe(first);
});

it('looks at nothing that another plugin writes at the same time', async () => {
  const first = await build();
  write('out/made-by-another-plugin.json', '{"changed":true}');
  write('out/ui/index.md', 'later');
  expect(await build()).toBe(first);
});

it('fails where the shell is larger than the site lets it be', async () => {
  await expect(build({firstPayload: 10})).rejects.toThrow(/of at most 10; the largest are/);
});

it('warns of much where the site says nothing of it, and goes on', async () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation();
  await build();
  expect(warn).not.toHaveBeenCalled();
  const script = read('assets/js/main.1.js');
  write('out/assets/js/main.1.js', ' '.repeat(3_000_000));
  expect((await build()).includes('"/assets/js/main.1.js"')).toBe(true);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('the largest are assets/js/main.1.js'));
  write('out/assets/js/main.1.js', script);
});

it('without a worker writes the one that removes it, and no lists', async () => {
  expect(await build({enabled: false})).toContain('registration.unregister()');
  expect(() => read('offline/ui.json')).toThrow();
});

it('tells the browser half where it is at home', async () => {
  const createData = jest.fn(() => Promise.resolve(''));
  const plugin = make({hosts: ['localhost:3000']});
  await plugin.contentLoaded?.({content: undefined, actions: {createData} as never});
  expect(createData).toHaveBeenCalledWith('settings.json', {
    enabled: true,
    hosts: ['a.example', 'localhost:3000'],
    baseUrl: '/',
  });
  expect(plugin.getClientModules?.()).toEqual(['./client/start']);
  expect(validateOptions).toBeInstanceOf(Function);
});
