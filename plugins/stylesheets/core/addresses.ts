import {BARE_ADDRESS, COMMENT, STRING, unescapeAddress, urlToken} from './tokens';

/** Comments and strings are matched so that what looks like an address in them is passed over. */
const TOKENS = new RegExp(
  `${COMMENT}|${STRING}|(?<![\\w-])url\\(\\s*(?:(${STRING})|(${BARE_ADDRESS}))\\s*\\)`,
  'gi',
);

/** Whole already, or a place in the document that the stylesheet is used in. */
const KEPT = /^(?:[a-z][a-z\d+.-]*:|#|$)/i;

/**
 * A stylesheet whose `url(…)` lead to the same files from wherever its text stands. Addresses in
 * plain strings, as `image-set("a.png" 1x)` has them, are left as they are.
 *
 * @param css the stylesheet's text
 * @param base the stylesheet's own address, absolute
 */
export function resolveAddresses(css: string, base: string): string {
  return css.replace(TOKENS, (token: string, quoted?: string, bare?: string) => {
    const address = quoted?.slice(1, -1) ?? bare;
    return address === undefined ? token : (resolved(address, base) ?? token);
  });
}

/**
 * The `url(…)` of an address in a stylesheet.
 *
 * @param address as written, without its quotes
 * @param base the stylesheet's own address, absolute
 * @returns `undefined` where the address is whole already, or is none
 */
export function resolved(address: string, base: string): string | undefined {
  const text = unescapeAddress(address);
  return KEPT.test(text) || !URL.canParse(text, base)
    ? undefined
    : urlToken(new URL(text, base).href);
}
