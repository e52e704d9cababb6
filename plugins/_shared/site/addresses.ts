/** An address with one slash at its end, as the pages of a site are known by. */
export function withSlash(path: string): string {
  return path.replace(/(?<!\/)\/*$/, '/');
}

/**
 * A path in letters instead of percent signs, but for those that would divide it otherwise: an
 * encoded slash stays. A path with a malformed percent sequence stays as it is.
 */
export function decodePath(path: string): string {
  return attempt(decodeURI, path);
}

/**
 * A part of an address in letters instead of percent signs: a segment, a hash, the path of a file.
 * A part with a malformed percent sequence stays as it is.
 */
export function decodePart(part: string): string {
  return attempt(decodeURIComponent, part);
}

function attempt(decode: (text: string) => string, text: string): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}

/** An encoded character in well-formed UTF-8, of one byte to four. */
const ENCODED = new RegExp(
  [
    '%[0-7][\\da-f]',
    '%[cd][\\da-f]%[89ab][\\da-f]',
    '%e[\\da-f](?:%[89ab][\\da-f]){2}',
    '%f[0-7](?:%[89ab][\\da-f]){3}',
  ].join('|'),
  'gi',
);

/** Characters that mean something else once they are decoded. */
const KEPT = ['/', '%'];

/**
 * An address as servers and file systems may take it: percent-decoded, in lower case, in Unicode's
 * normal form C, without a trailing slash, `.html` and `index`. Malformed percent sequences stay.
 *
 * @example '/Caf%C3%A9/index.html' → '/café'
 */
export function normalizeAddress(pathname: string): string {
  return (
    decode(pathname)
      .toLowerCase()
      .normalize('NFC')
      .replace(/(?<!\/)\/+$/, '')
      .replace(/(?<=[^/])\.html$/, '')
      .replace(/(?<!\/index)(?:\/index)+$/, '') || '/'
  );
}

function decode(pathname: string): string {
  return pathname.includes('%') ? pathname.replace(ENCODED, decodeCharacter) : pathname;
}

function decodeCharacter(encoded: string): string {
  try {
    const character = decodeURIComponent(encoded);
    return KEPT.includes(character) ? encoded : character;
  } catch {
    // Overlong forms and surrogates look like UTF-8 and are not.
    return encoded;
  }
}
