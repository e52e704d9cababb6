import {closeSync, fstatSync, openSync, readFileSync} from 'node:fs';
import type {IncomingHttpHeaders, IncomingMessage, ServerResponse} from 'node:http';

/** Bytes of a file that is read at once; more is sent as it is read. */
const LARGEST = 2 ** 19;

/** Headers of a request that asks for less than the whole file, or not for every case. */
const CONDITIONS = [
  ...['range', 'if-range', 'if-match', 'if-none-match', 'if-modified-since'],
  'if-unmodified-since',
] as const satisfies (keyof IncomingHttpHeaders)[];

/**
 * Sends a file at once, where that is all that is asked: most requests are so, and reading a file in
 * parts costs more than all else of the answer.
 *
 * @returns whether it was sent; what was not is untouched
 */
export function sendWhole(
  file: string,
  {method, headers}: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (CONDITIONS.some((name) => headers[name] !== undefined)) return false;
  const found = read(file);
  if (!found) return false;
  // As the library has it that heeds conditions: they are held against what is told here.
  const tag = `W/"${found.body.length.toString(16)}-${found.changed.getTime().toString(16)}"`;
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('Last-Modified', found.changed.toUTCString());
  response.setHeader('ETag', tag);
  response.setHeader('Content-Length', found.body.length);
  response.end(method === 'HEAD' ? undefined : found.body);
  return true;
}

/** A file as it is at one moment: it is opened once. */
function read(file: string): {body: Buffer; changed: Date} | undefined {
  let opened: number | undefined;
  try {
    opened = openSync(file, 'r');
    const stats = fstatSync(opened);
    if (!stats.isFile() || stats.size > LARGEST) return undefined;
    return {body: readFileSync(opened), changed: stats.mtime};
  } catch {
    return undefined;
  } finally {
    if (opened !== undefined) closeSync(opened);
  }
}
