const NAME = /^-{0,2}[a-z_][\w-]*(?:\.-{0,2}[a-z_][\w-]*)*$/i;

/** Words that every property may be given stand for no layer. */
const RESERVED = /(?:^|\.)(?:initial|inherit|unset|revert|revert-layer|default)(?:\.|$)/i;

/**
 * Refuses what cannot be a cascade layer's name, before it becomes part of a stylesheet.
 *
 * @param layer a name, or names joined by dots for a layer in a layer
 * @throws TypeError that quotes the name: it is a mistake in code, not something that may happen
 */
export function checkLayerName(layer: string): void {
  if (NAME.test(layer) && !RESERVED.test(layer)) return;
  throw new TypeError(
    `${JSON.stringify(layer)} is no name of a cascade layer. ` +
      'Fix: write letters, digits, "-" and "_", beginning with a letter; join nested ones by dots.',
  );
}
