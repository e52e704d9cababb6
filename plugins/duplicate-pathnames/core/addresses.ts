import {findCollisions} from './collisions';
import type {Collision} from './collisions';

/** Something that answers an address of the site. */
export interface Source {
  /** The address with the site's base URL, as written: `/material-ui/react-button/`, `/a.html`. */
  pathname: string;
  /** Where it comes from, for people: a file relative to the site, or an option. */
  source: string;
  /** What to do where something else answers it too. Default: to rename one. */
  fix?: string;
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
      .replace(/\/+$/, '')
      .replace(/(?<=[^/])\.html$/, '')
      .replace(/(?:\/index)+$/, '') || '/'
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

/** Finds the addresses that more than one source answers. */
export function findAddressDuplicates(sources: readonly Source[]): Collision<Source>[] {
  return findCollisions(sources, ({pathname}) => normalizeAddress(pathname));
}
