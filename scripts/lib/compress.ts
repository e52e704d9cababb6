import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

/** Text in all its kinds; pictures and fonts are compressed already. */
const TEXTS = /\.(?:html|css|m?js|json|svg|xml|txt|md|webmanifest)$/;

/** Smaller files travel in one packet, compressed or not. In bytes. */
const MIN_BYTES = 1024;

/** A compressed file is worth its place below this share of the original's size. */
const MAX_SHARE = 0.9;

/** How many files are compressed at once: twice what two cores have to do. */
const PARALLEL = 4;

/** Quality of Brotli: the two steps above it make pages 6 and 8 % smaller for 7 and 20 times the work. */
const QUALITY = 9;
/** Of text for programs, which is asked for seldom: twenty times less work, 2 % larger. */
const TEXT_QUALITY = 5;

const compressors = {
  '.br': (bytes: Buffer, file: string) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: /\.(?:md|txt)$/.test(file) ? TEXT_QUALITY : QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
      },
    }),
  // Node writes neither name nor time into it, so that equal files give equal bytes.
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, {level: 9}),
};

/**
 * Puts a Brotli and a gzip file beside each text of a built site, where it is much smaller.
 *
 * @param dir the built site
 */
export async function compress(dir: string) {
  const files = await readdir(dir, {recursive: true});
  const queue = files.filter((file) => TEXTS.test(file)).map((file) => path.join(dir, file));
  const work = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) await compressFile(file);
  };
  await Promise.all(Array.from({length: PARALLEL}, work));
}

/** Likewise for one file. */
export async function compressFile(file: string): Promise<void> {
  if (!TEXTS.test(file)) return;
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  for (const [ending, toSmaller] of Object.entries(compressors)) {
    const smaller = await toSmaller(bytes, file);
    if (smaller.length < bytes.length * MAX_SHARE) await writeFile(file + ending, smaller);
  }
}

/** As wide a window as there are bytes to look back at: a wider one costs memory, which is cleared. */
function windowBits(size: number): number {
  const {BROTLI_MIN_WINDOW_BITS, BROTLI_MAX_WINDOW_BITS} = constants;
  const bits = Math.ceil(Math.log2(size)) + 1;
  return Math.min(Math.max(bits, BROTLI_MIN_WINDOW_BITS), BROTLI_MAX_WINDOW_BITS);
}
