import path from 'node:path';
import type {CurrentBundler, FutureConfig, Plugin} from '@docusaurus/types';
import type * as Rspack from '@rspack/core';
import type {Configuration, WebpackPluginInstance} from 'webpack';
import {ownManifest} from '../_shared/node/packages';
import {withoutUnused, wordsOf} from './core/unusedRules';

/** What Docusaurus takes from a plugin to bundle by. */
type Settings = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * How the theme has a site bundled. Exports keep their names: the bundler's cache keeps the short ones
 * that it gave, and those of a module depend on how many of its exports were used. After a build with
 * other pages a module would have other names, and other bytes; this costs a hundredth of the scripts.
 *
 * @param config as it is by then
 * @param configuration file that readers get in place of the site's configuration, absolute
 * @param isForReaders whether this is what browsers load from a finished site
 */
export function bundlerSettings(
  bundler: CurrentBundler,
  {experiments}: Pick<Configuration, 'experiments'>,
  {configuration, isForReaders}: {configuration: string; isForReaders: boolean},
): Settings {
  const manifest = ownManifest();
  const isKept = experiments && 'cache' in experiments && manifest !== undefined;
  return {
    // Rspack keeps what pages and sheets were compiled to: not past another version of what does it.
    ...(isKept && {experiments: {cache: {buildDependencies: [manifest]}}}),
    mergeStrategy: {'optimization.minimizer': 'prepend'},
    optimization: isForReaders ? {minimizer: [keepNames(bundler)], mangleExports: false} : {},
    plugins: [
      replaceConfiguration(bundler, configuration),
      ...(isForReaders ? [dropUnusedRules(bundler)] : []),
    ],
  };
}

const LIGHTER = path.join(__dirname, 'client/lighter');

/**
 * Files that do nothing but name what others have: who asks them for one thing gets that alone, and
 * not the rest where somebody else asks for it. Those of a plugin that serves a page by itself have
 * effects, and are none of them.
 */
const BARREL = {
  test: /[\\/](?:_shared|branding|product-identity)[\\/]client[\\/]index\.[jt]s$/,
  sideEffects: false,
};

/** Which file asks for what, and the part of ours that it gets. Tried with Docusaurus 3.10.2. */
const LIGHTER_PARTS = [
  [/[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]index\.js$/, 'tslib', 'tslib'],
  [/[\\/]react-router[\\/]esm[\\/]/, 'hoist-non-react-statics', 'hoistStatics'],
  [/[\\/]react-router[\\/]esm[\\/]/, 'react-is', 'reactIs'],
  [/[\\/]react-router(?:-dom)?[\\/]esm[\\/]/, 'prop-types', 'propTypes'],
  [/[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/, 'react-router-dom', 'router'],
] as const;

/** The parts that a finished site alone gets: what they leave out helps who writes one. */
const FINISHED_PARTS: readonly string[] = ['reactIs', 'propTypes'];

/** The same for what renders the pages, whose bundle no reader waits for. */
const RENDERER_PARTS = [
  [/[\\/]core[\\/]lib[\\/]client[\\/]serverEntry\.js$/, 'react-helmet-async', 'serverHelmet'],
] as const;

/** Rules by which Docusaurus' renderer gets parts that do the same in less time. */
export function rendererParts() {
  const paths = [path.dirname(require.resolve('@docusaurus/core/package.json'))];
  const helmet = path.dirname(require.resolve('react-helmet-async/package.json', {paths}));
  return {
    module: {rules: RENDERER_PARTS.map(aliasIn)},
    // The copy that all others add to the head by.
    resolve: {alias: {'vitrine-helmet$': helmet}},
  };
}

/** What a file that asks for a package gets in its place. */
function aliasIn([test, name, part]: readonly [test: RegExp, name: string, part: string]) {
  return {test, resolve: {alias: {[`${name}$`]: path.join(LIGHTER, part)}}};
}

/**
 * Rules by which Docusaurus' code gets the part of a package that it uses, in place of the whole:
 * no bundler can tell what else of these is never called. What a site or a library asks for itself
 * stays as it is, but for the head of the document, which all must write to by the same code.
 *
 * @param isForReaders whether this is what browsers load from a finished site
 * @returns the keys `module` and `resolve` alone
 */
export function lighterParts(
  {future}: {future: Pick<FutureConfig, 'experimental_router'>},
  {isForReaders}: {isForReaders: boolean},
) {
  const isPlain = future.experimental_router === 'browser';
  const isWanted = (part: string) =>
    part === 'router' ? isPlain : isForReaders || !FINISHED_PARTS.includes(part);
  const rules = LIGHTER_PARTS.filter(([, , part]) => isWanted(part)).map(aliasIn);
  const helmet = {'react-helmet-async$': path.join(LIGHTER, 'helmet')};
  return {module: {rules: [BARREL, ...rules]}, resolve: {alias: isForReaders ? helmet : {}}};
}

/**
 * The bundler's runtime keeps its names: a minifier gives short ones by how often letters occur,
 * and the runtime holds hashes, which are not the final ones yet. A build with a warm cache has
 * others than one with a cold cache, and so would have other bytes.
 */
const RUNTIME_MINIMIZER = {
  include: /runtime~/,
  minimizerOptions: {mangle: false, format: {comments: false}},
} as const;

function keepNames({instance}: CurrentBundler): WebpackPluginInstance {
  // Docusaurus types both of its bundlers as webpack.
  const {SwcJsMinimizerRspackPlugin} = instance as unknown as typeof Rspack;
  const minimizer = new SwcJsMinimizerRspackPlugin(RUNTIME_MINIMIZER);
  return minimizer as unknown as WebpackPluginInstance;
}

/** @param file what readers get in place of the configuration, which Docusaurus would send whole */
function replaceConfiguration({instance}: CurrentBundler, file: string): WebpackPluginInstance {
  const {NormalModuleReplacementPlugin} = instance;
  return new NormalModuleReplacementPlugin(/^@generated\/docusaurus\.config$/, file);
}

const NAME = 'vitrine-unused-rules';

/**
 * Takes the framework's rules that no page can match out of the style sheets, when all scripts are
 * written and before the names of files are made from what is in them.
 */
function dropUnusedRules({instance}: CurrentBundler): WebpackPluginInstance {
  // Docusaurus types both of its bundlers as webpack.
  const {Compilation, sources} = instance as unknown as typeof Rspack;
  const plugin = {
    apply: ({hooks}: Rspack.Compiler) => {
      hooks.compilation.tap(NAME, (compilation) => {
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
        compilation.hooks.processAssets.tap({name: NAME, stage}, (assets) => {
          const filesOf = (ending: string) =>
            Object.keys(assets).filter((file) => file.endsWith(ending));
          const textOf = (file: string) => assets[file]?.source().toString() ?? '';
          const sheets = filesOf('.css').map((file) => [file, textOf(file)] as const);
          // One script after the other: a site has as many as pages.
          const words = new Set<string>();
          for (const file of filesOf('.js')) {
            for (const word of wordsOf(textOf(file))) words.add(word);
          }
          for (const [file, css] of sheets) {
            const others = sheets.flatMap(([other, text]) => (other === file ? [] : text));
            const left = withoutUnused(css, words, others);
            if (left !== css) compilation.updateAsset(file, new sources.RawSource(left));
          }
        });
      });
    },
  };
  return plugin as unknown as WebpackPluginInstance;
}
