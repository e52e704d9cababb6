import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {rspack} from '@rspack/core';
import type {Compiler, Configuration, RspackPluginInstance} from '@rspack/core';
import {keepScripts} from '../bundle';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vitrine-scripts-'));
  file = path.join(folder, 'kept/scripts');
  write('main.js', 'import("./one.js"); import("./other.js");');
  write('one.js', 'export const shown = (first) => [first, "one"];');
  write('other.js', 'export const shown = (first) => [first, "other"];');
});
afterEach(() => rmSync(folder, {recursive: true}));

function write(name: string, text: string): void {
  writeFileSync(path.join(folder, name), text);
}

/** What a build wrote, and which scripts it had not to make smaller. */
async function built(settings: Configuration = {}) {
  const taken: string[] = [];
  const bundler = {name: 'rspack', instance: rspack} as unknown as CurrentBundler;
  const look = {
    apply: ({hooks}: Compiler) => {
      hooks.thisCompilation.tap('look', (compilation) => {
        const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
        compilation.hooks.processAssets.tap({name: 'look', stage}, () => {
          const assets = compilation.getAssets().filter(({info}) => info.minimized);
          taken.push(...assets.map(({name}) => name).sort());
        });
      });
    },
  };
  const output = path.join(folder, 'out');
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: {path: output, chunkFilename: '[id].js', clean: true},
    optimization: {chunkIds: 'named'},
    plugins: [keepScripts(bundler, file) as unknown as RspackPluginInstance, look],
    ...settings,
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => (error ? reject(error) : resolve()));
  });
  await new Promise((resolve) => compiler.close(resolve));
  const scripts = readdirSync(output).filter((name) => name.endsWith('.js'));
  const texts = scripts.map((name) => [name, readFileSync(path.join(output, name), 'utf8')]);
  return {texts: Object.fromEntries(texts) as Record<string, string>, taken};
}

const ALL = ['main.js', 'one_js.js', 'other_js.js'];

it('makes only those scripts smaller that the last build did not have, to the same bytes', async () => {
  const first = await built();
  expect(first.taken).toEqual([]);
  expect(Object.keys(first.texts)).toEqual(ALL);
  const second = await built();
  expect(second).toEqual({...first, taken: ALL});
  write('one.js', 'export const shown = (first) => [first, first];');
  const third = await built();
  expect(third.taken).toEqual(['main.js', 'other_js.js']);
  expect(third.texts['one_js.js']).toMatch(/(\w)=>\[\1,\1\]/);
});

it('takes nothing that was made smaller by other options, or not at all', async () => {
  await built();
  const {SwcJsMinimizerRspackPlugin: Minimizer} = rspack;
  const kept = new Minimizer({minimizerOptions: {mangle: false}});
  const named = await built({optimization: {chunkIds: 'named', minimizer: [kept]}});
  expect(named.taken).toEqual([]);
  expect(named.texts['one_js.js']).toContain('first');
  const whole = await built({optimization: {chunkIds: 'named', minimize: false}});
  expect(whole.taken).toEqual([]);
  expect(whole.texts['one_js.js']).toContain('const shown = ');
});

it('leaves to themselves a minifier that it does not know, maps, and what is put into another file', async () => {
  write('one.js', '/*! Mine */ export const shown = 1;');
  await built();
  expect((await built()).taken).toEqual(['main.js', 'other_js.js']);
  const optimization = {chunkIds: 'named' as const, minimizer: [{apply: () => undefined}]};
  expect((await built({optimization})).taken).toEqual([]);
  expect((await built({optimization})).taken).toEqual([]);
  expect((await built({devtool: 'source-map'})).taken).toEqual([]);
  expect((await built({devtool: 'source-map'})).taken).toEqual([]);
});

it('makes all of them smaller where what was kept is torn', async () => {
  const {texts} = await built();
  writeFileSync(file, readFileSync(file).subarray(0, -1));
  expect(await built()).toEqual({texts, taken: []});
});

it('knows what Docusaurus makes scripts smaller by', () => {
  const script = `require('@docusaurus/bundler').getMinimizers({
    faster: {swcJsMinimizer: true, lightningCssMinimizer: true},
    currentBundler: {name: 'rspack', instance: require('@rspack/core')},
  }).then((all) => console.log(...all.map(({constructor}) => constructor.name)));`;
  const said = execFileSync(process.execPath, ['-e', script], {encoding: 'utf8'});
  expect(said.trim()).toBe('SwcJsMinimizerRspackPlugin LightningCssMinimizerRspackPlugin');
});
