import type {CSSObject} from '@mui/system';

/** The colour modes that both libraries have. */
export type Mode = 'light' | 'dark';

/** Where a library's theme looks for the mode; `%s` is the mode's name. */
export const MODE_SELECTOR = ":root[data-theme='%s']";

const DARK = selectorOf('dark');
/** A page without scripts has no `data-theme`: the system's wish counts. */
const UNSAID = ':root:not([data-theme])';

/** Custom properties by selector, as a theme's `generateStyleSheets` gives them. */
export type Sheet = Record<string, Record<string, string | number>>;

/**
 * The text of a library's style sheets. Dark is for screens: on paper every mode is light.
 *
 * @param sheets of a theme whose selector is {@link MODE_SELECTOR}, and whose default is light
 */
export function writeSheets(sheets: readonly Sheet[]): string {
  const rules = sheets.flatMap((sheet) => Object.entries(sheet));
  return rules
    .map(([selector, properties]) => {
      const text = writeProperties(properties);
      if (selector !== DARK) return `${selector}{${text}}`;
      const unsaid = `@media screen and (prefers-color-scheme:dark){${UNSAID}{${text}}}`;
      return `@media screen{${DARK}{${text}}}${unsaid}`;
    })
    .join('');
}

function writeProperties(properties: Sheet[string]): string {
  return Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/**
 * Styles for one mode, as `theme.applyStyles` makes them; the library's own knows one selector
 * only, and would leave pages without scripts light.
 */
export function applyStyles(mode: Mode, styles: CSSObject): CSSObject {
  return {
    [within(selectorOf(mode))]: styles,
    [`@media (prefers-color-scheme: ${mode})`]: {[within(UNSAID)]: styles},
  };
}

function selectorOf(mode: Mode): string {
  return MODE_SELECTOR.replace('%s', mode);
}

/** The element within another, at the element's own specificity. */
function within(selector: string): string {
  // Emotion moves a selector that begins with ":where" behind the element; the star keeps it.
  return `*:where(${selector}) &`;
}
