import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {RUNNER} from '../lib/setup';

const home = mkdtempSync(path.join(tmpdir(), 'new-'));
mkdirSync(path.join(home, 'full'));
writeFileSync(path.join(home, 'full/mine.txt'), 'mine');

function run(...args: string[]) {
  // The command asks for what is missing, and hands the rest to another process.
  const command = args.length === 0 ? 'new' : 'new-site';
  const {status, stderr} = spawnSync(process.execPath, [RUNNER, command, ...args], {
    encoding: 'utf8',
    cwd: home,
  });
  return {status, stderr: stderr.replaceAll(home, '<home>').trim()};
}

const ui = ['--package', '@acme/ui'];

test.each([
  [[], 'No folder. Fix: vitrine new my-docs --package @acme/ui'],
  [
    ['full', ...ui, '--vitrine', 'vitrine'],
    '<home>/full is there, and is not empty. Fix: name another folder; nothing is ever overwritten.',
  ],
  [
    ['docs', ...ui],
    "This is vitrine's own repository, which no site can install. Fix: npm pack, and give the tarball: --vitrine ./vitrine-0.1.0.tgz.",
  ],
  [
    ['docs', ...ui, '--vitrine', 'vitrine', '--no-install'],
    '--no-install: no folder above has @acme/ui in its node_modules. Fix: install it there, or leave the option out.',
  ],
  [
    ['page', 'ui/Button'],
    '<home>: has no docusaurus.config\n  Fix: go to the folder of a site, or name it, or make one: vitrine new my-docs --package @acme/ui\n  More: https://vitrine.example.com/vitrine/errors/#error-siteFolder-has-no-docusaurus-config',
  ],
])('%j fails with what to do, and leaves nothing', (args, message) => {
  expect(run(...args)).toEqual({status: 1, stderr: message});
  expect(readdirSync(home)).toEqual(['full']);
  expect(readdirSync(path.join(home, 'full'))).toEqual(['mine.txt']);
});
