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

/**
 * A part of an address whose percent signs can all be decoded: where one cannot, all of them stand
 * for themselves.
 */
export function mendPart(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

function attempt(decode: (text: string) => string, text: string): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}
