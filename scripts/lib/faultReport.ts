/** The one report of a run: all faults, by what they are about and where they stand. */
import {FAULT_KINDS, kindOf} from '../../plugins/_shared/text/errors';
import type {ErrorParts, FaultKind} from '../../plugins/_shared/text/errors';

/** The most faults that a terminal is given. */
const MAX_SHOWN = 50;

/** A fault as it was told. */
export interface Told {
  kind: FaultKind | undefined;
  /** Its lines. */
  text: string;
}

/** How a report is shown. */
export interface Showing {
  /** All of it, however long. */
  isWhole: boolean;
  /** Takes what does not fit, and names the place where it can be read, if there is one. */
  keep(all: string): string | undefined;
  /** Address of what there is to read about a fault. */
  linkOf(text: string): string | undefined;
}

const HEADINGS = {...FAULT_KINDS, other: 'Others'};
type Heading = keyof typeof HEADINGS;
const ORDER = Object.keys(HEADINGS) as Heading[];
const HEADING = new RegExp(`^(${Object.values(HEADINGS).join('|')}): \\d+ faults? in \\d+ files?$`);

/** The line of a report that is no fault's own: where there is more about it. */
const LINK = /\n {2}More: https:\S+$/;

/**
 * The faults in what one or more runs have said, each once.
 *
 * @param texts faults of two lines or more, with or without the headings of a report
 */
export function readReports(...texts: readonly string[]): Told[] {
  const found = new Map<string, Told>();
  for (const text of texts) {
    let headed: FaultKind | undefined;
    for (const told of text.split(/\n(?! )/)) {
      const block = told.replace(LINK, '');
      const heading = HEADING.exec(block)?.[1];
      if (heading !== undefined) headed = kindCalled(heading);
      else if (block.trim() !== '' && !found.has(block)) {
        found.set(block, {kind: kindOf(block) ?? headed, text: block});
      }
    }
  }
  return [...found.values()];
}

/** A fault, out of the lines that tell it; nothing where they are none. */
export function partsOf(text: string, kind: FaultKind): ErrorParts | undefined {
  const [, where, what, fix] = /^(.+?): ([^]*?)\n {2}Fix: ([^]*)$/.exec(text) ?? [];
  if (where === undefined || what === undefined || fix === undefined) return undefined;
  return {kind, where, what, fix};
}

/**
 * The report of faults; those of one kind need no heading. The first of those about which the same
 * is to be read says where.
 */
export function formatReport(faults: readonly Told[], {isWhole, keep, linkOf}: Showing): string {
  const groups = grouped(faults);
  const text = lines(groups, linkOf);
  if (isWhole || faults.length <= MAX_SHOWN) return text;
  const file = keep(text);
  const shown = lines(cut(groups, MAX_SHOWN), linkOf);
  const [more, all] = [faults.length - MAX_SHOWN, faults.length];
  const where =
    file === undefined
      ? `--verbose shows all ${all}`
      : `all ${all} are in ${file}, and --verbose shows them`;
  return `${shown}\n… and ${more} more; ${where}`;
}

type Group = readonly [heading: Heading, faults: readonly Told[], hasTitle: boolean];

function grouped(faults: readonly Told[]): Group[] {
  const kinds = ORDER.map((heading) => {
    const own = faults.filter(({kind = 'other'}) => kind === heading);
    return [heading, own.sort(byPlace)] as const;
  }).filter(([, own]) => own.length > 0);
  return kinds.map(([heading, own]) => [heading, own, kinds.length > 1]);
}

function lines(groups: readonly Group[], linkOf: Showing['linkOf']): string {
  const linked = new Set<string>();
  const linesOf = ({text}: Told) => {
    const link = linkOf(text);
    if (link === undefined || linked.has(link)) return text;
    linked.add(link);
    return `${text}\n  More: ${link}`;
  };
  return groups
    .flatMap(([heading, own, hasTitle]) => [
      ...(hasTitle ? [titleOf(heading, own)] : []),
      ...own.map(linesOf),
    ])
    .join('\n');
}

function titleOf(heading: Heading, faults: readonly Told[]): string {
  const files = new Set(faults.map(({text}) => placeOf(text).file)).size;
  return `${HEADINGS[heading]}: ${count(faults.length, 'fault')} in ${count(files, 'file')}`;
}

function count(number: number, name: string): string {
  return `${number} ${name}${number === 1 ? '' : 's'}`;
}

/** Each kind has its share: what one kind has too many of does not hide the others. */
function cut(groups: readonly Group[], room: number): Group[] {
  const sizes = groups.map(() => 0);
  for (let left = room, turn = 0; left > 0; turn += 1) {
    const at = turn % groups.length;
    if ((sizes[at] ?? 0) >= (groups[at]?.[1].length ?? 0)) continue;
    sizes[at] = (sizes[at] ?? 0) + 1;
    left -= 1;
  }
  return groups.map(([heading, own, hasTitle], at) => [heading, own.slice(0, sizes[at]), hasTitle]);
}

function kindCalled(heading: string): FaultKind | undefined {
  const kinds = Object.keys(FAULT_KINDS) as FaultKind[];
  return kinds.find((kind) => FAULT_KINDS[kind] === heading);
}

function byPlace(a: Told, b: Told): number {
  const [left, right] = [placeOf(a.text), placeOf(b.text)];
  return left.file.localeCompare(right.file, 'en') || left.line - right.line;
}

/** `docs/a.md:3: …` → file and line; what else stands before the colon is a place as well. */
function placeOf(text: string): {file: string; line: number} {
  const [, file = text, line = '0'] = /^(.+?)(?::(\d+))?(?:, [^:]*)?: /.exec(text) ?? [];
  return {file, line: Number(line)};
}
