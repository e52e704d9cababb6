/** What a picture in few colours needs of the machine. */
export interface Machine {
  deflate: (bytes: Uint8Array) => Uint8Array;
  crc32: (bytes: Uint8Array) => number;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The most colours of a palette. */
const MOST = 256;

/**
 * Opaque pixels as a PNG with a palette: a third of the bytes of one with each pixel's colour. Text
 * has few colours; where there are more, the nearest that differ least become one.
 *
 * @param pixels red, green, blue and alpha of each, row by row
 */
export function palettePng(pixels: Uint8Array, width: number, machine: Machine): Uint8Array {
  const height = pixels.length / 4 / width;
  let [palette, rows] = indexed(pixels, width, 0);
  for (let bits = 1; palette.length > MOST; bits += 1)
    [palette, rows] = indexed(pixels, width, bits);
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Eight bits for a pixel, which are a place in the palette.
  header.set([8, 3, 0, 0, 0], 8);
  const colors = palette.flatMap((color) => [
    color & 0xff,
    (color >> 8) & 0xff,
    (color >> 16) & 0xff,
  ]);
  return joined([
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', header, machine),
    chunk('PLTE', Uint8Array.from(colors), machine),
    chunk('IDAT', machine.deflate(rows), machine),
    chunk('IEND', new Uint8Array(), machine),
  ]);
}

/** @param bits of each channel that are not told apart */
function indexed(pixels: Uint8Array, width: number, bits: number): [number[], Uint8Array] {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const mask = ((0xff << bits) & 0xff) * 0x010101;
  const places = new Map<number, number>();
  const palette: number[] = [];
  // Before each row stands how it is filtered: not at all.
  const rows = new Uint8Array(words.length + words.length / width);
  let at = 0;
  let last = -1;
  let place = 0;
  for (let i = 0; i < words.length; i += 1) {
    if (i % width === 0) at += 1;
    const word = words[i] ?? 0;
    if (word !== last) {
      const key = word & mask;
      place = places.get(key) ?? palette.push(word) - 1;
      places.set(key, place);
      last = word;
    }
    rows[at] = place;
    at += 1;
  }
  return [palette, rows];
}

function chunk(name: string, data: Uint8Array, {crc32}: Machine): Uint8Array {
  const named = joined([Uint8Array.from(name, (letter) => letter.charCodeAt(0)), data]);
  const ends = new DataView(new ArrayBuffer(8));
  ends.setUint32(0, data.length);
  ends.setUint32(4, crc32(named));
  const [length, sum] = [new Uint8Array(ends.buffer, 0, 4), new Uint8Array(ends.buffer, 4)];
  return joined([length, named, sum]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
