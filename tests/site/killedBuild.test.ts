import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync, renameSync} from 'node:fs';
import path from 'node:path';
import {RUNNER} from '../../scripts/lib/setup';
import {count} from '../../scripts/lib/suite/count';
import {GOOD_PAGE, layGoodBuild, makeSite} from './sites';

/** A site with a build that went well. */
function makeBuiltSite(name: string): string {
  const site = makeSite('_base', name);
  layGoodBuild(site);
  return site;
}

/** Kills a build as soon as it has begun; gives its exit code. */
async function killBuild(site: string): Promise<unknown> {
  count('builds');
  const env = {...process.env, NODE_ENV: undefined, BABEL_ENV: undefined};
  const child = spawn(process.execPath, [RUNNER, 'build', site], {env});
  child.stdout.once('data', () => child.kill('SIGTERM'));
  const [code] = (await once(child, 'exit')) as [unknown];
  return code;
}

it('is told by its exit code, and leaves the last good build alone', async () => {
  const site = makeBuiltSite('a-build-that-is-killed');
  expect(await killBuild(site)).toBe(1);
  expect(readFileSync(path.join(site, 'build/index.html'), 'utf8')).toBe(GOOD_PAGE);
  expect(existsSync(path.join(site, 'build.next'))).toBe(false);
}, 180_000);

it('gets back a good build that was being swapped when the one before was killed', async () => {
  const site = makeBuiltSite('a-build-that-is-killed-in-the-swap');
  renameSync(path.join(site, 'build'), path.join(site, 'build.last'));
  await killBuild(site);
  expect(readFileSync(path.join(site, 'build/index.html'), 'utf8')).toBe(GOOD_PAGE);
}, 180_000);
