import {execFileSync} from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {rspack} from '@rspack/core';
import {CHUNK_FILES} from '../core';

/** A site as Docusaurus bundles it for the server, in small: it loads pages by the registry. */
const SITE: Record<string, string> = {
  'registry.js': `export default {
    a: [() => import('./a'), '@site/a', require.resolveWeak('./a')],
    b: [() => import('./b'), '@site/b', require.resolveWeak('./b')],
    c: [() => import('./lost'), '@site/c', require.resolveWeak('./lost')],
  };`,
  'routes.js': "export default [{path: '/a/'}, {path: '/b/'}, {path: '*'}];",
  // Another route has the path of a page, and what it needs is not loaded for that.
  'chunkNames.js':
    "export default {'/a/-1': {content: 'a'}, '/b/-2': {props: ['b']}, '/b/-3': {content: 'c'}};",
  'router.js': `export const matchRoutes = (routes, pathname) =>
    routes.filter(({path}) => path === pathname).map((route) => ({route}));`,
  'renderer.js': `import registry from './registry';
    import shell from './shell';
    const loaders = {'/a/': registry.a[0], '/b/': registry.b[0]};
    export default async function render({pathname}) {
      rendered.push(pathname);
      const {default: page} = loaders[pathname] ? await loaders[pathname]() : await import('./lost');
      return {html: shell + (typeof page === 'string' ? page : await page())};
    }`,
  'shell.js': "export default 'shell ';",
  'a.js': "export default 'a';",
  'b.js': "export default async () => 'b ' + (await import('./beside')).default;",
  'beside.js': "export default 'beside';",
  'lost.js': "export default 'lost';",
};

const PAGES = ['/a/', '/b/', '/c/'];
const AT_FIRST = ['shell a', 'shell b beside', 'shell lost'];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vitrine-kept-'));
});
afterAll(() => rmSync(folder, {recursive: true}));
beforeEach(() => {
  rmSync(folder, {recursive: true});
  mkdirSync(path.join(folder, 'kept'), {recursive: true});
  for (const [file, text] of Object.entries(SITE)) writeFileSync(path.join(folder, file), text);
});

/** Bundles the site, and renders its pages in a thread of their own. */
async function build(
  pages = PAGES,
  env: NodeJS.ProcessEnv = {},
): Promise<{rendered: string[]; html: string[]}> {
  const out = path.join(folder, 'server');
  const inSite = (file: string) => path.join(folder, file);
  await bundle({
    mode: 'production',
    target: 'node20',
    context: folder,
    entry: {main: path.resolve(__dirname, '../client/serverEntry.ts')},
    output: {
      path: out,
      filename: 'main.js',
      chunkFilename: CHUNK_FILES,
      libraryTarget: 'commonjs2',
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.js'],
      alias: {
        'vitrine-renderer$': inSite('renderer.js'),
        '@generated/registry$': inSite('registry.js'),
        '@generated/routes$': inSite('routes.js'),
        '@generated/routesChunkNames$': inSite('chunkNames.js'),
        'vitrine-routes$': inSite('router.js'),
      },
    },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
        },
      ],
    },
    // As Docusaurus has it.
    optimization: {minimize: false, splitChunks: false, concatenateModules: false},
  });
  const script = `globalThis.rendered = [];
    const {default: render} = require(${JSON.stringify(path.join(out, 'main.js'))});
    const pages = ${JSON.stringify(pages)};
    Promise.all(pages.map((pathname) => render({pathname}))).then((all) =>
      console.log(JSON.stringify({rendered, html: all.map(({html}) => html)})));`;
  const places = {folder: path.join(folder, 'kept'), bundle: out};
  const output = execFileSync(process.execPath, ['-e', script], {
    env: {PATH: process.env.PATH, ...env, VITRINE_KEPT_PAGES: JSON.stringify(places)},
    encoding: 'utf8',
  });
  return JSON.parse(output) as {rendered: string[]; html: string[]};
}

function bundle(options: Parameters<typeof rspack>[0]): Promise<void> {
  const compiler = rspack(options);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
}

const edit = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

it('renders nothing where nothing has changed', async () => {
  expect(await build()).toEqual({rendered: PAGES, html: AT_FIRST});
  expect(await build()).toEqual({rendered: [], html: AT_FIRST});
});

it('finds the file of a chunk without a table of all of them', async () => {
  await build();
  const runtime = readFileSync(path.join(folder, 'server/main.js'), 'utf8');
  const [, fileOf] = /__webpack_require__\.u = ([^]*?)\n\}/.exec(runtime) ?? [];
  expect(fileOf).toMatch(/"assets\/js\/" \+ chunkId \+ "\.js"$/m);
});

it('renders a page whose own code has changed, and no other', async () => {
  await build();
  edit('a.js', "export default 'A';");
  expect(await build()).toEqual({rendered: ['/a/'], html: ['shell A', ...AT_FIRST.slice(1)]});
  edit('a.js', SITE['a.js'] ?? '');
  expect(await build()).toEqual({rendered: ['/a/'], html: AT_FIRST});
});

it('renders pages that load what has changed, whichever page loaded it first', async () => {
  await build(['/b/']);
  edit('beside.js', "export default 'BESIDE';");
  expect((await build(['/b/'])).html).toEqual(['shell b BESIDE']);
  edit('lost.js', "export default 'LOST';");
  expect((await build()).html).toEqual(['shell a', 'shell b BESIDE', 'shell LOST']);
});

it('renders all pages after a change of what all have, and in another time zone', async () => {
  await build();
  expect((await build(PAGES, {TZ: 'Asia/Kolkata'})).rendered).toEqual(PAGES);
  edit('shell.js', "export default 'SHELL ';");
  const {rendered, html} = await build();
  expect({rendered, first: html[0]}).toEqual({rendered: PAGES, first: 'SHELL a'});
});

describe('the environment', () => {
  it('counts for pages that have read it, by name or as a whole', async () => {
    // What is set for the rest of the build takes the way of any other.
    const code = "process.env.PATH = ''; return 'a ' + process.env.RELEASE;";
    edit('a.js', `export default async () => { ${code} };`);
    await build(PAGES, {RELEASE: '1'});
    expect((await build(PAGES, {RELEASE: '1', RUN: '2'})).rendered).toEqual([]);
    // Rendered at once with it, the others may show what it has read.
    expect((await build(['/a/'], {RELEASE: '2'})).html).toEqual(['shell a 2']);
    edit(
      'a.js',
      "export default async () => 'a ' + Object.keys({...process.env}).includes('RUN');",
    );
    await build(['/a/']);
    expect((await build(['/a/'], {RUN: '2'})).html).toEqual(['shell a true']);
  });

  it('counts for all pages where a module reads it as it is loaded', async () => {
    edit('shell.js', "export default `shell ${process.env.RELEASE ?? ''}`;");
    await build(PAGES, {RUN: '1'});
    expect((await build(PAGES, {RUN: '2'})).rendered).toEqual([]);
    expect((await build(PAGES, {RELEASE: '1 '})).html[0]).toBe('shell 1 a');
  });
});

it('renders a page anew whose file is torn, and one that was not there', async () => {
  await build(['/a/', '/b/']);
  const kept = path.join(folder, 'kept');
  const [cut = '', changed = ''] = readdirSync(kept).map((file) => path.join(kept, file));
  truncateSync(cut, 40);
  writeFileSync(changed, readFileSync(changed, 'latin1').replace('shell ', 'SHELL '), 'latin1');
  expect(await build()).toEqual({rendered: PAGES, html: AT_FIRST});
});
