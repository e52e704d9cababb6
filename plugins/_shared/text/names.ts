/**
 * The name of a component or hook as it stands in file names, ids and addresses: the plugin that
 * writes an API model and the one that adds its page must agree on it.
 *
 * @example 'TextField' → 'text-field'
 * @example 'useMediaQuery' → 'use-media-query'
 * @example 'Unstable_NumberInput' → 'unstable-number-input'
 * @example 'Button (lab)' → 'button-lab'
 */
export function kebabCase(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])(?=[A-Z][a-z])/g, '$1-')
    .replace(/[()]/g, '')
    .replace(/[_\s]+/g, '-')
    .toLowerCase();
}

/**
 * The name of a demo or a component in words.
 *
 * @example 'BasicButtons' → 'Basic buttons'
 * @example 'RTLInput' → 'RTL input'
 */
export function demoTitle(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => (/^[A-Z\d]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the module of a page with demos exports, so that it is known before the page is rendered. */
export const DEMOS_EXPORT = 'vitrineDemos';

/** Asks for settings, which its detail has by their names. */
export const SETTING_EVENT = 'vitrine:setting';

/**
 * What a record has under a name that others wrote: `constructor` and `toString` are in every
 * object, and nobody put them there.
 */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
