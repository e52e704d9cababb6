import {decodePath} from '../../_shared/site/addresses';

/** The largest image in bytes that a picture takes in. */
export const MAX_IMAGE = 20_000;

/** Ending → media type, of the images that stand in a picture. */
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/**
 * The file of an image of the site, relative to the build's folder.
 *
 * @param src the address as the page has it
 * @param permalink the page's address
 * @returns `undefined` for what lies outside of the site, or is no image
 */
export function imageFile(src: string, permalink: string, baseUrl: string): string | undefined {
  const file = siteFile(src, permalink, baseUrl);
  return file === undefined || typeOf(file) === undefined ? undefined : file;
}

/** The same of any file. */
export function siteFile(src: string, permalink: string, baseUrl: string): string | undefined {
  const site = 'https://site.invalid';
  const url = URL.canParse(src, site + permalink) ? new URL(src, site + permalink) : undefined;
  if (url?.origin !== site || !url.pathname.startsWith(baseUrl)) return undefined;
  return decodePath(url.pathname.slice(baseUrl.length));
}

/** An image as an address of its own. */
export function dataUri(file: string, base64: string): string {
  return `data:${typeOf(file) ?? ''};base64,${base64}`;
}

function typeOf(file: string): string | undefined {
  return TYPES[file.replace(/^.*\./s, '').toLowerCase()];
}
