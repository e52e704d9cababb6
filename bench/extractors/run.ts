/**
 * Runs the conformance fixtures of api-model through react-docgen and react-docgen-typescript
 * beside Vitrine's own extractor. Writes results.md beside it.
 *
 * Usage: node scripts/run.mjs bench/extractors/run.ts [--date 2026-11-20]
 *
 * Ends with 1 where Vitrine itself has a case wrong.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {findPackage} from '../../scripts/lib/packages';
import {describe} from '../../scripts/lib/report';
import {ROOT} from '../../scripts/lib/setup';
import {readCases} from './cases';
import {judge} from './judge';
import {readByDocgen, readByDocgenTypescript, readByVitrine} from './readers';
import type {Reader} from './readers';
import {countRight, toPage, toTable} from './report';

const {values} = parseArgs({
  options: {date: {type: 'string', default: new Date().toISOString().slice(0, 10)}},
});

const READERS: Record<string, Reader> = {
  Vitrine: readByVitrine,
  'react-docgen': readByDocgen,
  'react-docgen-typescript': readByDocgenTypescript,
};

try {
  main();
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}

function main() {
  const results = readCases().map((example) => ({
    id: example.id,
    verdicts: Object.fromEntries(
      Object.entries(READERS).map(([name, read]) => [name, judge(example.props, read(example))]),
    ),
  }));
  const versions = Object.fromEntries(
    Object.keys(READERS).map((name) => [name, findPackage(ROOT, name)?.version ?? '']),
  );
  const table = toTable(results, versions);
  console.log(table);
  writeFileSync(path.join(import.meta.dirname, 'results.md'), toPage(table, values.date));
  process.exitCode = countRight(results, 'Vitrine') === results.length ? 0 : 1;
}
