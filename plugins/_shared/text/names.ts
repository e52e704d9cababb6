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
 * Where a component or hook is told, below the API pages: at an address of its own, as a part at its
 * place on the page of what it is a part of.
 *
 * @param pageName what its page is called, or its name in addresses already
 * @example 'TextField' → 'text-field/'
 * @example 'Menu.Item' → 'menu/#menu.item'
 */
export function apiPath(pageName: string): string {
  const name = kebabCase(pageName);
  const [whole = ''] = name.split('.');
  return whole === name ? `${name}/` : `${whole}/#${name}`;
}

/** What a part is a part of in the end. @example 'Menu.Item.Label' → 'Menu' */
export function wholeOf(name: string): string {
  return name.split('.')[0] ?? name;
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

/**
 * The anchor of a heading: its words in small letters, with a hyphen for whatever stands between.
 * Letters of all scripts stay, `&` is told as `amp`; apostrophes, emoji and other signs go.
 *
 * @param text the heading's text without markup: ``createTheme(options) => theme``
 * @returns `createtheme-options-theme`; empty for a heading without a letter or digit
 */
export function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll('&', ' amp ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .join('-');
}

/** Parts of a reference that have rows, each with an anchor. */
export type RowSection = 'props' | 'returns' | 'slots' | 'classes' | 'css' | 'data' | 'types';

/** What stands between a component's name and a row's in the row's anchor. */
const ROW_WORDS: Readonly<Record<RowSection, string>> = {
  props: 'prop',
  returns: 'return',
  slots: 'slot',
  classes: 'class',
  css: 'css',
  data: 'data',
  types: 'type',
};

/** Anchor of a row. @example ('TextField', 'css', '--TextField-gap') → 'text-field-css-TextField-gap' */
export function rowId(model: string, section: RowSection, name: string): string {
  return `${kebabCase(model)}-${ROW_WORDS[section]}-${name.replace(/^-+/, '').replaceAll(/\s+/g, '-')}`;
}

/** What the module of a page with demos exports, so that it is known before the page is rendered. */
export const DEMOS_EXPORT = 'vitrineDemos';

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
