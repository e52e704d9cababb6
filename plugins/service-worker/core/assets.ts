import {decodePart} from '../../_shared/site/addresses';
import {LATE_SCRIPTS, readLateScripts} from '../../_shared/loading/lateScripts';

/**
 * Walks comments, elements with raw text, and other tags, so that what looks like a tag inside an
 * attribute, a script or a comment is passed over as part of it.
 */
const PARTS =
  /<!--[\s\S]*?-->|<(script|style|textarea|title)\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/\1\s*>|<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^ \t\n\f\r"'=<>`]+)))?/g;

const CSS_URL = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"' \t\n\f\r]*))\s*\)/gi;

/** What a page shows or runs; not what it leads to, nor what only other sites fetch of it. */
const LINKED =
  /^(?:stylesheet|preload|modulepreload|icon|shortcut icon|apple-touch-icon|mask-icon|manifest)$/i;

/** Element → its attributes that name one file. */
const NAMING: ReadonlyMap<string, readonly string[]> = new Map([
  ['script', ['src']],
  ['img', ['src']],
  ['source', ['src']],
  ['video', ['src', 'poster']],
  ['audio', ['src']],
  ['track', ['src']],
  ['embed', ['src']],
  ['iframe', ['src']],
  ['object', ['data']],
  ['image', ['href', 'xlink:href']],
  ['use', ['href', 'xlink:href']],
]);

/** What of the attributes of any element names files. */
const MAY_NAME = /srcset|url\(/i;

/**
 * The addresses of files that a page needs to be shown, as they stand in its HTML.
 *
 * @param html a whole page; quotes may be left out, as a minifier does
 */
export function addressesInHtml(html: string): string[] {
  const found = new Set<string>();
  for (const match of html.matchAll(PARTS)) {
    const [, raw, rawAttributes = '', text = '', plain = '', plainAttributes = ''] = match;
    const name = (raw ?? plain).toLowerCase();
    const written = raw === undefined ? plainAttributes : rawAttributes;
    // Most elements name no file, and attributes are what takes the time.
    const mayName = MAY_NAME.test(written) || NAMING.has(name) || name === 'link';
    const addresses = mayName ? addressesOf(name, readAttributes(written)) : [];
    for (const address of addresses) found.add(address);
    if (name === 'style') for (const address of addressesInCss(text)) found.add(address);
  }
  return [...found];
}

/** The addresses of files that a style sheet names; those that hold their own data are left out. */
export function addressesInCss(css: string): string[] {
  const found = [...css.matchAll(CSS_URL)].map(([, a, b, c]) => a ?? b ?? c ?? '');
  return [...new Set(found.filter((address) => address !== '' && !/^(?:data:|#)/i.test(address)))];
}

function addressesOf(name: string, attributes: ReadonlyMap<string, string>): string[] {
  const isLink = name === 'link' && LINKED.test(attributes.get('rel') ?? '');
  const named = (isLink ? ['href'] : (NAMING.get(name) ?? [])).map(
    (key) => attributes.get(key) ?? '',
  );
  const sets = ['srcset', 'imagesrcset'].flatMap((key) => candidates(attributes.get(key) ?? ''));
  const styled = addressesInCss(attributes.get('style') ?? '');
  const late = name === 'script' ? readLateScripts(attributes.get(LATE_SCRIPTS)) : [];
  return [...named, ...late, ...sets, ...styled].filter((address) => address !== '');
}

/** `a.png 1x, b.png 2x` → `a.png`, `b.png` */
function candidates(set: string): string[] {
  return set.split(/,\s+|,$/).map((candidate) => candidate.trim().split(/\s/)[0] ?? '');
}

function readAttributes(text: string): Map<string, string> {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(([, name = '', a, b, c]): [string, string] => [
    name.toLowerCase(),
    decode(a ?? b ?? c ?? ''),
  ]);
  return new Map(pairs);
}

const ENTITIES: Readonly<Record<string, string>> = {amp: '&', quot: '"', '#39': "'", '#x27': "'"};

/** What addresses need of character references. */
function decode(value: string): string {
  return value.replace(
    /&(amp|quot|#39|#x27);/gi,
    (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole,
  );
}

/**
 * The path of the file behind an address, relative to the build's folder.
 *
 * @param address as it is written
 * @param from address of the page or style sheet in which it stands, with the base URL
 * @returns `undefined` for what is outside of the site, or no file
 */
export function fileOf(address: string, from: string, baseUrl: string): string | undefined {
  const site = 'https://site.invalid';
  const url = URL.canParse(address, site + from) ? new URL(address, site + from) : undefined;
  if (url?.origin !== site || !url.pathname.startsWith(baseUrl)) return undefined;
  const path = decodePart(url.pathname.slice(baseUrl.length));
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}
