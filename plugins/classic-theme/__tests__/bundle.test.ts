import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {rspack} from '@rspack/core';
import type {Configuration} from '@rspack/core';
import {bundlerSettings, lighterParts} from '../bundle';

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
  const {optimization} = bundlerSettings(bundler, {}, {configuration, isForReaders: true}) as Pick<
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

describe('lighter parts', () => {
  const sourceOf = (module: string) => readFileSync(require.resolve(module), 'utf8');

  it('are all that the files use which get them', () => {
    const helpers = sourceOf('@docusaurus/utils-common').matchAll(/tslib_1\.(\w+)/g);
    expect([...new Set([...helpers].map(([, name]) => name))]).toEqual(['__importDefault']);
    const core = path.dirname(require.resolve('@docusaurus/core/package.json'));
    const entry = readFileSync(path.join(core, 'lib/client/clientEntry.js'), 'utf8');
    expect(entry).toContain("import { BrowserRouter, HashRouter } from 'react-router-dom';");
    const router = path.dirname(require.resolve('react-router/package.json'));
    const esm = readFileSync(path.join(router, 'esm/react-router.js'), 'utf8');
    expect(esm.match(/hoistStatics\(.*/g)).toEqual(['hoistStatics(C, Component);']);
    const head = readFileSync(path.join(core, 'lib/client/exports/Head.js'), 'utf8');
    expect(head).toContain('return <Helmet {...props}/>;');
    expect(sourceOf('react-helmet-async/package.json')).toContain('"version": "1.3.0"');
  });

  it.each([
    ['browser' as const, false],
    ['hash' as const, true],
  ])('leave out what a site with a %s router never calls', async (router, hasHash) => {
    const core = path.dirname(require.resolve('@docusaurus/core/package.json'));
    mkdirSync(path.join(folder, 'core/lib/client'), {recursive: true});
    const entry = path.join(folder, 'core/lib/client/clientEntry.js');
    writeFileSync(
      entry,
      `import {BrowserRouter, HashRouter} from 'react-router-dom';
       import {applyTrailingSlash} from '@docusaurus/utils-common';
       export default [BrowserRouter, HashRouter, applyTrailingSlash];`,
    );
    const compiler = rspack({
      mode: 'production',
      context: folder,
      target: 'node',
      entry,
      output: {path: folder, filename: 'out.js', library: {type: 'commonjs2'}},
      resolve: {
        mainFields: ['module', 'main'],
        extensions: ['.ts', '.js'],
        modules: [path.resolve(core, '../..')],
      },
      module: {
        rules: [
          {
            test: /\.ts$/,
            loader: 'builtin:swc-loader',
            options: {jsc: {parser: {syntax: 'typescript'}}},
          },
          ...lighterParts({future: {experimental_router: router}}, {isForReaders: true}).module
            .rules,
        ],
      },
      externals: {react: require.resolve('react')},
    });
    await new Promise<void>((resolve, reject) => {
      compiler.run((error) => (error ? reject(error) : resolve()));
    });
    await new Promise((resolve) => compiler.close(resolve));
    const out = readFileSync(path.join(folder, 'out.js'), 'utf8');
    expect(out).not.toContain('__awaiter');
    expect(out).not.toContain('getDerivedStateFromProps:');
    expect(out).not.toContain('react.forward_ref');
    expect(out).not.toContain('PROP_TYPES');
    expect(out.includes('hashbang')).toBe(hasHash);
    // And what is left works.
    const [, , applyTrailingSlash] = (await import(path.join(folder, 'out.js'))).default;
    expect(applyTrailingSlash('/a', {trailingSlash: true, baseUrl: '/'})).toBe('/a/');
  });
});
