import {readFileSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

/** As good as a host that compresses ahead. */
const LEVEL = 9;
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};
/** A name that changes with what is in the file: a host lets browsers keep it. */
const HASHED = /[.-][\w-]{8,}\.\w+$/;
/** What is sent at a time: two lines of packets. */
const CHUNK = 4096;

/** A line as slow as a phone's, which all that is asked for shares. */
export interface Line {
  /** Until an answer begins, in ms. */
  latency: number;
  bytesPerSecond: number;
}

/** A file in the form in which it is sent. */
interface Packed {
  body: Buffer;
  type: string;
  isZipped: boolean;
}

/**
 * Serves a built site as a host would: compressed, and with names that change kept. The line is
 * slow at this end, so that what a browser fetches ahead, or by a worker, is as slow as the rest.
 *
 * @param sent path of a file → its bytes as they were sent, of all that is asked for
 * @param script runs in each page before its own, and before its policy
 */
export async function serveCounted(
  dir: string,
  sent: Map<string, number>,
  {line, script}: {line?: Line; script?: string} = {},
) {
  const send = line === undefined ? sendAtOnce : slowSender(line);
  const packed = new Map<string, Packed | undefined>();
  const server = createServer((request, response) => {
    const file = fileOf(request.url ?? '/');
    if (!packed.has(file)) packed.set(file, pack(dir, file, script));
    const found = packed.get(file);
    if (found === undefined) {
      response.writeHead(404).end();
      return;
    }
    sent.set(file, found.body.length);
    response.setHeader('Content-Type', found.type);
    if (found.isZipped) response.setHeader('Content-Encoding', 'gzip');
    const kept = HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'max-age=600';
    response.setHeader('Cache-Control', kept);
    void send(response, found.body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function fileOf(target: string) {
  const {pathname} = new URL(target, 'http://localhost');
  return decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
}

/** What is packed already does not become less. */
function pack(dir: string, file: string, script?: string): Packed | undefined {
  try {
    const read = readFileSync(path.join(dir, file));
    const isTold = script !== undefined && file.endsWith('.html');
    const text = isTold ? withScript(read, script) : read;
    const zipped = gzipSync(text, {level: LEVEL});
    const isZipped = zipped.length < text.length;
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    return {body: isZipped ? zipped : text, type, isZipped};
  } catch {
    return undefined;
  }
}

function withScript(html: Buffer, script: string): Buffer {
  const own = `<script>${script}</script>`;
  return Buffer.from(html.toString().replace(/<head\b[^>]*>/, (head) => head + own));
}

async function sendAtOnce(response: ServerResponse, body: Buffer) {
  response.end(body);
}

/** All answers take turns on one line, chunk by chunk. */
function slowSender({latency, bytesPerSecond}: Line) {
  let free = 0;
  return async (response: ServerResponse, body: Buffer) => {
    await wait(latency);
    for (let at = 0; at < body.length && !response.destroyed; at += CHUNK) {
      const chunk = body.subarray(at, at + CHUNK);
      free = Math.max(free, performance.now()) + (chunk.length / bytesPerSecond) * 1000;
      await wait(free - performance.now());
      response.write(chunk);
    }
    response.end();
  };
}

function wait(milliseconds: number) {
  return new Promise((resolve) => void setTimeout(resolve, Math.max(0, milliseconds)));
}
