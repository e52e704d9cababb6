import {mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {hashOf} from '../../_shared/node/cache';
import {keepReads} from '../../page-reader/core/kept';
import {readPage} from '../../page-reader/core/readPage';
import {clearPages, createPages, createReads, inMemory, isLastShell} from '../files';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vitrine-incremental-'));
  file = path.join(folder, 'deep/sources');
});
afterEach(() => {
  keepReads(undefined);
  rmSync(folder, {recursive: true});
});

const contents = readPage('# A {#own}\n\n{{"demo": "A.tsx"}}\n', 'md');

function written() {
  const reads = createReads(file, '1');
  reads.write('a', contents);
  reads.save();
  return readFileSync(file);
}

describe('what was read of pages', () => {
  it('is there for the next build as it was, fields without a value too', () => {
    written();
    expect(createReads(file, '1').read('a')).toStrictEqual(contents);
    expect(createReads(file, '1').read('b')).toBeUndefined();
  });

  it('is left out where another version has read it', () => {
    written();
    expect(createReads(file, '2').read('a')).toBeUndefined();
  });

  it.each(['cut', 'changed', 'empty'])('is left out where the file is %s, and read anew', (how) => {
    const whole = written();
    if (how === 'changed') writeFileSync(file, Buffer.from(whole).fill(1, whole.length - 9));
    else truncateSync(file, how === 'cut' ? whole.length - 1 : 0);
    expect(createReads(file, '1').read('a')).toBeUndefined();
    expect(written()).toEqual(whole);
  });

  it('forgets what no page has any more, and is not written again where nothing changed', () => {
    const first = createReads(file, '1');
    first.write('a', contents);
    first.write('b', contents);
    first.save();
    const second = createReads(file, '1');
    second.read('a');
    second.save();
    expect(createReads(file, '1').read('b')).toBeUndefined();
    const third = createReads(file, '1');
    third.read('a');
    rmSync(file);
    third.save();
    expect(readdirSync(path.dirname(file))).toEqual([]);
  });

  it('is taken while a site is served, and kept once it is there; then in memory alone', () => {
    written();
    const reads = inMemory(createReads(file, '1'));
    expect(reads.read('a')).toStrictEqual(contents);
    expect(reads.read('a')).toBe(reads.read('a'));
    reads.write('b', contents);
    reads.save();
    reads.write('c', contents);
    reads.save();
    expect(reads.read('b')).toBe(contents);
    expect(reads.read('c')).toBe(contents);
    const kept = createReads(file, '1');
    expect(['a', 'b', 'c'].map((key) => kept.read(key) !== undefined)).toEqual([true, true, false]);
  });

  it('is asked for before a page is read, and told what was read', () => {
    const reads = createReads(file, '1');
    keepReads(reads);
    const anew = readPage('# Another\n', 'md');
    reads.save();
    expect(createReads(file, '1').read('md# Another\n')).toStrictEqual(anew);
    keepReads({read: () => contents, write: () => undefined});
    expect(readPage('# A third\n', 'md')).toBe(contents);
  });
});

it('clears the rendered pages away that the site no longer has', () => {
  const pages = path.join(folder, 'pages/en');
  clearPages(pages, []);
  createPages(pages);
  const nameOf = (page: string) => hashOf(page, 20);
  for (const page of ['/a/', '/b/']) writeFileSync(path.join(pages, nameOf(page)), '');
  clearPages(pages, ['/b/', '/c/']);
  expect(readdirSync(pages)).toEqual([nameOf('/b/')]);
});

describe('the bundle that renders pages', () => {
  const bundle = (text: string) => {
    const main = path.join(folder, 'server.bundle.js');
    writeFileSync(main, text);
    return isLastShell(main, path.join(folder, 'deep/mark'));
  };

  it('is that of the last build though chunks have other names, and no longer with other code', () => {
    expect(bundle('return {"12": "53066e49"}')).toBe(false);
    expect(bundle('return {"12": "0e1f2a3b"}')).toBe(true);
    expect(bundle('return {"13": "0e1f2a3b"}')).toBe(false);
    expect(bundle('return {"13": "0e1f2a3b"}')).toBe(true);
  });

  it('is another one where it cannot be read, or the mark cannot be written', () => {
    expect(isLastShell(path.join(folder, 'none.js'), path.join(folder, 'mark'))).toBe(false);
    writeFileSync(path.join(folder, 'deep'), '');
    expect([bundle('a'), bundle('a')]).toEqual([false, false]);
  });
});
