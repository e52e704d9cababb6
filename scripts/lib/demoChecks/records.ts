import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {versionOf} from './site';
import type {SiteFacts} from './site';
import type {Origin} from './visit';
import type {Finding} from './looks';

/** The file beside pages with demos. */
const RECORD = 'demos.axe.json';

/** What axe found in the demos of a folder. */
interface DemoRecord {
  /** Of the product's package. */
  version: string;
  /** Of the run, 2026-12-31. */
  date: string;
  /** By name, in order. */
  demos: Record<string, {violations: number}>;
}

/** A demo, and where it comes from. */
export interface Placed {
  /** Address of the page. */
  page: string;
  demo: string;
  origin: Origin;
}

/**
 * The record of each folder of pages: hand-made pages have none.
 *
 * @returns by the folder, relative to the site
 */
export function makeRecords(
  site: SiteFacts,
  placed: readonly Placed[],
  findings: readonly Finding[],
  date: string,
): Map<string, DemoRecord> {
  const records = new Map<string, DemoRecord>();
  const sorted = [...placed].sort((a, b) => (a.demo < b.demo ? -1 : 1));
  for (const {page, demo, origin} of sorted) {
    const [file = ''] = origin.at.split(':');
    if (!/\.mdx?$/.test(file)) continue;
    const folder = path.posix.dirname(file);
    const own = findings.filter((finding) => finding.page === page && finding.demo === demo);
    // One element that fails in four modes is one violation.
    const violations = new Set(own.filter(({check}) => check === 'axe').map(({what}) => what)).size;
    const record = records.get(folder) ?? {version: versionOf(site, origin), date, demos: {}};
    record.demos[demo] = {violations};
    records.set(folder, record);
  }
  return records;
}

/**
 * Writes the records. Of demos that were not run, what was known stays.
 *
 * @param dir the site
 * @param isWhole whether every demo was run
 */
export function writeRecords(dir: string, records: Map<string, DemoRecord>, isWhole: boolean) {
  for (const [folder, record] of records) {
    const file = path.join(dir, folder, RECORD);
    const known = isWhole ? {} : (readRecord(file)?.demos ?? {});
    const demos = Object.entries({...known, ...record.demos}).sort(([a], [b]) => (a < b ? -1 : 1));
    const whole = {...record, demos: Object.fromEntries(demos)};
    writeFileSync(file, `${JSON.stringify(whole, undefined, 2)}\n`);
  }
}

/**
 * Where the files tell otherwise than what was found.
 *
 * @param dir the site
 */
export function recordFaults(dir: string, records: Map<string, DemoRecord>): string[] {
  return [...records].flatMap(([folder, {version, demos}]) => {
    const file = `${folder}/${RECORD}`;
    const known = readRecord(path.join(dir, file));
    const fix = 'Fix: npm run test:demos -- --write';
    if (!known) return [`${file} is missing. ${fix}`];
    const faults = Object.entries(demos).flatMap(([demo, {violations}]) => {
      const told = known.demos[demo]?.violations;
      return told === violations ? [] : [`${demo} has ${violations} violations, not ${told}`];
    });
    if (known.version !== version) faults.push(`the version is ${version}, not ${known.version}`);
    return faults.map((fault) => `${file}: ${fault}. ${fix}`);
  });
}

function readRecord(file: string): DemoRecord | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
