import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/node/options';
import {HOST} from '../_shared/site/hosts';

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /** `false` puts a worker in place that removes the one readers have. Default `true`. */
  enabled?: boolean;
  /**
   * Hosts beside that of the site's `url` on which the worker is registered. An entry without a
   * port fits every port. Default none.
   */
  hosts?: string[];
  /** Paths of pages, beside the start page, that every browser keeps. Default none. */
  landing?: string[];
  /**
   * Static files that only scripts ask for, kept with every saved product; a path that ends with a
   * slash stands for all files below it (`/img/house/`). Default none.
   */
  files?: string[];
  /**
   * The most that every browser keeps, in bytes, not compressed: a build of more stops. Default: of
   * more than 3 MB it warns.
   */
  firstPayload?: number;
  /** Path of the page that stands in for one that cannot be had. Default `/offline/`. */
  offlinePage?: string;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Omit<Options, 'firstPayload'>> & Pick<Options, 'firstPayload'>;

export const DEFAULT_OPTIONS: PluginOptions = {
  enabled: true,
  hosts: [],
  landing: [],
  files: [],
  offlinePage: '/offline/',
};

const path = Joi.string()
  .pattern(/^\/(?:[^?#]*\/)?$/)
  .messages({'string.pattern.base': 'must be a path that begins and ends with a slash'});

const host = Joi.string()
  .pattern(HOST)
  .messages({'string.pattern.base': 'must be a host in small letters, as `docs.example.com`'});

const schema = Joi.object<PluginOptions>({
  enabled: Joi.boolean().strict().default(DEFAULT_OPTIONS.enabled),
  hosts: Joi.array().items(host).default(DEFAULT_OPTIONS.hosts),
  landing: Joi.array().items(path).default(DEFAULT_OPTIONS.landing),
  files: Joi.array()
    .items(
      Joi.string()
        .pattern(/^\/[^?#]*$/)
        .messages({'string.pattern.base': 'must be a path that begins with a slash'}),
    )
    .default(DEFAULT_OPTIONS.files),
  firstPayload: Joi.number().strict().integer().min(1),
  offlinePage: path.default(DEFAULT_OPTIONS.offlinePage),
});

export const validateOptions = optionsHook('service-worker', schema);
