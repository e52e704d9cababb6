import {shorten} from './description';
import {knownFields} from './fields';
import type {Kind} from './kinds';
import type {Fault} from '../../page-reader/core/types';
import {controlIn} from './text';
import type {Field, Settings} from './types';

/** Front matter as the site gets it, and all that is wrong with what was written. */
export interface Validated {
  /** Without the fields that have a fault. */
  frontMatter: Record<string, unknown>;
  faults: Fault[];
}

/** As YAML of other tools reads a date, and makes it a time of day somewhere. */
const DATE = /^\d{4}-\d{1,2}-\d{1,2}(?:[Tt ].*)?$/;

type Result = {entry: [string, unknown]} | {fault: Fault; entry?: [string, unknown]};

/** Checks each field by itself, then those that bind each other. */
export function validate(fields: readonly Field[], settings: Settings): Validated {
  const known = knownFields(settings.fields);
  const results = fields.map((field) => readField(field, known, settings));
  const entries = results.flatMap(({entry}) => (entry ? [entry] : []));
  const faults = results.flatMap((result) => ('fault' in result ? [result.fault] : []));
  const frontMatter = Object.fromEntries(entries);
  return {frontMatter, faults: [...faults, ...pairFaults(frontMatter, fields)]};
}

function readField(field: Field, known: Record<string, Kind>, settings: Settings): Result {
  const {name, line, value} = field;
  // An own property: `constructor` is no field.
  const kind = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!kind && settings.keepsUnknown) return {entry: [name, value]};
  if (!kind) {
    const fix = settings.suggest(name, Object.keys(known).sort());
    return {fault: {line, what: `field "${name}" is not known`, fix}};
  }
  if (value === null) {
    return kind.nullable ? {entry: [name, null]} : {fault: toFault(field, kind, 'is empty')};
  }
  const character = controlIn(value);
  if (character) return {fault: toFault(field, kind, `holds the character ${character}`)};
  if (kind.isWords && field.isPlain && DATE.test(String(value))) {
    return {fault: toFault(field, kind, `is a date: ${String(value)}`)};
  }
  const reading = kind.read(value, settings.quote);
  if ('fault' in reading) return refused(field, toFault(field, kind, reading.fault));
  return {entry: [name, reading.value]};
}

/** What is wrong with a description alone need not end a run: then it is shown as far as it goes. */
function refused({name, value}: Field, fault: Fault): Result {
  if (name !== 'description' || typeof value !== 'string') return {fault};
  const entry: [string, unknown] = [name, shorten(value.replace(/\s+/g, ' ').trim())];
  return {fault: {...fault, kind: 'description'}, entry};
}

function toFault({name, line}: Field, {expected, example}: Kind, state: string): Fault {
  const fix = `write ${expected}, e.g. \`${name}: ${example}\``;
  return {line, what: `field "${name}" ${state}`, fix};
}

function pairFaults(frontMatter: Record<string, unknown>, fields: readonly Field[]): Fault[] {
  const lineOf = (name: string): number => fields.find((field) => field.name === name)?.line ?? 1;
  const {draft, unlisted, toc_min_heading_level: min, toc_max_heading_level: max} = frontMatter;
  const faults: Fault[] = [];
  if (draft === true && unlisted === true) {
    const what = 'fields "draft" and "unlisted" are both true';
    const fix = 'keep one: a draft is not built, an unlisted page is built but not linked';
    faults.push({line: lineOf('unlisted'), what, fix});
  }
  if (typeof min === 'number' && typeof max === 'number' && min > max) {
    const what = `field "toc_min_heading_level" is ${min}, "toc_max_heading_level" is ${max}`;
    const fix = 'write a lowest level that is not above the highest';
    faults.push({line: lineOf('toc_min_heading_level'), what, fix});
  }
  return faults;
}
