import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import path from 'node:path';
import send from 'send';
import {acceptsMarkdown} from '../../plugins/hosting/core/negotiation';
import {headersOf, hostingIn, redirectOf} from './hosting';
import type {Hosting} from './hosting';
import {siteAt} from './outputFolder';
import {PATIENCE} from './patience';
import type {Patience} from './patience';
import {fileOf, find, findMarkdown, formOf, parseAddress} from './served';
import {sendWhole} from './whole';

/** What is sent for an address that leads nowhere. */
const MISSING = '/404.html';

/** Nothing but these is answered; the site takes nothing. */
const METHODS = ['GET', 'HEAD'];

/**
 * Serves a built site as a host would that follows what the build says: with its headers, its
 * compressed files, folders by their index and 404.html for the rest. While a new build is swapped
 * in, and after one was killed there, the last good one is served.
 *
 * @param dir the built site
 * @param port 0 for any free one
 */
export async function serve(
  dir: string,
  port: number,
  patience: Patience = PATIENCE,
): Promise<{url: string; close: () => Promise<void>}> {
  const folder = path.resolve(dir);
  const hosting = hostingIn();
  const server = createServer(patience, (request, response) => {
    try {
      const there = siteAt(folder);
      answer({dir: there, hosting: hosting(there)}, request, response);
    } catch {
      end(response, 500);
    }
  });
  // Whoever asks and takes nothing, too.
  server.timeout = patience.requestTimeout;
  server.on('connect', (_request, socket) => socket.end('HTTP/1.1 405 Method Not Allowed\r\n\r\n'));
  return listen(server, port);
}

/** The site that is served at the moment. */
interface Site {
  dir: string;
  hosting: Hosting;
}

function answer(site: Site, request: IncomingMessage, response: ServerResponse) {
  if (!METHODS.includes(request.method ?? '')) {
    response.setHeader('Allow', METHODS.join(', '));
    end(response, 405);
    return;
  }
  const asked = parseAddress(request.url ?? '/');
  if (asked === undefined) {
    end(response, 400);
    return;
  }
  const {pathname, search} = asked;
  const isPage = pathname.endsWith('/');
  const wantsText = isPage && acceptsMarkdown(request.headers.accept);
  const moved = redirectOf(site.hosting, pathname);
  const markdown = wantsText ? findMarkdown(site.dir, pathname) : undefined;
  const target = moved ?? markdown ?? find(site.dir, pathname);
  // A missing address has the headers of the page that is sent for it.
  const [address, file] = target === undefined ? [MISSING, MISSING] : [pathname, target];
  if (isPage) response.setHeader('Vary', 'Accept');
  for (const header of headersOf(site.hosting, address, file)) response.setHeader(...header);
  if (target === undefined) sendMissing(site.dir, request, response);
  else if (moved || target.endsWith('/'))
    response.writeHead(301, {location: target + search}).end();
  else sendFile(fileOf(site.dir, target), request, response);
}

/** Ranges and conditions are heeded; of what is malformed, the whole file is sent. */
function sendFile(file: string, request: IncomingMessage, response: ServerResponse) {
  const form = prepare(file, request, response);
  if (sendWhole(form, request, response)) return;
  const stream = send(request, form.split(path.sep).map(encodeURIComponent).join('/'), {
    cacheControl: false,
    dotfiles: 'allow',
    index: false,
  });
  stream.on('error', ({status}: {status: number}) => end(response, status));
  // A file that has become a folder since it was found.
  stream.on('directory', () => end(response, 404));
  stream.pipe(response);
}

function sendMissing(dir: string, request: IncomingMessage, response: ServerResponse) {
  // A site need not have a page for it.
  const file =
    find(dir, MISSING) === undefined
      ? undefined
      : prepare(path.join(dir, MISSING), request, response);
  response.statusCode = 404;
  response.end(file === undefined ? '' : readFileSync(file));
}

/**
 * Sets what depends on the form of a file.
 *
 * @returns the file in that form
 */
function prepare(file: string, {headers}: IncomingMessage, response: ServerResponse): string {
  const {ending, encoding, varies} = formOf(file, String(headers['accept-encoding'] ?? ''));
  if (encoding) response.setHeader('Content-Encoding', encoding);
  if (varies) {
    const others = response.getHeader('Vary');
    response.setHeader('Vary', ['Accept-Encoding', ...(others ? [others] : [])].join(', '));
  }
  return file + ending;
}

/** Answers with a status alone; what has begun to be sent can only be torn off. */
function end(response: ServerResponse, status: number) {
  if (response.headersSent) response.destroy();
  else {
    response.removeHeader('Content-Encoding');
    response.removeHeader('Content-Type');
    response.removeHeader('Content-Length');
    response.writeHead(status).end();
  }
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
