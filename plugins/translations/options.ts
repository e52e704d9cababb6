import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/node/options';

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /** Folders whose texts are to be translated, relative to the site. Default `src`, `plugins`. */
  sources?: string[];
  /** Language that the texts are written in; a build of it is not looked at. Default `en`. */
  language?: string;
  /** Whether a missing or unused text stops the build. Default `false`: it is told. */
  strict?: boolean;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {
  sources: ['src', 'plugins'],
  language: 'en',
  strict: false,
};

const schema = Joi.object<PluginOptions>({
  sources: Joi.array().items(Joi.string()).min(1).default(DEFAULT_OPTIONS.sources),
  language: Joi.string()
    .pattern(/^[a-z]{2,3}$/)
    .messages({'string.pattern.base': 'must be a language without a region, as `en`'})
    .default(DEFAULT_OPTIONS.language),
  strict: Joi.boolean().strict().default(DEFAULT_OPTIONS.strict),
});

export const validateOptions = optionsHook('translations', schema);
