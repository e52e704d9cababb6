import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {ROOT} from '../contract/tree';
import {copyRepository, differences, lastEdit} from './copies';
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
  }, 600_000);

  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  it('is equal byte by byte: another folder, time zone and language, no cache', async () => {
    // What the history says of a page is a part of what it is made of.
    shareHistory(copy);
    // What was compiled of the plugins before is in the other folder for temporary files.
    const {code, stderr} = await build(copy, {...ELSEWHERE, TMPDIR: folder}, copy);
    expect({code, stderr}).toEqual({code: 0, stderr: ''});
    const found = differences(BUILD, path.join(copy, 'build'));
    expect({files: found.length, first: found[0]}).toEqual({files: 0, first: undefined});
  }, 900_000);
});

/** Makes a copy another checkout of the repository's history, where there is one. */
function shareHistory(copy: string): void {
  if (!existsSync(path.join(ROOT, '.git'))) return;
  const options = {cwd: ROOT, encoding: 'utf8'} as const;
  const history = execFileSync('git', ['rev-parse', '--absolute-git-dir'], options).trim();
  writeFileSync(path.join(copy, '.git'), `gitdir: ${history}\n`);
}
