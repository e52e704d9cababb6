import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {appendFileSync, existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {RUNNER} from '../../scripts/lib/setup';
import {count} from '../../scripts/lib/suite/count';
import {build, GOOD_PAGE, layGoodBuild, makeSite, NO_JEST} from './sites';

/** A site with a build that went well. */
function makeBuiltSite(name: string): string {
  const site = makeSite('_base', name);
  layGoodBuild(site);
  return site;
}

/** Kills a build as soon as it has begun; gives its exit code. */
async function killBuild(site: string): Promise<unknown> {
  count('builds');
  const env = {...process.env, ...NO_JEST};
  const child = spawn(process.execPath, [RUNNER, 'build', site], {env});
  child.stdout.once('data', () => child.kill('SIGTERM'));
  const [code] = (await once(child, 'exit')) as [unknown];
  return code;
}

const LOOP = `export default function Loop() {
  if (typeof window === 'undefined') for (;;);
  return null;
}
`;

it('ends where a demo does not, names it, and leaves the last good build alone', async () => {
  const site = makeBuiltSite('a-build-that-never-ends');
  const config = path.join(site, 'docusaurus.config.ts');
  const settings = "settings: {'page-safety': {renderLimit: 2},";
  writeFileSync(config, readFileSync(config, 'utf8').replace('settings: {', settings));
  writeFileSync(path.join(site, 'docs/ui/Loop.tsx'), LOOP);
  appendFileSync(path.join(site, 'docs/ui/button.md'), '\n{{"demo": "Loop.tsx"}}\n');
  const {code, stderr} = await build(site);
  expect(code).toBe(1);
  expect(stderr).toContain(
    'docs/ui/button.md:9: demo "Loop.tsx" was still being rendered after 2 s, on /ui/button/',
  );
  expect(readFileSync(path.join(site, 'build/index.html'), 'utf8')).toBe(GOOD_PAGE);
  expect(existsSync(path.join(site, 'build.next'))).toBe(false);
}, 180_000);

it('gets back a good build that was being swapped when the one before was killed', async () => {
  const site = makeBuiltSite('a-build-that-is-killed-in-the-swap');
  renameSync(path.join(site, 'build'), path.join(site, 'build.last'));
  expect(await killBuild(site)).toBe(143);
  expect(readFileSync(path.join(site, 'build/index.html'), 'utf8')).toBe(GOOD_PAGE);
}, 180_000);
