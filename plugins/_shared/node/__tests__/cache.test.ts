import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {diskCache, writeText, writeTexts} from '../cache';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shared-cache-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

describe('diskCache', () => {
  it.each([[7], [0], [null], ['text'], [[{name: 'a'}]]])('keeps %j', (value) => {
    const inner = path.join(folder, 'a/b');
    diskCache(inner).write('key', value);
    expect(diskCache(inner).read('key')).toEqual(value);
    expect(readdirSync(inner)).toHaveLength(1);
  });

  it('has nothing under a key that was not written, nor where the folder is missing', () => {
    const cache = diskCache<number>(folder);
    cache.write('key', 7);
    expect(cache.read('other')).toBeUndefined();
    expect(diskCache(path.join(folder, 'gone')).read('key')).toBeUndefined();
  });

  it('takes a file that is torn anywhere for missing, and writes it anew', () => {
    const cache = diskCache<number>(folder);
    cache.write('key', 1234);
    const file = path.join(folder, readdirSync(folder)[0] ?? '');
    const whole = readFileSync(file, 'utf8');
    for (let end = 0; end < whole.length; end += 1) {
      writeFileSync(file, whole.slice(0, end));
      expect(cache.read('key')).toBeUndefined();
    }
    cache.write('key', 5678);
    expect(cache.read('key')).toBe(5678);
  });

  it.each(['null', '7', '[7]', '{}'])(
    'takes a file of %s, which it never wrote, for missing',
    (text) => {
      const cache = diskCache<number>(folder);
      cache.write('key', 7);
      writeFileSync(path.join(folder, readdirSync(folder)[0] ?? ''), text);
      expect(cache.read('key')).toBeUndefined();
    },
  );

  it('takes what cannot be read for missing', () => {
    const cache = diskCache<number>(folder);
    cache.write('key', 7);
    const file = path.join(folder, readdirSync(folder)[0] ?? '');
    rmSync(file);
    mkdirSync(file);
    expect(cache.read('key')).toBeUndefined();
  });

  it('keeps values of several kinds apart in one folder', () => {
    const [numbers, texts] = [diskCache<number>(folder, 'n-'), diskCache<string>(folder, 't-')];
    numbers.write('key', 7);
    expect(texts.read('key')).toBeUndefined();
    texts.write('key', 'text');
    expect(numbers.read('key')).toBe(7);
  });
});

describe('writeText', () => {
  it('makes the folders, replaces the file, and leaves nothing else behind', () => {
    const file = path.join(folder, 'a/b.txt');
    writeText(file, 'first');
    writeText(file, 'second');
    expect(readFileSync(file, 'utf8')).toBe('second');
    expect(readdirSync(path.dirname(file))).toEqual(['b.txt']);
  });

  it('writes all of several files or none, and says which could not be', () => {
    writeText(path.join(folder, 'a.txt'), 'first');
    const blocked = path.join(folder, `c.txt.${process.pid}`);
    mkdirSync(blocked);
    const files = ['a.txt', 'new/deep/b.txt', 'c.txt'].map((name) => path.join(folder, name));
    const texts = new Map(files.map((file) => [file, 'second']));
    expect(() => writeTexts(texts)).toThrow(expect.objectContaining({path: files[2]}) as Error);
    expect(readFileSync(path.join(folder, 'a.txt'), 'utf8')).toBe('first');
    expect(readdirSync(folder).sort()).toEqual(['a.txt', path.basename(blocked)]);
  });
});
