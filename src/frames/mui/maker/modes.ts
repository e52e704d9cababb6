import type {CSSObject} from '@mui/system';
import type {Mode} from '../../types';

/** Where a library's theme looks for the mode; `%s` is the mode's name. */
export const MODE_SELECTOR = ":root[data-theme='%s']";

/** A demo, or an overlay of one, that has a mode of its own; `%s` as above. */
const OWN_MODE = "[data-demo-mode='%s']";
const ANY_OWN_MODE = '[data-demo-mode]';

const DARK = selectorOf('dark');
/** A page without scripts has no `data-theme`: the system's wish counts. */
const UNSAID = ':root:not([data-theme])';

/** Custom properties by selector, as a theme's `generateStyleSheets` gives them. */
export type Sheet = Record<string, Record<string, string | number>>;

/**
 * The text of a library's style sheets. Dark is for screens: on paper every mode is light.
 *
 * @param sheets of a theme whose selector is {@link MODE_SELECTOR}, and whose default is light
 * @param compact what is otherwise in demos of the density `compact`
 */
export function writeSheets(sheets: readonly Sheet[], compact: Sheet[string]): string {
  const rules = sheets.flatMap((sheet) => Object.entries(sheet)).map(writeRule);
  return `${rules.join('')}[data-demo-density='compact']{${writeProperties(compact)}}`;
}

function writeRule([selector, properties]: [string, Sheet[string]]): string {
  const text = writeProperties(properties);
  if (selector === DARK) {
    const unsaid = `@media screen and (prefers-color-scheme:dark){${UNSAID}{${text}}}`;
    return `@media screen{${DARK},${own('dark')}{${text}}}${unsaid}`;
  }
  // What names other properties is said again, as it is computed where it is said.
  const owner = selector === ':root' ? ANY_OWN_MODE : own('light');
  return `${selector},${owner}{${text}}`;
}

function writeProperties(properties: Sheet[string]): string {
  return Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/**
 * Styles for one mode, as `theme.applyStyles` makes them; the library's own knows one selector
 * only: it would leave pages without scripts light, and demos in the mode of their page.
 */
export function applyStyles(mode: Mode, styles: CSSObject): CSSObject {
  return {
    [getColorSchemeSelector(mode)]: styles,
    [`@media (prefers-color-scheme: ${mode})`]: {[`&:where(${UNSAID} *)`]: styles},
  };
}

/** The theme's function of that name: the element in a mode, at the element's own specificity. */
export function getColorSchemeSelector(mode: string): string {
  const elsewhere = `:not(${ANY_OWN_MODE}, ${ANY_OWN_MODE} *)`;
  return `&:where(${own(mode)}, ${own(mode)} *, ${selectorOf(mode)} *${elsewhere})`;
}

function selectorOf(mode: string): string {
  return MODE_SELECTOR.replace('%s', mode);
}

function own(mode: string): string {
  return OWN_MODE.replace('%s', mode);
}
