import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {rspack} from '@rspack/core';
import type {Configuration} from '@rspack/core';
import {compileWhileLoading} from '../bundle';

/** Longer than what is left as it is. */
const LONG = `export const text = ${JSON.stringify('word '.repeat(2000))};`;
const SCRIPTS = {
  'main.js': `import {text} from './long.js';
    console.log(text);
    import(/* webpackChunkName: "page" */ './page.js');
    import(/* webpackChunkName: "short" */ './short.js');`,
  'long.js': LONG,
  'page.js': `${LONG} export const demo = () => import('./demo.js');`,
  'short.js': 'export const text = "short";',
  'demo.js': `${LONG} export const isDemo = true;`,
};

it('has what comes with a page compiled while it is loaded, and nothing else', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-eager-'));
  for (const [name, text] of Object.entries(SCRIPTS)) writeFileSync(path.join(folder, name), text);
  const bundler = {name: 'rspack', instance: rspack} as unknown as CurrentBundler;
  const out = path.join(folder, 'out');
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: {main: './main.js'},
    output: {path: out, filename: '[name].js', chunkFilename: '[name].js'},
    optimization: {runtimeChunk: true, concatenateModules: false},
    plugins: [compileWhileLoading(bundler)] as unknown as NonNullable<Configuration['plugins']>,
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => (error ? reject(error) : resolve()));
  });
  await new Promise((resolve) => compiler.close(resolve));
  const files = readdirSync(out).map((file) => [file, readFileSync(path.join(out, file), 'utf8')]);
  rmSync(folder, {recursive: true, force: true});
  const eager = files.filter(([, text]) => text?.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(files).toHaveLength(5);
  expect(eager.map(([file]) => file).sort()).toEqual(['main.js', 'page.js']);
});
