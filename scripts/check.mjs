/**
 * Installs what is missing, runs every check, and closes with `N passed, N failed`.
 *
 * Usage: npm test [-- <step> …], e.g. npm test -- lint unit
 */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {installBrowser} from './lib/browser.mjs';
import {installServer} from './lib/nginx.mjs';
import {installPackages, run} from './lib/setup.mjs';
import {STEPS} from './lib/steps.mjs';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(STEPS, name));
if (unknown.length > 0) {
  console.error(`No step "${unknown[0]}". Fix: one of ${Object.keys(STEPS).join(', ')}`);
  process.exit(1);
}

installPackages();
installBrowser();
if (wanted.length === 0 || wanted.includes('site')) installServer();

const reports = mkdtempSync(path.join(os.tmpdir(), 'vitrine-'));
const total = {passed: 0, failed: 0};
for (const [name, step] of Object.entries(STEPS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}`);
  const {passed, failed} = 'script' in step ? runScript(step.script) : runJest(name, step);
  total.passed += passed;
  total.failed += failed;
}
rmSync(reports, {recursive: true});
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

/** @param {string[]} script */
function runScript(script) {
  return run('npm', ['run', '--silent', ...script])
    ? {passed: 1, failed: 0}
    : {passed: 0, failed: 1};
}

/**
 * @param {string} name
 * @param {{projects: string[], inBand?: boolean}} step
 */
function runJest(name, {projects, inBand}) {
  const report = path.join(reports, `${name}.json`);
  const jest = path.join('node_modules', 'jest', 'bin', 'jest.js');
  const args = ['--selectProjects', ...projects, ...(inBand ? ['--runInBand'] : [])];
  const ended = run(process.execPath, [
    jest,
    ...args,
    '--json',
    `--outputFile=${report}`,
    '--silent=false',
  ]);
  try {
    const {numPassedTests, numFailedTests, numRuntimeErrorTestSuites} = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    return {passed: numPassedTests, failed: failed === 0 && !ended ? 1 : failed};
  } catch {
    // Jest that wrote no report has failed before its first test.
    return {passed: 0, failed: 1};
  }
}
