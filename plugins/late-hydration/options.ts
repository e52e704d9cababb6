import {Joi} from '@docusaurus/utils-validation';
import {HOST} from '../_shared/site/hosts';
import {optionsHook} from '../_shared/node/options';

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /**
   * React comes once the browser has nothing better to do, even if nobody uses the page: something
   * on all pages measures, asks or advertises. Default `false`; the preset says so of a site that
   * has a tag, a question for consent or ads.
   */
  whenIdle?: boolean;
  /**
   * Hosts, beside that of the site's `url`, on which the site has a service worker: there React
   * comes so on a reader's first visit, as it brings the worker. Default `false`, no worker; the
   * preset says what the plugin service-worker says.
   */
  workerHosts?: string[] | false;
  /**
   * The plugin brings the inline script that holds clicks. Default `false`, as the plugin demos
   * brings it; the preset says so of a site that leaves that out.
   */
  holdsClicks?: boolean;
  /**
   * A page has the styles that it wears in itself and begins with the faces that it preloads; the
   * rest comes later. Default `true`; `false` links one sheet for all.
   */
  dividesStyles?: boolean;
  /**
   * The header comes alive by itself when it is used, and leaves the page as it was served. Default
   * `true`; the preset says `false` of a site whose theme has a header, a layout or a root of its
   * own, as that header may ask what only the page's React tells.
   */
  headerAlone?: boolean;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {
  whenIdle: false,
  workerHosts: false,
  holdsClicks: false,
  dividesStyles: true,
  headerAlone: true,
};

const host = Joi.string()
  .pattern(HOST)
  .messages({'string.pattern.base': 'must be a host in small letters, as `docs.example.com`'});

const schema = Joi.object<PluginOptions>({
  whenIdle: Joi.boolean().strict().default(DEFAULT_OPTIONS.whenIdle),
  workerHosts: Joi.alternatives(Joi.valid(false), Joi.array().items(host)).default(
    DEFAULT_OPTIONS.workerHosts,
  ),
  holdsClicks: Joi.boolean().strict().default(DEFAULT_OPTIONS.holdsClicks),
  dividesStyles: Joi.boolean().strict().default(DEFAULT_OPTIONS.dividesStyles),
  headerAlone: Joi.boolean().strict().default(DEFAULT_OPTIONS.headerAlone),
});

export const validateOptions = optionsHook('late-hydration', schema);
