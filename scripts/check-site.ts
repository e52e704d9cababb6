/**
 * Checks a site without publishing it: all that a build checks, its prose, where the site says what
 * holds for that, then its demos in a browser, where there is one.
 *
 * Usage: vitrine check [<site folder>] [--warn <kind>] [--page /ui/button/] [--only BasicButton] [--write]
 *   --warn   tells description, component or link faults as warnings
 *   --page   looks at the demos of one page, --only at those of one name
 *   --write  writes what axe found beside the pages, as `demos.axe.json`
 *
 * All faults are told in one list; in GitHub's CI beside the lines that have them, too. Ends with 1
 * where there is one.
 */
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {annotationsOf} from './lib/annotations';
import {readArgs} from './lib/args';
import {readWarned, WARN_OPTION} from './lib/warnOption';
import {codeOf, exitOnSignals, LONGER, runChild} from './lib/child';
import {findBrowser} from './lib/chromium';
import {RULES_FILE} from './lib/prose/rules';
import {describe, report, tellUncaught} from './lib/report';
import {RUNNER} from './lib/setup';
import {siteFolder} from './lib/siteFolder';

/** What looks at demos in a browser; a site that does not want that need not install it. */
const BROWSER_PACKAGES = ['@playwright/test', 'axe-core'];

const {values, positionals} = readArgs({
  allowPositionals: true,
  options: {
    ...WARN_OPTION,
    page: {type: 'string'},
    only: {type: 'string'},
    write: {type: 'boolean', default: false},
  },
});
tellUncaught();
// Of all that is run here: what it says is made into one report.
process.env.VITRINE_VERBOSE = '1';
readWarned(values.warn);
const siteDir = siteFolder(positionals[0]);
const folder = mkdtempSync(path.join(os.tmpdir(), 'vitrine-check-'));
process.on('exit', () => rmSync(folder, {recursive: true, force: true}));

try {
  const faults = await check(path.join(folder, 'site'));
  if (faults !== '') console.error(faults);
  if (process.env.GITHUB_ACTIONS) for (const line of annotationsOf(faults)) console.log(line);
  process.exitCode = faults === '' ? 0 : 1;
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}

/** @returns all faults; empty where there is none */
async function check(built: string): Promise<string> {
  const build = await runCommand('build', [siteDir, '--out-dir', built, '--verbose']);
  // A build that fails does not wait for the types.
  if (build.code !== 0) {
    const {said: types} = await runCommand('demo-types', [siteDir]);
    return report(build.said, types);
  }
  return report(await proseFaults(), await demoFaults(built));
}

/** Of a site that says what holds for its prose; any other has asked for nothing. */
async function proseFaults(): Promise<string> {
  if (!existsSync(path.join(siteDir, RULES_FILE))) return '';
  const prose = await runCommand('prose', [siteDir]);
  return prose.code === 0 ? '' : prose.said;
}

async function runCommand(name: string, args: string[]): Promise<{code: number; said: string}> {
  const end = await runChild([RUNNER, name, ...args], {
    cwd: siteDir,
    isHeard: true,
    patience: LONGER,
  });
  if (end.told !== undefined) process.exit(codeOf(end));
  return {code: codeOf(end), said: end.said.trim()};
}

/** @param built folder of the built site */
async function demoFaults(built: string): Promise<string> {
  exitOnSignals();
  const missing = missingPackages();
  if (missing.length > 0 || findBrowser() === undefined) {
    const fix =
      missing.length > 0
        ? `npm install --save-dev ${missing.join(' ')}`
        : 'install Chromium, or name it in CHROMIUM_PATH';
    console.log(`The site is in order. Its demos were not looked at in a browser: ${fix}`);
    return '';
  }
  const [
    {readSite},
    {runChecks},
    {formatFindings, formatTotal},
    {findPages},
    {makeRecords, writeRecords},
  ] = await Promise.all([
    import('./lib/demoChecks/site'),
    import('./lib/demoChecks/run'),
    import('./lib/demoChecks/print'),
    import('./lib/demoChecks/pages'),
    import('./lib/demoChecks/records'),
  ]);
  if (findPages(built).length === 0) return '';
  const site = await readSite(siteDir);
  const {page, only} = values;
  const outcome = await runChecks(built, site, {page, only});
  if (values.write) {
    const today = new Date().toISOString().slice(0, 10);
    const records = makeRecords(site, outcome.placed, outcome.findings, today);
    writeRecords(site.dir, records, page === undefined && only === undefined);
  }
  console.log(formatTotal(outcome));
  return formatFindings(outcome.findings);
}

function missingPackages(): string[] {
  return BROWSER_PACKAGES.filter((name) => {
    try {
      return !import.meta.resolve(name);
    } catch {
      return true;
    }
  });
}
