import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../contract/tree';
import {makeSite} from './sites';

const GOOD = 'The last good build.';

/** A site with a build that went well. */
function makeBuiltSite(name: string): string {
  const site = makeSite('_base', name);
  mkdirSync(path.join(site, 'build'));
  writeFileSync(path.join(site, 'build/index.html'), GOOD);
  return site;
}

/** Kills a build as soon as it has begun; gives its exit code. */
async function killBuild(site: string): Promise<unknown> {
  const env = {...process.env, NODE_ENV: undefined, BABEL_ENV: undefined};
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/build.mjs'), site], {env});
  child.stdout.once('data', () => child.kill('SIGTERM'));
  const [code] = (await once(child, 'exit')) as [unknown];
  return code;
}

it('is told by its exit code, and leaves the last good build alone', async () => {
  const site = makeBuiltSite('a-build-that-is-killed');
  expect(await killBuild(site)).toBe(1);
  expect(readFileSync(path.join(site, 'build/index.html'), 'utf8')).toBe(GOOD);
  expect(existsSync(path.join(site, 'build.next'))).toBe(false);
}, 60_000);

it('gets back a good build that was being swapped when the one before was killed', async () => {
  const site = makeBuiltSite('a-build-that-is-killed-in-the-swap');
  renameSync(path.join(site, 'build'), path.join(site, 'build.last'));
  await killBuild(site);
  expect(readFileSync(path.join(site, 'build/index.html'), 'utf8')).toBe(GOOD);
}, 60_000);
