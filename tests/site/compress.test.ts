import {randomBytes} from 'node:crypto';
import {mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {compress} from '../../scripts/lib/compress';
import {ROOT} from '../contract/tree';
import {filesBelow} from './copies';

/** The built site under test; VITRINE_BUILD names another than `build`. */
const BUILD = path.resolve(ROOT, process.env.VITRINE_BUILD ?? 'build');

async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vitrine-compress-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

describe('compress', () => {
  it('takes texts that are worth it, and nothing else', async () => {
    await inFolder(async (folder) => {
      const text = 'A line of text.\n'.repeat(100);
      writeFileSync(path.join(folder, 'long.md'), text);
      writeFileSync(path.join(folder, 'short.md'), text.slice(0, 1023));
      writeFileSync(path.join(folder, 'noise.txt'), randomBytes(4096));
      writeFileSync(path.join(folder, 'picture.png'), text);
      await compress(folder);
      const made = filesBelow(folder).filter((file) => /\.(?:br|gz)$/.test(file));
      expect(made).toEqual(['long.md.br', 'long.md.gz']);
    });
  });

  it('gives equal bytes whenever it runs', async () => {
    const bytes = () =>
      inFolder(async (folder) => {
        const file = path.join(folder, 'page.html');
        writeFileSync(file, `<p>${'text '.repeat(1000)}</p>`);
        await compress(folder);
        return ['.br', '.gz'].map((ending) => readFileSync(file + ending).toString('hex'));
      });
    const [one, other] = [await bytes(), await bytes()];
    expect(one).toEqual(other);
    // Four bytes for the time, after the mark, the method and the flags.
    expect(one?.[1]?.slice(8, 16)).toBe('00000000');
  });
});

describe('the built site', () => {
  const files = filesBelow(BUILD);
  const read = (file: string) => readFileSync(path.join(BUILD, file));

  it('has compressed files of all its long texts, and they hold the same', () => {
    const long = files.filter(
      (file) =>
        /\.(?:html|css|js|json|svg|xml|md)$/.test(file) &&
        statSync(path.join(BUILD, file)).size >= 1024,
    );
    expect(long.length).toBeGreaterThan(50);
    const wrong = long.filter((file) => {
      const isIn = files.includes(`${file}.br`) && files.includes(`${file}.gz`);
      const text = read(file);
      return !(
        isIn &&
        brotliDecompressSync(read(`${file}.br`)).equals(text) &&
        gunzipSync(read(`${file}.gz`)).equals(text)
      );
    });
    expect(wrong).toEqual([]);
  });
});
