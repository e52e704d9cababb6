import {decodePart, normalizeAddress} from '../../_shared/site/addresses';
import {isExternal} from '../../_shared/site/entries';
import {meant, nearest, quote} from '../../_shared/text/errors';
import type {ErrorParts} from '../../_shared/node';
import type {Target} from './targets';

/** A page that has links. */
export interface LinkingPage {
  /** Relative to the site. */
  file: string;
  /** Its address, with the site's base URL. */
  permalink: string;
  targets: readonly Target[];
}

/** What links may lead to. */
export interface Known {
  /** Roots of the site whose every address is known, with the site's base URL and a slash. */
  roots: readonly string[];
  /** Normalized address → as it is written, for people. */
  addresses: ReadonlyMap<string, string>;
  /** Normalized address of a page → its anchors; none of one whose anchors are not known. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** File of a page, relative to the site → its address. */
  files: ReadonlyMap<string, string>;
  /** Whether an address is answered by something that is not known here. */
  isIgnored(path: string): boolean;
  /** Whether there is a file for a picture. @param file its page's */
  hasPicture(url: string, file: string): boolean;
  /** Names of the pictures beside a page. */
  picturesBeside(file: string): string[];
}

const HOST = 'https://site.invalid';

/** What is wrong with the links and pictures of a page. */
export function linkFaults(page: LinkingPage, known: Known): ErrorParts[] {
  return page.targets.flatMap((target) => {
    const fault = target.isPicture
      ? pictureFault(target, page, known)
      : linkFault(target.url, page, known);
    return fault ? [{where: `${page.file}:${target.line}`, ...fault}] : [];
  });
}

type Parts = Omit<ErrorParts, 'where'>;

function linkFault(url: string, page: LinkingPage, known: Known): Parts | undefined {
  if (url === '' || isExternal(url) || /^(?:@|pathname:)/.test(url)) return undefined;
  const [path = '', hash = ''] = splitHash(url);
  const address = path === '' ? page.permalink : addressOf(path, page, known);
  if (address === undefined) return undefined;
  if (typeof address !== 'string') return address;
  if (!isOurs(address, known)) return undefined;
  const normal = normalizeAddress(address);
  if (!known.addresses.has(normal)) {
    const near = nearest(address, [...known.addresses.values()]);
    return {
      kind: 'link',
      what: `the link to ${quote(url)} leads to no page`,
      fix: meant(near) ?? 'correct the address, or add the page',
    };
  }
  return hash === '' ? undefined : hashFault(url, hash, known.anchors.get(normal));
}

function hashFault(
  url: string,
  hash: string,
  anchors: ReadonlySet<string> | undefined,
): Parts | undefined {
  if (anchors === undefined || anchors.has(hash) || anchors.has(decodePart(hash))) return undefined;
  const near = nearest(decodePart(hash), [...anchors]).map((anchor) => `#${anchor}`);
  return {
    kind: 'link',
    what: `the link to ${quote(url)} leads to no heading of its page`,
    fix: meant(near) ?? 'name a heading that the page has',
  };
}

/** @returns a fault where the target is a page's file that is not there; nothing for other files */
function addressOf(path: string, page: LinkingPage, known: Known): string | Parts | undefined {
  const bare = path.replace(/\?.*$/, '');
  if (!/\.[a-z\d]+$/i.test(bare) || bare.endsWith('.html')) {
    return new URL(bare, HOST + encodeURI(page.permalink)).pathname;
  }
  if (!/\.mdx?$/i.test(bare) || bare.startsWith('/')) return undefined;
  const file = new URL(bare, `${HOST}/${encodeURI(page.file)}`).pathname.slice(1);
  const found = known.files.get(decodePart(file));
  if (found !== undefined) return found;
  const folder = file.replace(/[^/]*$/, '');
  const beside = [...known.files.keys()].filter((each) => each.startsWith(folder));
  const near = nearest(decodePart(file), beside).map((each) => each.slice(folder.length));
  const shown = near.map((each) => bare.replace(/[^/]*$/, '') + each);
  return {
    kind: 'link',
    what: `the link to ${quote(path)} leads to no page's file`,
    fix: meant(shown) ?? 'correct the path, or add the page',
  };
}

/** Of other addresses the build knows more than this: it looks at them when all is rendered. */
function isOurs(address: string, {roots, isIgnored}: Known): boolean {
  const path = `${address.replace(/\/$/, '')}/`;
  return roots.some((root) => path.startsWith(root)) && !isIgnored(address);
}

function pictureFault({url}: Target, page: LinkingPage, known: Known): Parts | undefined {
  const [path = ''] = url.split(/[?#]/);
  if (path === '' || isExternal(path) || path.startsWith('data:')) return undefined;
  if (/^(?:pathname:|!|require)/.test(path) || known.isIgnored(path)) return undefined;
  if (known.hasPicture(path, page.file)) return undefined;
  const folder = path.replace(/[^/]*$/, '');
  const near = folder === '' || folder === './' ? known.picturesBeside(page.file) : [];
  const names = nearest(path.slice(folder.length), near).map((name) => folder + name);
  return {
    kind: 'image',
    what: `there is no picture ${quote(url)}`,
    fix: meant(names) ?? 'correct the path, or add the file',
  };
}

function splitHash(url: string): string[] {
  const at = url.indexOf('#');
  return at === -1 ? [url] : [url.slice(0, at), url.slice(at + 1)];
}
