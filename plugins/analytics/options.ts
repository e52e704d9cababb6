import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/node/options';

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /**
   * Id of the analytics tag (`G-ABC123`): letters, digits, hyphens. Default none: nothing is ever
   * loaded, and a development build says on the console what would be sent.
   */
  tagId?: string;
  /**
   * Address of the tag's script, http or https; gets `?id=<tagId>`. Default Google's
   * `https://www.googletagmanager.com/gtag/js`.
   */
  scriptUrl?: string;
  /** Share of page loads that report their web vitals, 0 to 1. Default 0.0001. */
  webVitalsRatio?: number;
  /**
   * Whether readers are asked for their consent. Default: true with a `tagId` or a hosted search,
   * else false. A site that has no tag but an ad network sets it.
   */
  ask?: boolean;
  /** Whether a hosted search answers those who consent: the question says so. Default false. */
  hostedSearch?: boolean;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {
  tagId: '',
  scriptUrl: 'https://www.googletagmanager.com/gtag/js',
  webVitalsRatio: 0.0001,
  ask: false,
  hostedSearch: false,
};

const schema = Joi.object<PluginOptions>({
  tagId: Joi.string()
    .allow('')
    .pattern(/^[A-Za-z\d-]+$/)
    .messages({'string.pattern.base': 'must be letters, digits and hyphens'})
    .default(DEFAULT_OPTIONS.tagId),
  scriptUrl: Joi.string()
    .uri({scheme: ['http', 'https']})
    .messages({'string.uriCustomScheme': 'must be an address that begins with http:// or https://'})
    .default(DEFAULT_OPTIONS.scriptUrl),
  webVitalsRatio: Joi.number().min(0).max(1).default(DEFAULT_OPTIONS.webVitalsRatio),
  ask: Joi.boolean().default(
    ({tagId, hostedSearch}: Options) => Boolean(tagId) || Boolean(hostedSearch),
  ),
  hostedSearch: Joi.boolean().default(DEFAULT_OPTIONS.hostedSearch),
});

export const validateOptions = optionsHook('analytics', schema);
