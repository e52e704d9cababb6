import {crc32, deflateSync, inflateSync} from 'node:zlib';
import {palettePng, sheetOf, type Laid, type Picture} from '../core/png';

/** The colours of a picture with a palette, read as any viewer would. */
function colorsOf(png: Buffer): string[] {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const [start, end] = [at + 8, at + 8 + png.readUInt32BE(at)];
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)));
    chunks.set(png.toString('latin1', at + 4, start), png.subarray(start, end));
  }
  const width = chunks.get('IHDR')?.readUInt32BE(0) ?? 0;
  const palette = chunks.get('PLTE')?.toString('hex').match(/.{6}/g) ?? [];
  expect(palette.length).toBeLessThanOrEqual(256);
  const rows = inflateSync(chunks.get('IDAT') ?? '');
  return [...rows].filter((_, i) => i % (width + 1) !== 0).map((place) => palette[place] ?? '');
}

const pictureOf = (colors: readonly string[], width: number): Picture => ({
  pixels: new Uint8Array(Buffer.from(colors.join('ff') + 'ff', 'hex')),
  width,
  height: colors.length / width,
});

const draw = (colors: readonly string[], width: number, laid?: Laid) => {
  const machine = {crc32, deflate: (bytes: Uint8Array) => deflateSync(bytes)};
  return colorsOf(Buffer.from(palettePng(sheetOf(pictureOf(colors, width)), laid, machine)));
};

it('keeps every colour of a picture that has few', () => {
  const colors = ['000000', 'ffffff', '1769c5', 'ffffff', '000000', '000001'];
  expect(draw(colors, 3)).toEqual(colors);
});

it('takes those for one that differ least, where there are too many', () => {
  const colors = Array.from(
    {length: 400},
    (_, i) => `40${(i >> 1).toString(16).padStart(2, '0')}${i % 2 ? '80' : '81'}`,
  );
  const drawn = draw(colors, 20);
  const off = drawn.map((color, i) =>
    Math.abs(parseInt(color, 16) - parseInt(colors[i] ?? '', 16)),
  );
  expect(new Set(drawn).size).toBeLessThanOrEqual(256);
  expect(Math.max(...off)).toBeLessThanOrEqual(0x0101);
});

describe('a picture on another', () => {
  const white = Array.from({length: 20}, () => 'ffffff');
  const rowsOf = (over: readonly string[], width: number) => {
    const laid = {picture: pictureOf(over, width), place: {left: 1, top: 1, height: 3}};
    const drawn = draw(white, 4, laid).map((color) => (color === 'ffffff' ? '.' : color[0]));
    return Array.from({length: 5}, (_, i) => drawn.slice(i * 4, i * 4 + 4).join(''));
  };

  it('stands in the middle of its place', () => {
    expect(rowsOf(['111111', '222222'], 2)).toEqual(['....', '....', '.12.', '....', '....']);
  });

  it('is cut at both ends where it is higher', () => {
    const over = ['111111', '222222', '333333', '444444', '555555'];
    expect(rowsOf(over, 1)).toEqual(['....', '.2..', '.3..', '.4..', '....']);
  });

  it('takes colours for one as the whole does, where there are too many', () => {
    const many = Array.from({length: 300}, (_, i) => `40${i.toString(16).padStart(4, '0')}`);
    const laid = {picture: pictureOf(many, 20), place: {left: 0, top: 0, height: 15}};
    expect(new Set(draw(many.toReversed(), 20, laid)).size).toBeLessThanOrEqual(256);
  });
});
