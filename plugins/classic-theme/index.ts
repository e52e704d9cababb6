import path from 'node:path';
import * as classic from '@docusaurus/theme-classic';
import type {HtmlTags, LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {getLocaleConfig} from '@docusaurus/utils';
import postcssRTLCSS from 'postcss-rtlcss';
import {Mode} from 'postcss-rtlcss/options';
import {bundlerSettings, lighterParts, rendererParts} from './bundle';
import {createQueue, fewAtOnce} from './core/fewAtOnce';
import {isFramework, keptModules, publicConfiguration, withoutScripts} from './core/theme';
import type {HtmlTag} from './core/theme';
import {hasPostcssConfig} from './files';
import type {PluginOptions} from './options';
import {withoutOwnSheets} from './prefixes';

// Docusaurus looks for these beside the factory; the theme declares only one of them.
export const {getSwizzleConfig, validateThemeConfig} = classic as unknown as PluginModule;

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** All are compiled on one thread: more only wait for what one of them reads. */
const PAGES_AT_ONCE = 8;

/**
 * Docusaurus' classic theme, without the scripts that this site has no use for, and with its
 * styles mirrored under `[dir='rtl']`.
 */
export default function classicTheme(
  context: LoadContext,
  options: PluginOptions,
): Plugin<undefined> {
  const theme = classic.default(leftToRight(context), options);
  const lib = path.dirname(require.resolve('@docusaurus/theme-classic'));
  let configuration = ''; // Written before anything is bundled.
  const queue = createQueue(PAGES_AT_ONCE);
  const queued = new WeakSet();
  return {
    ...theme,
    getThemePath: () => path.join(lib, 'theme'),
    getTypeScriptThemePath: () => path.join(lib, '../src/theme'),
    getClientModules: () => [
      './client',
      ...keptModules(theme.getClientModules?.() ?? [], (module) => path.join(lib, module)),
    ],
    async contentLoaded({actions}) {
      configuration = await actions.createData(
        'configuration.mjs',
        publicConfiguration(context.siteConfig),
      );
    },
    configureWebpack(config, isServer, {currentBundler}) {
      fewAtOnce(config.module?.rules, queue, queued);
      const settings = {configuration, isForReaders: !isServer && config.mode === 'production'};
      const parts = isServer ? rendererParts() : lighterParts(context.siteConfig, settings);
      return {...bundlerSettings(currentBundler, config, settings), ...(options.lighter && parts)};
    },
    configurePostCss(postCss) {
      postCss.plugins = [...postCss.plugins.map(withoutOwnSheets), mirrorForeignRules()];
      if (!hasPostcssConfig(context.siteDir)) Object.assign(postCss, {config: false});
      return theme.configurePostCss?.(postCss) ?? postCss;
    },
    injectHtmlTags(args) {
      const tags = theme.injectHtmlTags?.(args) ?? {};
      return {...tags, preBodyTags: withoutScripts(listOf(tags.preBodyTags))};
    },
  };
}

/**
 * The theme would mirror all styles, ours too, for a language that runs from right to left. But
 * the direction is the reader's choice: the sheets of all languages are the same, and have both.
 */
function leftToRight(context: LoadContext): LoadContext {
  const {i18n} = context;
  const config = {...getLocaleConfig(i18n), direction: 'ltr' as const};
  const localeConfigs = {...i18n.localeConfigs, [i18n.currentLocale]: config};
  return {...context, i18n: {...i18n, localeConfigs}};
}

function listOf(tags: HtmlTags | undefined): HtmlTag[] {
  return [tags ?? []].flat() as HtmlTag[];
}

/** A PostCSS plugin that adds, to sheets written by others, what differs from right to left. */
function mirrorForeignRules() {
  const mirror = postcssRTLCSS({mode: Mode.override, rtlPrefix: "[dir='rtl']"});
  return {
    postcssPlugin: 'vitrine-mirror',
    prepare: ({root}: {root: {source?: {input: {file?: string}}}}) =>
      isFramework(root.source?.input.file) ? mirror : {},
  };
}
