/** `vitrine api check`: whether a release may have the changes that it has. */
import {appendFileSync, existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {VitrineError} from '../../../plugins/_shared/text/errors';
import {judge} from '../../../plugins/api-history/core/release/judge';
import {toMarkdown, toText, type Report} from '../../../plugins/api-history/core/release/report';
import {heaviest} from '../../../plugins/api-history/core/release/rules';
import {verdictOf} from '../../../plugins/api-history/core/release/version';
import {annotationsOf} from '../annotations';
import {argumentFault} from '../args';
import {describe} from '../report';
import {earlierApi, type Earlier} from './against';
import {readFolder, readManifest, type ReadApi} from './folder';
import {faultsOf} from './places';

/** What a CI reads: the release is fine, it is not, or nothing could be said. */
const EXIT = {allowed: 0, refused: 1, fault: 2} as const;

const OPTIONS = {
  package: {type: 'string', default: './'},
  against: {type: 'string', default: 'latest'},
  entry: {type: 'string'},
  history: {type: 'string'},
  as: {type: 'string'},
  'allow-unsure': {type: 'boolean', default: false},
  summary: {type: 'string'},
  json: {type: 'boolean', default: false},
} as const;

type Values = ReturnType<typeof readValues>;

/**
 * @param args what stands behind `check`
 * @returns the exit code, one of {@link EXIT}
 */
export function checkRelease(args: string[]): number {
  try {
    const values = readValues(args);
    const folder = packageFolder(values.package);
    // First what may be missing: to read the package itself takes longest.
    const earlier = readEarlier(values, folder);
    const now = readFolder(folder, values.entry);
    const report = toReport(values, folder, earlier, now);
    tell(report, values, folder, now);
    return report.verdict.allowed ? EXIT.allowed : EXIT.refused;
  } catch (error) {
    const said = describe(error);
    console.error(said);
    annotate(said);
    return EXIT.fault;
  }
}

function readValues(args: string[]) {
  try {
    return parseArgs({args, options: OPTIONS}).values;
  } catch (error) {
    const said = argumentFault((error as Error).message, Object.keys(OPTIONS));
    throw new Error(said);
  }
}

function packageFolder(given: string): string {
  const folder = path.resolve(given);
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const isFolder = existsSync(folder) && statSync(folder).isDirectory();
  throw new VitrineError({
    where: `--package ${given}`,
    what: isFolder ? 'holds no package.json' : 'is no folder',
    fix: 'name the folder of the library, with its package.json: --package packages/kit',
  });
}

function readEarlier(values: Values, folder: string): Earlier {
  const {against, entry, history} = values;
  const {name, version: own} = readManifest(path.join(folder, 'package.json'));
  const version = values.as ?? own;
  const earlier = earlierApi(against, {name, version, folder, entry, history});
  if (earlier.snapshot.package === name) return earlier;
  throw new VitrineError({
    where: earlier.where,
    what: `is of ${earlier.snapshot.package}, not of ${name}`,
    fix: 'name what holds an earlier version of the same package with --against',
  });
}

function toReport(values: Values, folder: string, earlier: Earlier, now: ReadApi): Report {
  const {package: name, version: own} = now.snapshot;
  const version = values.as ?? own;
  const changes = judge(earlier.snapshot, now.snapshot);
  const counted = values['allow-unsure'] ? changes.filter(({sure}) => sure) : changes;
  const before = earlier.snapshot.version;
  // Where all that is another is allowed to be, it is one of the least changes.
  const needed = heaviest(counted) ?? (changes.length > 0 ? 'patch' : null);
  const verdict = verdictOf(before, version, needed);
  if (!verdict) {
    throw new VitrineError({
      where:
        values.as === undefined ? path.relative('.', path.join(folder, 'package.json')) : '--as',
      what: `the version ${version} is none by semver, or comes before ${before}`,
      fix: 'correct it, or name the release before it with --against',
    });
  }
  return {package: name, version, before, against: earlier.where, verdict, changes};
}

function tell(report: Report, values: Values, folder: string, now: ReadApi): void {
  console.log(values.json ? JSON.stringify(report, undefined, 2) : toText(report));
  const files = [values.summary, process.env.GITHUB_STEP_SUMMARY];
  for (const file of files) if (file) appendFileSync(file, toMarkdown(report));
  if (!report.verdict.allowed) annotate(faultsOf(report, folder, now.sources), values.json);
}

/** @param isQuiet whether what is printed has to stay what a program can read */
function annotate(faults: string, isQuiet = false): void {
  if (!process.env.GITHUB_ACTIONS) return;
  const say = isQuiet ? console.error : console.log;
  for (const line of annotationsOf(faults)) say(line);
}
