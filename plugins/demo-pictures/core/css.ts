/** `url(…)` with or without quotes; the second group is what stands in it. */
const URL_VALUE = /url\(\s*(["']?)(.*?)\1\s*\)/gis;

const IMPORT = /@import\s[^;]*;/gi;

/** Whether an address leads nowhere outside: to a part of the same document, or to data in itself. */
export function isInner(address: string): boolean {
  return /^(?:#|data:image\/)/i.test(address.trim());
}

/** A style sheet or style attribute without anything that would have to be fetched. */
export function cleanCss(css: string): string {
  return css
    .replace(IMPORT, '')
    .replace(URL_VALUE, (value, _quote, address: string) => (isInner(address) ? value : 'none'));
}
