import {readFileSync} from 'node:fs';
import {CHECKS, LOOKS, SERVER} from './looks';
import type {Finding} from './looks';

/** A fault that is known, and put up with until a day. */
interface Entry {
  demo: string;
  check: string;
  /** `dark rtl` and so on; all, where it is missing. */
  modes?: string[];
  reason: string;
  /** The last day, 2026-12-31. */
  expires: string;
}

const FIELDS = ['demo', 'check', 'modes', 'reason', 'expires'];
const MODES = [...LOOKS.map(({name}) => name), SERVER];

/**
 * Reads the list of a file.
 *
 * @throws Error with all that is wrong with it
 */
export function readQuarantine(file: string): Entry[] {
  const entries = JSON.parse(readFileSync(file, 'utf8'));
  const faults = Array.isArray(entries)
    ? entries.flatMap((entry, index) => entryFaults(entry).map((fault) => `[${index}]${fault}`))
    : [': write a list of {demo, check, modes?, reason, expires}'];
  if (faults.length > 0) throw new Error(faults.map((fault) => `${file}${fault}`).join('\n'));
  return entries;
}

export function entryFaults(entry: Record<string, unknown>): string[] {
  const {demo, check, modes = [], reason, expires} = entry;
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
  const unknown = Object.keys(entry).filter((name) => !FIELDS.includes(name));
  const strange = Array.isArray(modes) ? modes.filter((mode) => !MODES.includes(mode)) : [modes];
  return [
    ...unknown.map((name) => `.${name}: is no field. Fix: one of ${FIELDS.join(', ')}`),
    ...(isText(demo) ? [] : ['.demo: is missing. Fix: write its name, as data-demo has it']),
    ...(Object.hasOwn(CHECKS, String(check))
      ? []
      : [`.check: got "${check}". Fix: one of ${Object.keys(CHECKS).join(', ')}`]),
    ...strange.map((mode) => `.modes: got "${mode}". Fix: some of ${MODES.join(', ')}`),
    ...(isText(reason) ? [] : ['.reason: is missing. Fix: say why it is put up with']),
    ...(isDay(expires) ? [] : [`.expires: got "${expires}". Fix: write a day, as 2026-12-31`]),
  ];
}

function isDay(value: unknown) {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  return !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value);
}

/**
 * What is left of the findings, with what is wrong with the list itself.
 *
 * @param run `isWhole`: every demo was checked, so that an entry without a finding is one too many
 */
export function applyQuarantine(
  findings: readonly Finding[],
  entries: readonly Entry[],
  {today, isWhole}: {today: string; isWhole: boolean},
): {findings: Finding[]; held: Finding[]; faults: string[]} {
  const covers = ({demo, check, modes}: Entry, finding: Finding) =>
    finding.demo === demo && finding.check === check && (modes?.includes(finding.look) ?? true);
  const valid = entries.filter(({expires}) => expires >= today);
  const held = findings.filter((finding) => valid.some((entry) => covers(entry, finding)));
  const faults = entries.flatMap((entry) => {
    const name = `${entry.demo}, ${entry.check}`;
    if (entry.expires < today) {
      return [`${name}: expired on ${entry.expires}. Fix: mend the demo (${entry.reason})`];
    }
    const isUsed = findings.some((finding) => covers(entry, finding));
    return isUsed || !isWhole ? [] : [`${name}: it fails no more. Fix: take the entry out`];
  });
  return {findings: findings.filter((finding) => !held.includes(finding)), held, faults};
}
