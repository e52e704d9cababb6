/**
 * Runs the conformance fixtures of api-model through react-docgen and react-docgen-typescript
 * beside Vitrine's own extractor. Writes results.md beside it.
 *
 * Usage: node scripts/run.mjs bench/extractors/run.ts [--date 2026-11-20]
 *        node scripts/run.mjs bench/extractors/run.ts --packages <folder with node_modules> [--read]
 *
 * With `--packages`, whole packages against `readings/`, which `--read` writes anew; writes
 * packages.md.
 *
 * Ends with 1 where Vitrine itself has a case wrong.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {findPackage} from '../../scripts/lib/packages';
import {describe} from '../../scripts/lib/report';
import {ROOT} from '../../scripts/lib/setup';
import {readCases} from './cases';
import {judge} from './judge';
import {readByDocgen, readByDocgenTypescript, readByVitrine} from './readers';
import type {Reader} from './readers';
import {fileKey, scorePackage, type Score} from './packages';
import {readIndependently, type Reading} from './reading';
import {countRight, toPackagesPage, toPage, toTable} from './report';

const {values} = parseArgs({
  options: {
    date: {type: 'string', default: new Date().toISOString().slice(0, 10)},
    packages: {type: 'string'},
    read: {type: 'boolean', default: false},
  },
});

/** Whole packages, in the versions that `readings/` has. */
const KEPT = ['antd', '@base-ui/react', '@radix-ui/themes', 'react-bootstrap'];
/** Those whose reading is too large to keep: it is made anew in each run. */
const UNKEPT = ['@mantine/core'];

const READERS: Record<string, Reader> = {
  Vitrine: readByVitrine,
  'react-docgen': readByDocgen,
  'react-docgen-typescript': readByDocgenTypescript,
};

try {
  if (values.packages === undefined) main();
  else scoreAll(path.resolve(values.packages));
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}

/** @param from folder with the packages in its node_modules */
function scoreAll(from: string) {
  const scores = [...KEPT, ...UNKEPT].map((name) => {
    const {all, ...reading} = readIndependently(from, name);
    if (UNKEPT.includes(name)) return scorePackage(from, reading, all);
    const file = path.join(import.meta.dirname, `readings/${fileKey(name)}.json`);
    if (values.read) writeFileSync(file, `${JSON.stringify(reading)}\n`);
    const kept: Reading = JSON.parse(readFileSync(file, 'utf8'));
    if (kept.version !== reading.version) {
      throw new Error(`${name} is ${reading.version}, read was ${kept.version}. Fix: --read`);
    }
    return scorePackage(from, kept, all);
  });
  for (const {package: name, remarks, differences} of scores) {
    for (const remark of [...remarks, ...differences]) console.log(`${name}: ${remark}`);
  }
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const page = toPackagesPage(scores, values.date, commit.trim());
  console.log(page);
  writeFileSync(path.join(import.meta.dirname, 'packages.md'), page);
  process.exitCode = scores.some(isWrong) ? 1 : 0;
}

/** One prop in sixty may be read differently by somebody else. */
function isWrong({remarks, lost, differences}: Score) {
  return remarks.length + lost > 0 || differences.length > 1;
}

function main() {
  const cases = readCases();
  const found = Object.entries(READERS).map(([name, read]) => [name, read(cases)] as const);
  const results = cases.map(({id, props}) => ({
    id,
    verdicts: Object.fromEntries(found.map(([name, all]) => [name, judge(props, all.get(id))])),
  }));
  const versions = Object.fromEntries(
    Object.keys(READERS).map((name) => [name, findPackage(ROOT, name)?.version ?? '']),
  );
  const table = toTable(results, versions);
  console.log(table);
  writeFileSync(path.join(import.meta.dirname, 'results.md'), toPage(table, values.date));
  process.exitCode = countRight(results, 'Vitrine') === results.length ? 0 : 1;
}
