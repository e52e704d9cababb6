/** An address with one slash at its end, as the pages of a site are known by. */
export function withSlash(path: string): string {
  return path.replace(/\/*$/, '/');
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
