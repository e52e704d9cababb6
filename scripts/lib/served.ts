import {lstatSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';

/** Endings of compressed files, and what they are called in headers; the best first. */
const ENCODINGS = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const;

/** In which form a file is sent. */
export interface Form {
  /** Ending of the compressed file; `''` for the file itself. */
  ending: string;
  /** Value of `Content-Encoding`. */
  encoding?: string;
  /** Whether there is any other form, so that caches must keep them apart. */
  varies: boolean;
}

/**
 * @param target of a request: a path, or a whole address as proxies are asked for it
 * @returns `undefined` for what is no address, and for a path that begins with two slashes: a
 *   browser that is sent there takes what follows for a host
 */
export function parseAddress(target: string): {pathname: string; search: string} | undefined {
  const whole = target.startsWith('/') ? `http://localhost${target}` : target;
  if (!/^https?:/i.test(whole) || !URL.canParse(whole)) return undefined;
  const address = new URL(whole);
  return address.pathname.startsWith('//') ? undefined : address;
}

/**
 * Where an address leads, in the order of nginx's `try_files $uri $uri.html $uri/`.
 *
 * @returns path of a file; the address of a folder that lacks its slash
 */
export function find(dir: string, pathname: string): string | undefined {
  const kind = (name: string) => kindOf(dir, name);
  if (pathname.endsWith('/')) {
    const index = `${pathname}index.html`;
    return kind(index) === 'file' ? index : undefined;
  }
  const file = [pathname, `${pathname}.html`].find((name) => kind(name) === 'file');
  return file ?? (kind(pathname) === 'folder' ? `${pathname}/` : undefined);
}

/** The Markdown of a page, where it has some: that of a start page is in its folder. */
export function findMarkdown(dir: string, pathname: string): string | undefined {
  const page = pathname.replace(/(?<!\/)\/+$/, '');
  return [`${page}/index.md`, `${page}.md`].find((name) => kindOf(dir, name) === 'file');
}

/**
 * @param pathname as it stands in an address
 * @returns what is there; nothing outside of the folder
 */
function kindOf(dir: string, pathname: string): 'file' | 'folder' | undefined {
  try {
    const absolute = fileOf(dir, pathname);
    const stats = statSync(absolute, {throwIfNoEntry: false});
    if (!stats || !isWithin(dir, absolute)) return undefined;
    if (stats.isDirectory()) return 'folder';
    // A pipe would be waited for, and everybody with it.
    return stats.isFile() ? 'file' : undefined;
  } catch {
    // A malformed percent sequence, or a file where a folder was asked for.
    return undefined;
  }
}

/** Links are followed within the folder alone. */
function isWithin(dir: string, absolute: string): boolean {
  const below = path.relative(realpathSync.native(dir), realpathSync.native(absolute));
  return !path.isAbsolute(below) && below.split(path.sep)[0] !== '..';
}

/**
 * The file that an address has been found to lead to.
 *
 * @throws URIError for a malformed percent sequence, and for a name with a slash in it
 */
export function fileOf(dir: string, pathname: string): string {
  const names = pathname.split('/').map(decodeURIComponent);
  // Of a slash that was written otherwise no host makes another folder.
  if (names.some((name) => name.includes('/')))
    throw new URIError(`No name of a file: ${pathname}`);
  return path.join(dir, ...names);
}

/**
 * The best form of a file that a client takes.
 *
 * @param accepted header `Accept-Encoding` of the request
 */
export function formOf(file: string, accepted = ''): Form {
  // Not a link, which may lead elsewhere: the file beside it was looked at, and it was not.
  const isThere = (name: string) => lstatSync(name, {throwIfNoEntry: false})?.isFile();
  const forms = ENCODINGS.filter(([ending]) => isThere(file + ending));
  const [ending, encoding] = forms.find(([, name]) => accepts(accepted, name)) ?? ['', undefined];
  return {ending, encoding, varies: forms.length > 0};
}

/** As nginx does: a form is named, and not with `q=0`; `*` names none. */
function accepts(header: string, name: string): boolean {
  return header.split(',').some((part) => {
    const [coding = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
    return coding === name && !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each));
  });
}
