import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {headersOf, readHosting} from './hosting';

/** What is sent for an address that leads nowhere. */
const MISSING = '/404.html';

/** Endings of compressed files, and what they are called in headers; the best first. */
const ENCODINGS = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const;

/**
 * Serves a built site as a host would that follows what the build says: with its headers, its
 * compressed files, folders by their index and 404.html for the rest.
 *
 * @param dir the built site
 * @param port 0 for any free one
 */
export async function serve(
  dir: string,
  port: number,
): Promise<{url: string; close: () => Promise<void>}> {
  // `dev`: files are looked up at each request, as a new build may be swapped in at any time.
  const files = sirv(dir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, pathname) => {
      if (!isCompressed(path.join(dir, pathname))) response.removeHeader('Vary');
    },
  });
  const server = createServer((request, response) => {
    const asked = parseAddress(request.url ?? '/');
    if (asked === undefined) {
      response.writeHead(400).end();
      return;
    }
    const {pathname, search} = asked;
    const target = find(dir, pathname);
    // A missing address has the headers of the page that is sent for it.
    const [address, file] = target === undefined ? [MISSING, MISSING] : [pathname, target];
    for (const header of headersOf(readHosting(dir), address, file)) response.setHeader(...header);
    if (target === undefined) sendMissing(dir, request, response);
    else if (target.endsWith('/')) response.writeHead(301, {location: target + search}).end();
    else {
      request.url = target;
      files(request, response);
    }
  });
  return listen(server, port);
}

/**
 * @param target of a request: a path, or a whole address as proxies are asked for it
 * @returns `undefined` for what is no address, and for a path that begins with two slashes: a
 *   browser that is sent there takes what follows for a host
 */
function parseAddress(target: string): URL | undefined {
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
function find(dir: string, pathname: string): string | undefined {
  const kind = (name: string) => kindOf(dir, name);
  if (pathname.endsWith('/')) {
    const index = `${pathname}index.html`;
    return kind(index) === 'file' ? index : undefined;
  }
  const file = [pathname, `${pathname}.html`].find((name) => kind(name) === 'file');
  return file ?? (kind(pathname) === 'folder' ? `${pathname}/` : undefined);
}

/**
 * @param pathname as it stands in an address
 * @returns what is there; nothing outside of the folder
 */
function kindOf(dir: string, pathname: string): 'file' | 'folder' | undefined {
  try {
    const absolute = path.join(dir, decodeURI(pathname));
    const stats = absolute.startsWith(dir) && statSync(absolute, {throwIfNoEntry: false});
    if (!stats) return undefined;
    return stats.isDirectory() ? 'folder' : 'file';
  } catch {
    // A malformed percent sequence, or a file where a folder was asked for.
    return undefined;
  }
}

/** @param file whether it has another form, so that caches must keep them apart */
function isCompressed(file: string) {
  return ENCODINGS.some(([ending]) => existsSync(file + ending));
}

function sendMissing(dir: string, request: IncomingMessage, response: ServerResponse) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const file = path.join(dir, MISSING);
  const [ending, encoding] = ENCODINGS.find(
    ([end, name]) => accepted.includes(name) && existsSync(file + end),
  ) ?? ['', undefined];
  if (encoding) response.setHeader('Content-Encoding', encoding);
  if (isCompressed(file)) response.setHeader('Vary', 'Accept-Encoding');
  response.statusCode = 404;
  // There is none for a moment while a new build is swapped in.
  response.end(existsSync(file + ending) ? readFileSync(file + ending) : '');
}

async function listen(server: Server, port: number) {
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  const actual = typeof address === 'object' ? address?.port : port;
  return {
    url: `http://127.0.0.1:${actual}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
