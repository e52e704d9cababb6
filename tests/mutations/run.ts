/**
 * Breaks the source row by row, and runs the test that must find it: what it prints is which faults
 * were found. The source is as before when it ends; where it is killed,
 * `git diff` shows the one fault that stays.
 *
 * Usage: node scripts/run.mjs tests/mutations/run.ts [<words of the rows to run>]
 */
import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {formatTable} from '../../bench/build/report';
import {ROOT} from '../../scripts/lib/setup';
import {ROWS} from './rows';
import type {Row} from './rows';

/** Milliseconds that a test may take; one that is then not at its end has not found anything. */
const LIMIT = 120_000;

/** What jest ends with where a test has failed; a file that it cannot read ends so, too. */
const FAILED = 1;

const words = process.argv.slice(2).join(' ');
const rows = ROWS.filter(({what, file}) => `${what} ${file}`.includes(words));
const found = rows.map((row) => {
  const isFound = isFoundBy(row);
  console.log(`${isFound ? 'found' : 'LOST '}  ${row.what}`);
  return isFound;
});
console.log(
  formatTable([
    ['What is lost', 'Broken', 'Found by', 'Found'],
    ...rows.map(({what, file, test}, row) => [what, file, test[0], found[row] ? 'yes' : 'NO']),
  ]),
);
process.exitCode = found.every(Boolean) ? 0 : 1;

/** Whether a test fails with the fault that passes without: the same run tells both. */
function isFoundBy({file, from, to, test}: Row): boolean {
  const absolute = path.join(ROOT, file);
  const text = readFileSync(absolute, 'utf8');
  try {
    writeFileSync(
      absolute,
      text.replace(from, () => to),
    );
    return runTest(test).failed > 0;
  } finally {
    writeFileSync(absolute, text);
  }
}

/** A run in which no test began, or that has ended without a word, has found nothing. */
function runTest([file, name]: Row['test']): {failed: number} {
  const pattern = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const args = [path.join(ROOT, 'node_modules/jest/bin/jest.js'), file, '-t', pattern, '--json'];
  const {status, stdout} = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: LIMIT,
  });
  if (status !== FAILED || stdout === '') return {failed: 0};
  const {numFailedTests} = JSON.parse(stdout) as {numFailedTests: number};
  return {failed: numFailedTests};
}
