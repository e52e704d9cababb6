import {compact, stem} from '../text';
import type {ApiRow, Found, Kind} from '../types';
import type {Asked} from './ask';
import {HINTS, SILENT} from './words';
import type {Entry} from './entries';
import {referenceOf} from './members';
import type {Opened} from './open';

/** A component or hook that a part of a query names. */
export interface Mention {
  row: ApiRow;
  /** The words beside it that mean something. */
  rest: string[];
  /** All of these tell a kind, as `props` does: they are no beginning of a name. */
  isHint: boolean;
  /** One of these names another component, which may be what is asked about. */
  hasOther: boolean;
  /** What the way to it costs: nothing by its name, something by a synonym. */
  loss: number;
}

/** A component that some words name, and what the way to it costs. */
type Owner = Pick<Mention, 'row' | 'loss'>;

/** The most words that a component's name has in a query. */
const LONGEST = 4;
/** Props come first; what is rather looked for by its own name comes last, unless it is asked for. */
const WORTH: Readonly<Partial<Record<Kind, number>>> = {
  prop: 1010,
  return: 1000,
  css: 860,
  slot: 850,
  class: 600,
  type: 830,
};
/** `inherited` and so on; `one`: only one of several words is its name; `other`: another component is named. */
const LOSS = {inherited: 3, begun: 150, letter: 2, synonym: 40, one: 470, other: 250, worded: 120};
/** What a row gains whose kind is asked for; a class is hardly meant otherwise. */
const ASKED_FOR = {class: 410, other: 170};

/** The components that a query names: longer names first. */
export function mentionsIn(asked: Asked, opened: Opened): Mention[] {
  const {words} = asked;
  const mentions: Mention[] = [];
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const key = words.slice(start, start + length).join('');
      const others = [...words.slice(0, start), ...words.slice(start + length)];
      const found = ownerOf(key, opened);
      if (found) mentions.push({...found, ...restOf(others, opened)});
    }
  }
  return mentions;
}

function restOf(
  others: readonly string[],
  {owners}: Opened,
): Pick<Mention, 'rest' | 'isHint' | 'hasOther'> {
  const loud = others.filter((word) => !SILENT.has(word));
  const telling = loud.filter((word) => !HINTS.has(word));
  return {
    rest: telling.length > 0 ? telling : loud,
    isHint: telling.length === 0,
    hasOther: telling.some((word) => owners.has(word)),
  };
}

function ownerOf(key: string, {owners, shard}: Opened): Owner | undefined {
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
    const missing = missingOf([own, key], parts, mention, entry);
    const worth = worthOf(entry.kind, asked, rest);
    if (missing === undefined || worth === undefined) return [];
    const place = seen.get(entry.kind) ?? 0;
    seen.set(entry.kind, place + 1);
    const late = entry.from === '' ? 0 : LOSS.inherited;
    return [{...entry, score: worth - missing - late - loss}];
  });
  return [...reference, ...found];
}

function worthOf(kind: Kind, {hints}: Asked, rest: readonly string[]): number | undefined {
  const worth = WORTH[kind];
  if (worth === undefined) return undefined;
  if (hints.has(kind)) return worth + (kind === 'class' ? ASKED_FOR.class : ASKED_FOR.other);
  // `size small`: a prop and its value, of which a class is made, too.
  return kind === 'class' && rest.length > 1 ? worth - LOSS.worded : worth;
}

function keyOfClass(className: string, {prefix = ''}: ApiRow): string {
  return compact(className.startsWith(prefix) ? className.slice(prefix.length) : className);
}

/** What is missing of a row's name. */
function missingOf(
  keys: readonly string[],
  parts: readonly string[],
  {rest, isHint, hasOther, loss}: Mention,
  {from}: Pick<Entry, 'from'>,
): number | undefined {
  const typed = rest.join('');
  // `ExpansionPanel component` is what is called so now, not its prop `component`.
  if (isHint && loss > 0) return undefined;
  if (keys.includes(typed)) return 0;
  if (isHint) return undefined;
  if (rest.some((word) => keys.includes(word))) return LOSS.one + (hasOther ? LOSS.other : 0);
  const begun = keys.find((key) => key.startsWith(typed));
  if (begun !== undefined) return LOSS.begun + LOSS.letter * (begun.length - typed.length);
  // Of what every element has only the name counts: `loading` is no `onLoad`.
  if (from !== '') return undefined;
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
