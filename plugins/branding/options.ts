import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {quote, validateWith, VitrineError} from '../_shared/node';
import type {ErrorParts} from '../_shared/node';
import {checkColor} from './core/color';
import type {ColorFault, ColorInput} from './core/color';

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /**
   * Product id → its main colour: a string (`'#1769c5'`), `{main}` with `light` and `dark` where
   * wanted, or shades (`{300, 500, 700}`). Products without one have the colour of ink.
   * Default none.
   */
  accents?: Record<string, ColorInput>;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {accents: {}};

const schema = Joi.object<PluginOptions>({
  accents: Joi.object().default(DEFAULT_OPTIONS.accents),
});

/**
 * Docusaurus' hook: the options with defaults filled in, and the id that Docusaurus adds.
 *
 * @throws VitrineError that names plugin, option, what was given and what is allowed
 */
export function validateOptions({
  options: {id, ...options},
}: OptionValidationContext<Options & {id?: string}, PluginOptions>): PluginOptions & {id: string} {
  const value = validateWith('branding', schema, options);
  const faults = accentFaults(value.accents);
  if (faults.length > 0) throw new VitrineError(faults);
  return {...value, id: id ?? 'default'};
}

function accentFaults(accents: PluginOptions['accents']): ErrorParts[] {
  return Object.entries(accents).flatMap(([product, color]) => {
    const fault = checkProduct(product) ?? checkColor(color, quote);
    return fault ? [{where: `plugin branding, option accents.${product}`, ...fault}] : [];
  });
}

/** The id stands in a selector and in the name of a custom property. */
function checkProduct(id: string): ColorFault | undefined {
  if (/^[a-z][a-z\d-]*$/.test(id)) return undefined;
  return {what: 'is no id of a product', fix: 'write lower case letters, digits and hyphens'};
}
