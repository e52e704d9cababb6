import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {RUNNER} from '../../scripts/lib/setup';
import {build, FIXTURES, makeSite, NO_JEST} from './sites';

const SCENARIO = 'demo-faults';
/** The check by which each fault is to be found. */
const EXPECTED: Record<string, string> = JSON.parse(
  readFileSync(path.join(FIXTURES, SCENARIO, 'expected.json'), 'utf8'),
);
/** Faults that may get away. */
const MISSABLE = 1;

jest.setTimeout(900_000);

interface Finding {
  demo: string;
  check: string;
}

/** What the checks find on the site of faults, and how they ended. */
async function findFaults(): Promise<{findings: Finding[]; code: unknown}> {
  const site = makeSite(SCENARIO);
  const built = await build(site);
  expect(built).toMatchObject({code: 0});
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vitrine-faults-'));
  const json = path.join(folder, 'findings.json');
  const args = ['--dir', path.join(site, 'build'), '--site', site, '--json', json];
  const code = await new Promise((resolve) => {
    const env = {...process.env, ...NO_JEST};
    execFile(process.execPath, [RUNNER, 'test-demos', ...args], {env}, (error) =>
      resolve(error?.code ?? 0),
    );
  });
  const findings = JSON.parse(readFileSync(json, 'utf8'));
  rmSync(folder, {recursive: true});
  return {findings, code};
}

describe('the checks of demos', () => {
  let found: Finding[];
  let exit: unknown;
  beforeAll(async () => {
    const {findings, code} = await findFaults();
    found = findings;
    exit = code;
  });

  it('find at least 20 of 21 faults, each by the check that is for it', () => {
    const missed = Object.entries(EXPECTED).filter(
      ([demo, check]) => !found.some((finding) => finding.demo === demo && finding.check === check),
    );
    expect(Object.keys(EXPECTED)).toHaveLength(21);
    expect(missed.slice(MISSABLE)).toEqual([]);
    expect(exit).toBe(1);
  });

  it('say nothing of demos without a fault', () => {
    expect(found.filter(({demo}) => !(demo in EXPECTED))).toEqual([]);
  });
});
