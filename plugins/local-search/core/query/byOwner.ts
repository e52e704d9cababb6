import {compact, stem} from '../text';
import type {ApiRow, Found, Kind} from '../types';
import type {Asked} from './ask';
import {HINTS, SILENT} from './words';
import {referenceOf} from './members';
import type {Opened} from './open';

/** A component or hook that a part of a query names. */
export interface Mention {
  row: ApiRow;
  /** The words beside it that mean something. */
  rest: string[];
  /** All of these tell a kind, as `props` does: they are no beginning of a name. */
  isHint: boolean;
  /** What the way to it costs: nothing by its name, something by a synonym. */
  loss: number;
}

/** The most words that a component's name has in a query. */
const LONGEST = 4;
/** Props come first; what is rather looked for by its own name comes last, unless it is asked for. */
const WORTH: Readonly<Partial<Record<Kind, number>>> = {
  prop: 1010,
  return: 1000,
  css: 860,
  slot: 850,
  class: 840,
  type: 830,
};
const LOSS = {inherited: 3, begun: 150, letter: 2, synonym: 40, one: 470};
const ASKED_FOR = 170;

/** The components that a query names: longer names first. */
export function mentionsIn(asked: Asked, opened: Opened): Mention[] {
  const {words} = asked;
  const mentions: Mention[] = [];
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const key = words.slice(start, start + length).join('');
      const others = [...words.slice(0, start), ...words.slice(start + length)];
      const found = ownerOf(key, opened);
      if (found) mentions.push({...found, ...restOf(others)});
    }
  }
  return mentions;
}

function restOf(others: readonly string[]): Pick<Mention, 'rest' | 'isHint'> {
  const loud = others.filter((word) => !SILENT.has(word));
  const telling = loud.filter((word) => !HINTS.has(word));
  return {rest: telling.length > 0 ? telling : loud, isHint: telling.length === 0};
}

function ownerOf(
  key: string,
  {owners, shard}: Opened,
): Omit<Mention, 'rest' | 'isHint'> | undefined {
  const own = owners.get(key) ?? owners.get(stem(key));
  if (own) return {row: own, loss: 0};
  const names = Object.hasOwn(shard.synonyms, key) ? (shard.synonyms[key] ?? []) : [];
  const [row] = names.flatMap((name) => owners.get(compact(name)) ?? []);
  return row && {row, loss: LOSS.synonym};
}

/** Rows of the component that a query names: what it says beside the name is the name of a row, or begins so. */
export function findMembers(asked: Asked, opened: Opened, mention: Mention): Found[] {
  const {row, rest, loss} = mention;
  const reference = [...referenceFound(asked, opened, row, loss), ...ownFound(opened, mention)];
  const typed = rest.join('');
  if (typed.length < 2) return reference;
  const seen = new Map<Kind, number>();
  const found = opened.membersOf(row).flatMap(({key, parts, entries: [entry]}) => {
    if (!entry) return [];
    const own = entry.kind === 'class' ? keyOfClass(entry.name, row) : key;
    const missing = missingOf([own, key], parts, mention);
    const worth = WORTH[entry.kind];
    if (missing === undefined || worth === undefined) return [];
    const place = seen.get(entry.kind) ?? 0;
    seen.set(entry.kind, place + 1);
    const bonus = asked.hints.has(entry.kind) ? ASKED_FOR : 0;
    const late = entry.from === '' ? 0 : LOSS.inherited;
    return [{...entry, score: worth + bonus - missing - late - loss}];
  });
  return [...reference, ...found];
}

function keyOfClass(className: string, {prefix = ''}: ApiRow): string {
  return compact(className.startsWith(prefix) ? className.slice(prefix.length) : className);
}

/** What is missing of a row's name. */
function missingOf(
  keys: readonly string[],
  parts: readonly string[],
  {rest, isHint}: Mention,
): number | undefined {
  const typed = rest.join('');
  if (keys.includes(typed)) return 0;
  if (isHint) return undefined;
  if (rest.some((word) => keys.includes(word))) return LOSS.one;
  const begun = keys.find((key) => key.startsWith(typed));
  if (begun !== undefined) return LOSS.begun + LOSS.letter * (begun.length - typed.length);
  const isWithin = rest.every((word) => parts.some((part) => stem(part) === stem(word)));
  return isWithin ? LOSS.begun + LOSS.letter * parts.length * 4 : undefined;
}

/** The component itself, where nothing of it is called what stands beside its name. */
function ownFound({names}: Opened, {row, loss}: Mention): Found[] {
  const entries = names.get(compact(row.name))?.entries ?? [];
  const itself = entries.filter(({kind}) => OWN.includes(kind));
  return itself.map((entry, i) => ({...entry, score: ITSELF - loss - i * 5}));
}

const OWN: readonly Kind[] = ['component', 'hook', 'api'];
/** Too little to leave a misspelling beside it alone. */
const ITSELF = 200;

/** `button api`, `button props`: the reference itself. */
function referenceFound(
  {hints, words}: Asked,
  {shard}: Opened,
  row: ApiRow,
  loss: number,
): Found[] {
  const isAsked = ['api', 'prop', 'class', 'slot', 'hook'].some((kind) => hints.has(kind as Kind));
  if (!isAsked || words.length < 2) return [];
  const kind = row.isHook ? 'hook' : 'api';
  const {product, version} = shard;
  const place = {href: referenceOf(shard, row), product, version};
  return [{kind, name: row.name, owner: '', from: '', about: '', ...place, score: 1002 - loss}];
}
