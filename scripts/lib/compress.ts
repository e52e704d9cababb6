import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

/** Text in all its kinds; pictures and fonts are compressed already. */
const TEXTS = /\.(?:html|css|m?js|json|svg|xml|txt|md|webmanifest)$/;

/** Smaller files travel in one packet, compressed or not. In bytes. */
const MIN_BYTES = 1024;

/** A compressed file is worth its place below this share of the original's size. */
const MAX_SHARE = 0.9;

/**
 * Quality of Brotli. The one above makes files 0.3 % smaller, but has 33 MB of tables for each of
 * them, which the system hands out page by page: six times the work.
 */
const QUALITY = 8;

const compressors = {
  '.br': (bytes: Buffer) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
      },
    }),
  // Node writes neither name nor time into it, so that equal files give equal bytes.
  '.gz': (bytes: Buffer) => gzipSync(bytes, {level: 9}),
};

/**
 * Puts a Brotli and a gzip file beside each text of a built site, where it is much smaller. One
 * after the other: on Node's own threads, which give back their memory each time, it is half as
 * much work again.
 *
 * @param dir the built site
 */
export async function compress(dir: string) {
  for (const file of readdirSync(dir, {recursive: true, encoding: 'utf8'})) {
    compressFile(path.join(dir, file));
    // So that a signal is heard.
    await setImmediate();
  }
}

/** Likewise for one file. */
export function compressFile(file: string): void {
  if (!TEXTS.test(file)) return;
  const bytes = readFileSync(file);
  if (bytes.length < MIN_BYTES) return;
  for (const [ending, toSmaller] of Object.entries(compressors)) {
    const smaller = toSmaller(bytes);
    if (smaller.length < bytes.length * MAX_SHARE) writeFileSync(file + ending, smaller);
  }
}

/** As wide a window as there are bytes to look back at: a wider one costs memory, which is cleared. */
function windowBits(size: number): number {
  const {BROTLI_MIN_WINDOW_BITS, BROTLI_MAX_WINDOW_BITS} = constants;
  const bits = Math.ceil(Math.log2(size)) + 1;
  return Math.min(Math.max(bits, BROTLI_MIN_WINDOW_BITS), BROTLI_MAX_WINDOW_BITS);
}
