/**
 * Bundles modules with a rule, in a process of its own: the bundler's native part is not made for
 * jest. Writes the paths of all modules that were found.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);
const {rspack} = createRequire(require.resolve('@docusaurus/faster'))('@rspack/core');
const {entry, first, exclude, modules} = JSON.parse(readFileSync(0, 'utf8'));

const compiler = rspack({
  mode: 'development',
  target: ['web', 'es2022'],
  devtool: false,
  entry,
  resolve: {modules: [first, 'node_modules'], symlinks: false},
  module: {
    rules: [
      {
        exclude: exclude.map(({pattern, path}) => (pattern ? new RegExp(pattern) : path)),
        resolve: {modules},
      },
    ],
  },
});
// Nothing is written: only what is in the bundle is asked for.
compiler.hooks.shouldEmit.tap('runResolver', () => false);

compiler.run((failure, stats) => {
  if (failure) throw failure;
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  const found = [...stats.compilation.modules].flatMap(({resource}) => resource ?? []);
  process.stdout.write(JSON.stringify(found));
});
