/**
 * Bundles an island for the browser, in a process of its own: the bundler's native part is not
 * made for jest. Writes the names of the modules of the first load, and of each chunk that follows.
 */
import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const {rspack} = createRequire(require.resolve('@docusaurus/faster'))('@rspack/core');

const compiler = rspack({
  mode: 'production',
  target: 'web',
  entry: path.join(import.meta.dirname, '..', '..', 'theme', 'Demo', 'Island.tsx'),
  // A library, as nothing of an entry that exports to nobody would be left.
  output: {library: {type: 'commonjs2'}},
  optimization: {concatenateModules: false, minimize: false},
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias: {
      '@docusaurus/Translate': path.resolve('tests/setup/Translate.tsx'),
      '@docusaurus/router': path.resolve('tests/setup/router.ts'),
      '@generated/demos/default/frames.js': path.join(import.meta.dirname, 'frames.js'),
    },
  },
  module: {
    parser: {'css/module': {namedExports: false}},
    rules: [
      {test: /\.module\.css$/, type: 'css/module'},
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: {syntax: 'typescript', tsx: true},
            transform: {react: {runtime: 'automatic'}},
          },
        },
      },
    ],
  },
  experiments: {css: true},
  plugins: [new rspack.DefinePlugin({VITRINE_SERVER: 'false'})],
});
// Nothing is written: only what is in the bundle is asked for.
compiler.hooks.shouldEmit.tap('runBundler', () => false);

compiler.run((failure, stats) => {
  if (failure) throw failure;
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  const {chunks, chunkGraph} = stats.compilation;
  const modulesOf = (chunk) =>
    [...chunkGraph.getChunkModules(chunk)].map((module) => module.identifier());
  const [first, later] = [true, false].map((initial) =>
    [...chunks].filter((chunk) => chunk.canBeInitial() === initial).map(modulesOf),
  );
  process.stdout.write(JSON.stringify({first: first.flat(), later}));
});
