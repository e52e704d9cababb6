import {Joi} from '@docusaurus/utils-validation';
import {optionsHook, SHEET_FIELDS} from '../_shared/node/options';
import type {Alias} from '../demo-code';
import type {Frame} from './core/types';
import type {Watcher} from '../page-reader';

/** Options as written in docusaurus.config.ts. What a single demo may vary stands in its line. */
export interface Options {
  /**
   * What surrounds the demos of the pages below a folder: the theme and the style sheets of their
   * library. The longest path wins; demos of other pages have no frame. Paths are relative to the
   * site.
   * Default none.
   */
  frames?: Frame[];
  /**
   * Packages that stand for others in the demos of the pages below a folder: those of a past
   * version. The longest path wins. Default none.
   */
  aliases?: Alias[];
  /**
   * Modules that demos run in place of what a package exports, by its name: a library's own source,
   * changes of which show at once. Relative to the site. Default none.
   */
  sources?: Readonly<Record<string, string>>;
  /**
   * npm packages whose own code imports style sheets. What their sheets, and those of packages that
   * they depend on, say of bare elements is kept to demos. Default none.
   */
  libraries?: string[];
  /**
   * Address that leads, with a demo's path in the site behind it, to where it can be edited: that
   * of the docs instances. Default `''`: no such link.
   */
  editUrl?: string;
  /**
   * What fences that are `live` have without an import, beside what React exports: name → module
   * that exports it, a package or `@site/src/…`. Default none.
   */
  liveScope?: Readonly<Record<string, string>>;
  /**
   * What the remark plugin, which has it among its options too, tells of the files of each page.
   * Default: a page is not made anew when one of its demos changes.
   */
  watcher?: Watcher;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Omit<Options, 'watcher'>> & Pick<Options, 'watcher'>;

export const DEFAULT_OPTIONS: PluginOptions = {
  frames: [],
  aliases: [],
  sources: {},
  libraries: [],
  editUrl: '',
  liveScope: {},
};

const frame = Joi.object<Frame>({
  path: Joi.string().required(),
  module: Joi.string(),
  ...SHEET_FIELDS,
  css: SHEET_FIELDS.css.min(1),
})
  .or('module', 'css')
  .with('modes', 'css')
  .with('mirror', 'css')
  .messages({'object.with': 'has {{#main}}, which is about style sheets: name them in css'});

const alias = Joi.object<Alias>({
  path: Joi.string().required(),
  packages: Joi.object().pattern(Joi.string(), Joi.string()).min(1).required(),
});

const schema = Joi.object<PluginOptions>({
  frames: Joi.array().items(frame).unique('path').default(DEFAULT_OPTIONS.frames),
  aliases: Joi.array().items(alias).unique('path').default(DEFAULT_OPTIONS.aliases),
  sources: Joi.object().pattern(Joi.string(), Joi.string()).default(DEFAULT_OPTIONS.sources),
  libraries: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.libraries),
  editUrl: Joi.string().uri().allow('').default(DEFAULT_OPTIONS.editUrl),
  liveScope: Joi.object().pattern(Joi.string(), Joi.string()).default(DEFAULT_OPTIONS.liveScope),
  watcher: Joi.object(),
});

export const validateOptions = optionsHook('demos', schema);
