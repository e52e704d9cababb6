import type {DemoReport} from './demo';

/** Name of the file beside a page that records what an accessibility check found in its demos. */
export const REPORT_FILE = 'demos.axe.json';

/** Demo → what was found in it. */
export type Reports = Record<string, DemoReport>;

/**
 * Reads the record of a page's demos.
 *
 * @param text the file's text
 * @returns the reports by the names of the demos, or a sentence that says what is wrong
 */
export function readReports(text: string): Reports | string {
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch {
    return 'is no JSON';
  }
  if (!isObject(record)) return 'holds no object';
  const {version, date, demos} = record;
  if (typeof version !== 'string' || version === '') return 'has no "version"';
  if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date)) {
    return 'has no "date" such as "2026-11-22"';
  }
  if (!isObject(demos)) return 'has no "demos"';
  const reports: Reports = {};
  for (const [name, demo] of Object.entries(demos)) {
    const violations = isObject(demo) ? demo.violations : undefined;
    if (typeof violations !== 'number' || !Number.isInteger(violations) || violations < 0) {
      return `has no number of "violations" for "${name}"`;
    }
    reports[name] = {date, version, violations};
  }
  return reports;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
