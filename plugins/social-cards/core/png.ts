/** What a picture in few colours needs of the machine. */
export interface Machine {
  deflate: (bytes: Uint8Array) => Uint8Array;
  crc32: (bytes: Uint8Array) => number;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The most colours of a palette. */
const MOST = 256;

/** Opaque pixels: red, green, blue and alpha of each, row by row. */
export interface Picture {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** A picture as places of its palette. Other pictures are laid on it at the cost of their own rows. */
export interface Sheet {
  picture: Picture;
  /** Bits of each channel that are not told apart. */
  bits: number;
  palette: readonly number[];
  /** Colour → its place in the palette. */
  places: ReadonlyMap<number, number>;
  /** Before each row stands how it is filtered: not at all. */
  rows: Uint8Array;
}

/** A picture on a sheet, in the middle of a place's height; what is higher is cut at both ends. */
export interface Laid {
  picture: Picture;
  place: {left: number; top: number; height: number};
}

export function sheetOf(picture: Picture, bits = 0): Sheet {
  const rows = new Uint8Array((picture.width + 1) * picture.height);
  const blank = {picture, bits, palette: [], places: new Map<number, number>(), rows};
  const place = {left: 0, top: 0, height: picture.height};
  return withLaid(blank, {picture, place});
}

/**
 * A PNG with a palette: a third of the bytes of one with each pixel's colour. Text has few colours;
 * where there are more, the nearest that differ least become one.
 */
export function palettePng(sheet: Sheet, laid: Laid | undefined, machine: Machine): Uint8Array {
  const {width, height} = sheet.picture;
  let drawn = laid ? withLaid(sheet, laid) : sheet;
  for (let bits = 1; drawn.palette.length > MOST; bits += 1) {
    const coarse = sheetOf(sheet.picture, bits);
    drawn = laid ? withLaid(coarse, laid) : coarse;
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Eight bits for a pixel, which are a place in the palette.
  header.set([8, 3, 0, 0, 0], 8);
  const colors = drawn.palette.flatMap((color) => [
    color & 0xff,
    (color >> 8) & 0xff,
    (color >> 16) & 0xff,
  ]);
  return joined([
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', header, machine),
    chunk('PLTE', Uint8Array.from(colors), machine),
    chunk('IDAT', machine.deflate(drawn.rows), machine),
    chunk('IEND', new Uint8Array(), machine),
  ]);
}

function withLaid(sheet: Sheet, {picture, place}: Laid): Sheet {
  const {pixels, width, height} = picture;
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const mask = ((0xff << sheet.bits) & 0xff) * 0x010101;
  const places = new Map(sheet.places);
  const palette = [...sheet.palette];
  const rows = new Uint8Array(sheet.rows);
  const above = Math.floor((place.height - height) / 2);
  let last = -1;
  let known = 0;
  for (let row = Math.max(0, -above); row < Math.min(height, place.height - above); row += 1) {
    // Behind how the row is filtered.
    let at = (place.top + above + row) * (sheet.picture.width + 1) + place.left + 1;
    for (let i = row * width; i < (row + 1) * width; i += 1) {
      const word = words[i] ?? 0;
      if (word !== last) {
        const key = word & mask;
        known = places.get(key) ?? palette.push(word) - 1;
        places.set(key, known);
        last = word;
      }
      rows[at] = known;
      at += 1;
    }
  }
  return {...sheet, palette, places, rows};
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
