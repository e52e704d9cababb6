/**
 * Bundles a page for the browser with what the plugin tells the bundler, in a process of its own.
 * Writes the names of all modules, and of the files that the page was made of.
 */
import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const {rspack} = createRequire(require.resolve('@docusaurus/faster'))('@rspack/core');
const {loadFreshModule} = require('@docusaurus/utils');

const siteDir = import.meta.dirname;
process.chdir(siteDir);
const load = (file) => loadFreshModule(path.join(siteDir, '..', '..', file));
const {default: demos} = await load('index.ts');
const {remarkPlugin} = await load('remark.ts');
const {createWatcher} = await load('../page-reader/watch.ts');
const settings = {
  frames: [],
  aliases: [{path: 'pages/demos', packages: {'@mui/material': '@mui/material-v6'}}],
  sources: {},
  editUrl: '',
  watcher: createWatcher(),
};
const plugin = demos({siteDir, baseUrl: '/', generatedFilesDir: siteDir}, settings);
const {module, plugins} = plugin.configureWebpack({}, false, {
  currentBundler: {name: 'rspack', instance: rspack},
});

const compiler = rspack({
  mode: 'production',
  target: 'web',
  context: siteDir,
  entry: './pages/demos/page.md',
  output: {library: {type: 'commonjs2'}},
  optimization: {concatenateModules: false, minimize: false},
  resolve: {extensions: ['.js', '.tsx']},
  module: {
    rules: [
      ...module.rules,
      {
        test: /\.md$/,
        loader: path.join(siteDir, 'pageLoader.mjs'),
        options: {remarkPlugin: [remarkPlugin, settings], siteDir},
      },
      {
        test: /\.tsx$/,
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
  plugins,
});
compiler.hooks.shouldEmit.tap('runPage', () => false);

compiler.run((failure, stats) => {
  if (failure) throw failure;
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  const {modules, fileDependencies, missingDependencies} = stats.compilation;
  process.stdout.write(
    JSON.stringify({
      modules: [...modules].map((one) => one.identifier()),
      files: [...fileDependencies],
      missing: [...missingDependencies],
    }),
  );
});
