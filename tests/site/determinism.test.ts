import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {ROOT} from '../contract/tree';
import {copyRepository, differences, freshBuild} from './copies';
import {build} from './sites';

/** Where days begin five and a half hours earlier, and the capital of `i` is `İ`. */
const ELSEWHERE = {TZ: 'Asia/Kolkata', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8'};

describe('the site built elsewhere', () => {
  let folder = '';
  let copy = '';

  beforeAll(async () => {
    freshBuild();
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
    const found = differences(freshBuild(), path.join(copy, 'build'));
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
