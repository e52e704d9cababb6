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
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
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

/**
 * The id of a demo on its page. The plugin that renders demos and the one that links to them must
 * agree on it: both ask for the demos of a page in their order.
 *
 * @param name the demo's file without folder and extension: `BasicButtons`
 * @param taken ids of the demos before it on the page
 * @example 'BasicButtons' → 'demo-basic-buttons'; its second use → 'demo-basic-buttons-2'
 */
export function demoId(name: string, taken: ReadonlySet<string>): string {
  const first = `demo-${kebabCase(name)}`;
  let id = first;
  for (let use = 2; taken.has(id); use += 1) id = `${first}-${use}`;
  return id;
}

/** What the module of a page with demos exports, so that it is known before the page is rendered. */
export const DEMOS_EXPORT = 'vitrineDemos';
