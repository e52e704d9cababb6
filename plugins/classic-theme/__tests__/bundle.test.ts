import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {rspack} from '@rspack/core';
import type {Configuration} from '@rspack/core';
import {bundlerSettings} from '../bundle';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-bundle-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

/** The bundler's runtime, as a browser gets it of a script that loads another. */
async function runtimeOf(script: string): Promise<string> {
  writeFileSync(path.join(folder, 'main.js'), script);
  writeFileSync(path.join(folder, 'later.js'), 'export default 1;');
  const bundler = {name: 'rspack', instance: rspack} as unknown as CurrentBundler;
  const configuration = path.join(folder, 'configuration.js');
  const {optimization} = bundlerSettings(bundler, {configuration, isForReaders: true}) as Pick<
    Configuration,
    'optimization'
  >;
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: {main: './main.js'},
    output: {path: folder, filename: '[name].js'},
    optimization: {...optimization, runtimeChunk: {name: 'runtime~main'}},
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => (error ? reject(error) : resolve()));
  });
  await new Promise((resolve) => compiler.close(resolve));
  return readFileSync(path.join(folder, 'runtime~main.js'), 'utf8');
}

it("keeps the names of the bundler's runtime, which hang on no hash then", async () => {
  const runtime = await runtimeOf('import("./later.js");');
  expect(runtime).toContain('__webpack_require__');
  // Short all the same: it is on every page.
  expect(runtime).not.toMatch(/\/\*|^ {2}/m);
});
