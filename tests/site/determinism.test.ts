import {existsSync, mkdtempSync, realpathSync, rmSync, statSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {ROOT} from '../contract/tree';
import {copyRepository, differences, filesBelow, lastEdit} from './copies';
import {build} from './sites';

/** Where days begin five and a half hours earlier, and the capital of `i` is `İ`. */
const ELSEWHERE = {TZ: 'Asia/Kolkata', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8'};

/** The site as `npm test` has built it, just before this. */
const BUILD = path.join(ROOT, 'build');

describe('the site built elsewhere', () => {
  let folder = '';
  let copy = '';

  beforeAll(async () => {
    const index = path.join(BUILD, 'index.html');
    if (!existsSync(index) || statSync(index).mtimeMs < lastEdit()) {
      throw new Error('build/ is older than what it is made of. Fix: npm run build, then this');
    }
    folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'vitrine elsewhere-'));
    copy = path.join(folder, 'copy');
    copyRepository(copy);
    const {code, stderr} = await build(copy, ELSEWHERE, copy);
    expect({code, stderr}).toEqual({code: 0, stderr: ''});
  }, 300_000);

  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  it('is a copy of everything but the history', () => {
    expect(existsSync(path.join(copy, '.git'))).toBe(false);
    expect(filesBelow(path.join(copy, 'build')).length).toBeGreaterThan(50);
  });

  it('is equal byte by byte: another folder, time zone and language, no checkout, no cache', () => {
    const found = differences(BUILD, path.join(copy, 'build'));
    expect({files: found.length, first: found[0]}).toEqual({files: 0, first: undefined});
  });
});
