import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {ROOT} from '../contract/tree';
import {turn} from '../../scripts/lib/suite/turn';
import {copyRepository, differences, freshBuild} from './copies';
import {build} from './sites';

/** Where days begin five and a half hours earlier, and the capital of `i` is `İ`. */
const ELSEWHERE = {TZ: 'Asia/Kolkata', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8'};

/**
 * Products of which one stands for the site in a run, in turn: those that are built in a minute. The
 * whole is for `npm run test:full`. Here it is built with what builds of the whole have left in the
 * caches.
 */
const PRODUCTS = ['system', 'docs-infra'] as const;

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
    const part =
      process.env.VITRINE_FULL === '1' ? {} : {PRODUCTS: PRODUCTS[turn(PRODUCTS.length)]};
    // What was compiled of the plugins before is in the other folder for temporary files.
    await expectBuilt(copy, {...ELSEWHERE, ...part, TMPDIR: folder});
    const here = 'PRODUCTS' in part ? path.join(folder, 'here') : freshBuild();
    if ('PRODUCTS' in part) await expectBuilt(ROOT, part, ['--out-dir', here]);
    const found = differences(here, path.join(copy, 'build'));
    expect({files: found.length, first: found[0]}).toEqual({files: 0, first: undefined});
  }, 900_000);
});

async function expectBuilt(
  root: string,
  env: NodeJS.ProcessEnv,
  args: readonly string[] = [],
): Promise<void> {
  const {code, stderr} = await build(root, env, root, args);
  expect({code, stderr}).toEqual({code: 0, stderr: ''});
}

/** Makes a copy another checkout of the repository's history, where there is one. */
function shareHistory(copy: string): void {
  if (!existsSync(path.join(ROOT, '.git'))) return;
  const options = {cwd: ROOT, encoding: 'utf8'} as const;
  const history = execFileSync('git', ['rev-parse', '--absolute-git-dir'], options).trim();
  writeFileSync(path.join(copy, '.git'), `gitdir: ${history}\n`);
}
