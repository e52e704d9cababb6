import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runChild} from '../lib/child';
import {describe as told} from '../lib/report';
import {RUNNER} from '../lib/setup';
import {siteFolder} from '../lib/siteFolder';

let home = '';
beforeEach(() => {
  home = realpathSync(mkdtempSync(path.join(tmpdir(), 'vitrine-folder-')));
  mkdirSync(path.join(home, 'website'));
  writeFileSync(path.join(home, 'file'), '');
});
afterEach(() => rmSync(home, {recursive: true}));

function faultOf(given: string): string {
  try {
    return siteFolder(path.join(home, given));
  } catch (error) {
    return told(error).replaceAll(home, '<home>');
  }
}

it.each([
  ['web-site', '<home>/web-site: does not exist\n  Fix: did you mean "website"?'],
  ['file', '<home>/file: is no folder\n  Fix: known are website'],
  ['a/b', '<home>/a/b: does not exist\n  Fix: name the folder of a site, or make one'],
  ['website', '<home>/website: has no docusaurus.config\n  Fix: go to the folder of a site'],
])('is told in two lines where it is none: %s', (given, expected) => {
  expect(faultOf(given)).toContain(expected);
  // A line behind the two may lead to the guide.
  const [, , ...more] = faultOf(given).split('\n');
  expect(more.filter((line) => !line.startsWith('  More: '))).toEqual([]);
});

it.each(['ts', 'js', 'mjs', 'cts'])('is one with a docusaurus.config.%s', (end) => {
  writeFileSync(path.join(home, `website/docusaurus.config.${end}`), '');
  expect(faultOf('website')).toBe(path.join(home, 'website'));
});

it.each(['start', 'build', 'check-site'])(
  'is looked at by %s before anything is written, and without a stack',
  (command) => {
    const folder = path.join(home, 'none');
    const {status, stderr} = spawnSync(process.execPath, [RUNNER, command, folder], {
      encoding: 'utf8',
    });
    expect([status, stderr.split('\n').slice(0, -1)]).toEqual([
      1,
      [`${folder}: does not exist`, expect.stringMatching(/^ {2}Fix: /)],
    ]);
    expect(readdirSync(home).sort()).toEqual(['file', 'website']);
  },
  30_000,
);

it('leaves nothing running where a process cannot begin', async () => {
  const before = process.listenerCount('SIGTERM');
  await expect(runChild(['-e', ''], {cwd: path.join(home, 'none')})).rejects.toThrow('ENOENT');
  expect(process.listenerCount('SIGTERM')).toBe(before);
});
