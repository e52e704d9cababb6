/**
 * Parts of CSS, as sources of regular expressions. Each of them matches in one way only: a
 * stylesheet from elsewhere must not be able to hold the page up.
 */
export const COMMENT = String.raw`\/\*(?:[^*]|\*(?!\/))*\*\/`;

export const STRING = String.raw`"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'`;

/** An address without quotes, between the brackets of `url(…)`. */
export const BARE_ADDRESS = String.raw`(?:[^\s"'()\\]|\\[\s\S])*`;

/** What may stand between statements. */
export const GAP = `(?:\\s|${COMMENT}|<!--|-->)*`;

/** The text that an address stands for: `a\)b` → `a)b`, `\26 b` → `&b`. */
export function unescapeAddress(text: string): string {
  return text.replace(/\\(?:([\da-f]{1,6})\s?|\n|([\s\S]))/gi, (_escape, code, character) =>
    code === undefined ? String(character ?? '') : codePoint(Number.parseInt(String(code), 16)),
  );
}

/** As the standard has it: what is no character becomes the one that says so. */
function codePoint(code: number): string {
  return code === 0 || code > 0x10ffff ? '\uFFFD' : String.fromCodePoint(code);
}

/** A `url(…)` of an address that may hold anything. */
export function urlToken(address: string): string {
  return `url("${address.replace(/["\\]/g, '\\$&')}")`;
}
