import {VitrineError} from '../../_shared/text/errors';
import {MEMBER_KINDS, memberKey, splitKey, type MemberKind} from './memberKey';
import {isDay} from './released';
import type {PropState, Snapshot} from './snapshot';
import {isRest, readRest, writeRest, type PackedRest} from './snapshotAbout';

/**
 * Name, type, default, flags and what to use instead of a member, as places in the list of texts; 0
 * at the end left out. The place of the name alone, where there is nothing else to say.
 */
type Row = number | [name: number, type: number, value?: number, flags?: number, reason?: number];

type Rows = Record<string, Row[]>;

/** A snapshot's file: props by component as `api`, and what else there is by kind. */
interface Packed extends Record<MemberKind, Rows>, PackedRest {
  package: string;
  version: string;
  released?: string;
  texts: string[];
  api: Rows;
}

const SECTIONS = ['api', ...MEMBER_KINDS] as const;

const REQUIRED = 1;
const DEPRECATED = 2;

/**
 * The text of a snapshot's file: each string once, a line for each component, so that a difference
 * of two files can be read. Equal snapshots make equal texts.
 */
export function writeSnapshot(snapshot: Snapshot): string {
  const {package: name, version, released, api} = snapshot;
  const texts = sharedTexts(snapshot);
  const places = new Map(texts.map((text, place) => [text, place]));
  const placeOf = (text: string) => places.get(text) ?? 0;
  const sections = SECTIONS.map((section) => {
    const lines = Object.entries(api).flatMap(([component, members]) => {
      const rows = Object.entries(members)
        .map(([key, state]) => ({...splitKey(key), state}))
        .filter(({kind = 'api'}) => kind === section)
        .map((member) => toRow(member.name, member.state, placeOf));
      // All components are among the props, be there none.
      if (rows.length === 0 && section !== 'api') return [];
      return [`${JSON.stringify(component)}:${JSON.stringify(rows)}`];
    });
    return `"${section}":{\n${lines.join(',\n')}\n}`;
  });
  const facts = JSON.stringify({package: name, version, released}).slice(0, -1);
  const body = [...sections, ...writeRest(snapshot, placeOf)].join(',\n');
  return `${facts},\n"texts":${JSON.stringify(texts)},\n${body}}\n`;
}

/** What is used most comes first, where its place is short to write. */
function sharedTexts({api, about = {}}: Snapshot): string[] {
  const counts = new Map<string, number>();
  const count = (text: string) => counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const [key, state] of Object.values(api).flatMap((props) => Object.entries(props))) {
    for (const text of [splitKey(key).name, state.type, state.default ?? '']) count(text);
    if (state.reason !== undefined) count(state.reason);
  }
  for (const name of Object.values(about).flatMap(({inherited = []}) => inherited)) count(name);
  return [...counts]
    .sort(([a, often], [b, rarely]) => rarely - often || (a < b ? -1 : 1))
    .map(([text]) => text);
}

function toRow(name: string, state: PropState, placeOf: (text: string) => number): Row {
  // One more than its place: 0 says that there is none.
  const value = state.default === null ? 0 : placeOf(state.default) + 1;
  const flags = (state.required ? REQUIRED : 0) + (state.deprecated ? DEPRECATED : 0);
  const [prop, type] = [placeOf(name), placeOf(state.type)];
  if (state.reason !== undefined) return [prop, type, value, flags, placeOf(state.reason)];
  if (flags !== 0) return [prop, type, value, flags];
  if (value === 0 && state.type === '') return prop;
  return value === 0 ? [prop, type] : [prop, type, value];
}

/**
 * @param text what {@link writeSnapshot} made
 * @param file path, for the error
 * @throws VitrineError where the text is something else
 */
export function readSnapshot(text: string, file: string): Snapshot {
  const packed = parse(text);
  if (!packed) {
    throw new VitrineError({
      where: file,
      what: 'is no snapshot of an API, or a damaged one',
      fix: 'write it anew: vitrine api --package <name>@<version> --snapshot <folder>',
    });
  }
  const api = Object.keys(packed.api).map((component) => {
    const members = SECTIONS.flatMap((section) => toMembers(packed, section, component));
    return [component, Object.fromEntries(members)] as const;
  });
  const {package: name, version, released, texts} = packed;
  return {
    ...{package: name, version},
    ...(released !== undefined && {released}),
    api: Object.fromEntries(api),
    ...readRest(packed, texts),
  };
}

function toMembers(packed: Packed, section: (typeof SECTIONS)[number], component: string) {
  const rows = packed[section][component] ?? [];
  return rows.map((row) => {
    const [name, state] = toMember(row, packed.texts);
    return [section === 'api' ? name : memberKey(section, name), state] as const;
  });
}

function toMember(row: Row, texts: readonly string[]) {
  const [name, type = -1, value = 0, flags = 0, reason] = typeof row === 'number' ? [row] : row;
  const state: PropState = {
    type: texts[type] ?? '',
    default: value === 0 ? null : (texts[value - 1] ?? null),
    required: (flags & REQUIRED) !== 0,
    deprecated: (flags & DEPRECATED) !== 0,
    ...(reason !== undefined && {reason: texts[reason] ?? ''}),
  };
  return [texts[name] ?? '', state] as const;
}

function parse(text: string): Packed | undefined {
  try {
    const value = JSON.parse(text) as Partial<Packed> | null;
    const {
      package: name,
      version,
      released,
      texts,
      api,
      slots = {},
      classes = {},
      cssVariables = {},
      returns = {},
      ...rest
    } = value ?? {};
    if (typeof name !== 'string' || typeof version !== 'string') return undefined;
    if (released !== undefined && !isDay(released)) return undefined;
    if (!Array.isArray(texts) || typeof api !== 'object') return undefined;
    const all = [api, slots, classes, cssVariables, returns].flatMap((section) =>
      Object.values(section),
    );
    if (!all.every((rows) => isRows(rows, texts.length)) || !isRest(rest)) return undefined;
    const facts = {package: name, version, ...(released !== undefined && {released})};
    return {...rest, ...facts, texts, api, slots, classes, cssVariables, returns};
  } catch {
    return undefined;
  }
}

function isRows(rows: unknown, texts: number): boolean {
  if (!Array.isArray(rows)) return false;
  return rows.every((row: unknown) =>
    typeof row === 'number'
      ? row < texts
      : Array.isArray(row) &&
        row.length >= 2 &&
        row[0] < texts &&
        row[1] < texts &&
        row[2] !== null,
  );
}
