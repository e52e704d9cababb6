import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/node/options';
import type {Ad, Network, Placement} from './core/types';

/** The most characters of a house ad's description: what the card has room for. */
const MAX_DESCRIPTION = 140;

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /**
   * The site's own ads, shown where no network is asked or answers. `link` is a path of the site or
   * an `http(s)` address, `img` a file in a static folder (`/img/…`) or an `https` address,
   * `description` has at most 140 characters, `name` is unique. Default none.
   */
  house?: Ad[];
  /** Who is asked first, once the reader has agreed to third parties. Default `null`: nobody. */
  network?: Network | null;
  /** Share of page views that show an ad, 0 to 1. Default 1. */
  frequency?: number;
  /** Share of displays that are reported to analytics, 0 to 1. Default 0.1. */
  displayRatio?: number;
  /** Milliseconds that a network has to show something. Default 5000. */
  timeout?: number;
}

/** Options as the code gets them. */
export type PluginOptions = Placement;

export const DEFAULT_OPTIONS: PluginOptions = {
  house: [],
  network: null,
  frequency: 1,
  displayRatio: 0.1,
  timeout: 5000,
};

const address = (allowed: RegExp, wanted: string) =>
  Joi.string()
    .pattern(allowed)
    .messages({'string.pattern.base': `must be ${wanted}`})
    .required();

const remote = address(/^(?:https?:)?\/\/[^/\s]\S*$/i, 'an address that begins with https://');

const ad = Joi.object<Ad>({
  name: Joi.string().trim().required(),
  link: address(/^(?:https?:\/\/[^/\s]|\/(?!\/))\S*$/i, 'a path of the site or an http(s) address'),
  img: address(/^(?:https:\/\/[^/\s]|\/(?!\/))\S+$/i, 'a path below static or an https address'),
  description: Joi.string()
    .trim()
    .max(MAX_DESCRIPTION)
    .messages({'string.max': 'must have at most {#limit} characters'})
    .required(),
});

const ofTheOther = Joi.forbidden().messages({
  'any.unknown': 'belongs to the other type of network: take it out',
});

/** A field that one type of network has, and that the other one must not have. */
const only = (type: Network['type'], field: Joi.Schema) =>
  Joi.when('type', {is: type, then: field, otherwise: ofTheOther});

const network = Joi.object({
  type: Joi.valid('script', 'json').required(),
  src: only('script', remote),
  id: only('script', Joi.string().required()),
  attributes: only('script', Joi.object().pattern(Joi.string(), Joi.string())),
  selector: only('script', Joi.string().required()),
  url: only('json', remote),
});

const share = Joi.number().min(0).max(1);

const schema = Joi.object<PluginOptions>({
  house: Joi.array()
    .items(ad)
    .unique('name')
    .messages({'array.unique': 'must have a name that no other ad has'})
    .default(DEFAULT_OPTIONS.house),
  network: network.allow(null).default(DEFAULT_OPTIONS.network),
  frequency: share.default(DEFAULT_OPTIONS.frequency),
  displayRatio: share.default(DEFAULT_OPTIONS.displayRatio),
  timeout: Joi.number().integer().min(1).default(DEFAULT_OPTIONS.timeout),
});

export const validateOptions = optionsHook('ads', schema);
