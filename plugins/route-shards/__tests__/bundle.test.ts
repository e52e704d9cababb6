import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import ChunkAssetPlugin from '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin';
import type {CurrentBundler} from '@docusaurus/types';
import {rspack} from '@rspack/core';
import type {Configuration} from '@rspack/core';
import {spreadFiles} from '../bundle';

const SCRIPTS = {
  'main.js': "import('./theme.js'); import(/* webpackChunkName: \"route-shards\" */ './list.js');",
  'theme.js': 'import shared from "./shared.js"; export default ["theme", shared];',
  // In a chunk of its own, which is loaded with pages and with what is no page's.
  'shared.js': `export default "${'shared '.repeat(20)}";`,
  'list.js': `export const loads = [
    () => import(/* webpackChunkName: "route-shard-0" */ './shard-0.js'),
    () => import(/* webpackChunkName: "route-shard-1" */ './shard-1.js'),
  ];`,
  'shard-0.js': 'export default () => import(/* webpackChunkName: "page-a" */ "./page-a.js");',
  'shard-1.js': 'export default () => import(/* webpackChunkName: "page-b" */ "./page-b.js");',
  'page-a.js': `import shared from "./shared.js";
    export default () => [shared, import(/* webpackChunkName: "demo" */ "./demo.js")];`,
  'page-b.js': 'export default "page b";',
  'demo.js': 'export default "demo";',
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-shards-'));
  for (const [name, text] of Object.entries(SCRIPTS)) writeFileSync(path.join(folder, name), text);
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

/** Bundles as Docusaurus does. @returns file names → texts */
async function bundle(): Promise<Map<string, string>> {
  const bundler = {name: 'rspack', instance: rspack} as unknown as CurrentBundler;
  const plugins = [new ChunkAssetPlugin(), spreadFiles(bundler)] as unknown;
  const out = path.join(folder, 'out');
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: {main: './main.js'},
    output: {
      path: out,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      hashFunction: 'xxhash64',
    },
    optimization: {
      runtimeChunk: true,
      splitChunks: {
        cacheGroups: {shared: {test: /shared/, name: 'shared', chunks: 'all', enforce: true}},
      },
    },
    plugins: plugins as NonNullable<Configuration['plugins']>,
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => (error ? reject(error) : resolve()));
  });
  await new Promise((resolve) => compiler.close(resolve));
  return new Map(
    readdirSync(out).map((file) => [file, readFileSync(path.join(out, file), 'utf8')]),
  );
}

/** The files that a script tells of, without their hashes; all of them must be there. */
function toldBy(name: string, files: ReadonlyMap<string, string>): string[] {
  const [, text = ''] = [...files].find(([file]) => file.startsWith(`${name}.`)) ?? [];
  const self: {vitrineChunkFiles?: Record<string, string>} = {};
  runInNewContext(text.split('\n')[0] ?? '', {self});
  const told = Object.values(self.vitrineChunkFiles ?? {});
  expect(told.filter((file) => !files.has(file))).toEqual([]);
  return told.map((file) => file.replace(/\.\w{8}\.js$/, '').replace(/^\d+$/, 'unnamed')).sort();
}

it("tells the files of a shard's pages in the shard alone", async () => {
  const files = await bundle();
  expect(toldBy('runtime~main', files)).toEqual(['route-shards', 'shared', 'unnamed']);
  expect(toldBy('route-shards', files)).toEqual(['route-shard-0', 'route-shard-1']);
  expect(toldBy('route-shard-0', files)).toEqual(['demo', 'page-a']);
  expect(toldBy('route-shard-1', files)).toEqual(['page-b']);
  const [, runtime = ''] = [...files].find(([file]) => file.startsWith('runtime')) ?? [];
  expect(runtime).not.toMatch(/page-|demo|route-shard-/);
  expect(runtime).toMatch(/vitrineChunkFiles\[\w+\]/);
});
