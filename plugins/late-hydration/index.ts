import path from 'node:path';
import ownTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {heldClicksScript} from '../_shared/loading/heldClicks';
import {speculationRules} from './core/speculation';
import {compileWhileLoading, divideStyles, headerRoot} from './bundle';
import {bundleLoader, writeDresser, type Loader} from './files';
import {dressedTemplate, styledTemplate} from './core/styles/template';
import type {WornGroup} from '../library-sheets';
import {lateTemplate} from './core/template';
import {scriptsOfPages} from './scripts';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Puts one small loader in the place of a page's scripts, which it loads when they are wanted. */
export default function lateHydration(context: LoadContext, options: PluginOptions): Plugin {
  // The dev server brings React at once: it shows what is being written.
  const isLate = process.env.NODE_ENV === 'production';
  let loader: Loader | undefined;
  return {
    name: 'late-hydration',
    getClientModules: () => (isLate ? ['./client', './client/waits.css'] : []),
    // Read for the texts to translate.
    getPathsToWatch: () => [path.resolve(__dirname, 'client/**/*.{ts,js}')],
    async contentLoaded() {
      if (isLate) loader = await bundleLoader(context, options);
    },
    injectHtmlTags: () => ({
      headTags:
        isLate && options.holdsClicks ? [{tagName: 'script', innerHTML: heldClicksScript()}] : [],
    }),
    configureWebpack: (config, isServer, {currentBundler}) => ({
      plugins: isServer || !loader ? [] : delivery(currentBundler, context, {...options, loader}),
      ...(isLate && options.headerAlone && headerRoot(config, isServer)),
    }),
  };
}

/**
 * Adds the loader to what is bundled, and writes the template of pages once the bundler's names are
 * known: Docusaurus asks for it after that.
 */
function delivery(
  bundler: CurrentBundler,
  {siteConfig, generatedFilesDir, i18n, baseUrl}: LoadContext,
  {loader, dividesStyles, headerAlone}: {loader: Loader} & PluginOptions,
) {
  let rules: WornGroup[] = [];
  const template = {
    apply({hooks}: Compiler): void {
      hooks.done.tapPromise('late-hydration', async (stats) => {
        if (stats.hasErrors()) return;
        const written = siteConfig.ssrTemplate ?? ownTemplate;
        siteConfig.ssrTemplate = lateTemplate(dividesStyles ? await dressed(written) : written, {
          loader: loader.path,
          url: siteConfig.url,
          key: `${baseUrl}${stats.hash}`,
          ...scriptsOfPages(generatedFilesDir),
          headerAlone,
          // One text for all languages: the policy lets in each by its hash.
          rules: speculationRules(
            i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl,
            !hasScripts(siteConfig),
          ),
        });
      });
    },
  };
  const dressed = async (written: string) => {
    const folder = path.join(generatedFilesDir, 'late-hydration');
    return dressedTemplate(styledTemplate(written), await writeDresser(folder, rules));
  };
  return [
    template,
    addScript(bundler, loader),
    compileWhileLoading(bundler),
    ...(dividesStyles ? [divideStyles(bundler, (found) => (rules = found))] : []),
  ];
}

/** Puts a script beside those that are bundled. */
function addScript({instance}: CurrentBundler, {path: file, text}: Loader) {
  const {RawSource} = instance.sources;
  return {
    apply({hooks}: Compiler): void {
      hooks.thisCompilation.tap('late-hydration', (compilation) => {
        compilation.hooks.processAssets.tap('late-hydration', () => {
          compilation.emitAsset(file, new RawSource(text), {minimized: true});
        });
      });
    },
  };
}

/** Whether the site brings scripts of its own, which may count a page as read that nobody has opened. */
function hasScripts({scripts, headTags}: LoadContext['siteConfig']): boolean {
  return scripts.length > 0 || headTags.some(({tagName}) => tagName === 'script');
}
