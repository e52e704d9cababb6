import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {rspack} from '@rspack/core';
import type {Configuration} from '@rspack/core';
import {compileVisited} from '../visits';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vitrine-visits-'));
  write('page.md', 'export default "A page";');
  write('layout.js', 'export default "What is around it";');
  // As Docusaurus writes it.
  const chunk = (file: string) =>
    `"${file}": [() => import("./${file}"), "./${file}", require.resolveWeak("./${file}")],`;
  write('registry.js', `export default {${chunk('page.md')}${chunk('layout.js')}}`);
  write('main.js', 'import registry from "./registry"; console.log(registry);');
});
afterEach(() => rmSync(folder, {recursive: true}));

function write(name: string, text: string): void {
  writeFileSync(path.join(folder, name), text);
}

/** The files that the dev server compiles before anybody has visited a page. */
async function compiled(settings: Partial<Configuration> | undefined): Promise<string[]> {
  const compiler = rspack({
    mode: 'development',
    context: folder,
    entry: './main.js',
    output: {path: path.join(folder, 'out')},
    ...settings,
    plugins: [new rspack.HotModuleReplacementPlugin(), ...(settings?.plugins ?? [])],
  });
  const names = await new Promise<string[]>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error);
      const {modules = [], errors = []} = stats?.toJson({modules: true, errors: true}) ?? {};
      if (errors.length > 0) return reject(new Error(errors[0]?.message));
      return resolve(modules.map(({nameForCondition}) => path.basename(nameForCondition ?? '')));
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
  return names.filter((name) => /^(?:page|layout|registry)\./.test(name)).sort();
}

const settingsOf = (name: string) =>
  compileVisited(
    {name, instance: rspack} as unknown as CurrentBundler,
    path.join(folder, 'registry.js'),
  );

it('leaves pages out until they are visited, though the list of modules names them', async () => {
  expect(await compiled(undefined)).toEqual(['layout.js', 'page.md', 'registry.js']);
  const {devServer, ...settings} = settingsOf('rspack') ?? {};
  expect(await compiled(settings as Configuration)).toEqual(['layout.js', 'registry.js']);
  const middlewares: object[] = [];
  expect(devServer?.setupMiddlewares(middlewares)).toEqual([]);
  expect(middlewares).toHaveLength(1);
});

it('says nothing to another bundler, which has nothing like it', () => {
  expect(settingsOf('webpack')).toBeUndefined();
});
