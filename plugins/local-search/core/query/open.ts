import {compact, humpsOf, keyOf, stem, wordsOf} from '../text';
import type {ApiRow, Shard} from '../types';
import {
  aboutEntries,
  changesEntries,
  demoEntry,
  headingEntry,
  pageEntry,
  type Entry,
  type Named,
} from './entries';
import {allMembers, memberEntries, referenceEntries} from './members';

/** A shard made ready for queries. */
export interface Opened {
  shard: Shard;
  /** By key. */
  names: Map<string, Named>;
  /** The same by the key without its end: `button` for what is typed as `buttons`. */
  stems: Map<string, Named>;
  /** Every word that a name, a part of a name, or a synonym is: to mend misspellings with. */
  words: () => readonly string[];
  /** What class names begin with before the name of their component, folded: `mui`; else empty. */
  brand: string;
  /** Components and hooks that have a reference, by key. */
  owners: Map<string, ApiRow>;
  /** The rows of a component or hook, inherited props last. */
  membersOf: (row: ApiRow) => readonly Named[];
  /** The texts of the full text by their numbers. */
  texts: Entry[];
  /** Number of the page that each text stands on. */
  pageOf: number[];
  /** Stems of the words of the heading of each text. */
  headingWords: string[][];
  /** What a text gains by the page that it stands on: stems of its title, its components, its sentence. */
  contexts: ReadonlyMap<string, number>[];
  /** Keys of titles and components → the pages about them. */
  about: Map<string, Set<number>>;
}

/** What a word is worth for the texts of a page that is about it, or says so in its sentence. */
const CONTEXT = {title: 3, sentence: 1.5};

/** Makes a shard ready for queries. */
export function open(shard: Shard): Opened {
  const pages = shard.pages.map((page) => pageEntry(shard, page));
  const headings = shard.headings.map((row) => headingEntry(shard, row));
  const names = new Map<string, Named>();
  const add = (entry: Entry) => {
    const key = keyOf(entry.name);
    if (key === '') return;
    const named = names.get(key) ?? {key, parts: humpsOf(entry.name), entries: []};
    named.entries.push(entry);
    names.set(key, named);
  };
  pages.forEach(add);
  changesEntries(shard).forEach(add);
  const told = shard.pages.flatMap((page) => aboutEntries(shard, page));
  told.sort((a, b) => Number(isAtHome(b)) - Number(isAtHome(a))).forEach(add);
  const api = bySites(shard);
  for (const row of api) referenceEntries(shard, row).forEach(add);
  for (const row of api) memberEntries(shard, row).forEach(add);
  headings.forEach(add);
  shard.demos.map((row) => demoEntry(shard, row)).forEach(add);
  const contexts = shard.pages.map(([, title, sentence, , about]) => {
    const told = wordsOf(sentence).map((word) => [stem(word), CONTEXT.sentence] as const);
    const named = [title, ...about].flatMap(humpsOf);
    return new Map([...told, ...named.map((word) => [stem(word), CONTEXT.title] as const)]);
  });
  return {
    shard,
    names,
    stems: new Map([...names.values()].reverse().map((named) => [stem(named.key), named])),
    words: once(() => vocabularyOf(names, shard)),
    brand: brandOf(shard),
    owners: new Map(api.map((row) => [compact(row.name), row])),
    membersOf: remembered((row) => allMembers(shard, row)),
    texts: [...pages, ...headings],
    pageOf: [...shard.pages.keys(), ...shard.headings.map(([page]) => page)],
    headingWords: [...pages, ...headings].map(({name}) => wordsOf(name).map(stem)),
    contexts,
    about: aboutOf(shard),
  };
}

/** On a page that its name begins with: `ModalClose` on that of `Modal`, before all that close. */
function isAtHome({name, owner}: Entry): boolean {
  return keyOf(name).startsWith(keyOf(owner));
}

function vocabularyOf(names: ReadonlyMap<string, Named>, {synonyms}: Shard): string[] {
  const parts = [...names.values()].flatMap((named) => [named.key, ...named.parts]);
  return [...new Set([...parts, ...Object.keys(synonyms)])].filter((word) => word.length > 2);
}

function brandOf({api}: Shard): string {
  const row = api.find(({name, prefix}) => prefix?.endsWith(`${name}-`));
  return row?.prefix === undefined ? '' : compact(row.prefix.slice(0, -row.name.length - 1));
}

/** Most readers misspell nothing. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

function remembered<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

function aboutOf({pages}: Shard): Map<string, Set<number>> {
  const about = new Map<string, Set<number>>();
  for (const [number, [, title, , , names]] of pages.entries()) {
    for (const name of [title, ...names].map(keyOf)) {
      for (const key of [name, stem(name)]) {
        about.set(key, (about.get(key) ?? new Set()).add(number));
      }
    }
  }
  return about;
}

/** Components that have a page of their own first: a prop that many have is shown where it is told of. */
function bySites({api, pages}: Shard): ApiRow[] {
  const told = new Set(pages.flatMap(([, , , , names]) => names));
  const [first, rest] = [true, false].map((isTold) =>
    api.filter(({name}) => told.has(name) === isTold),
  );
  return [...(first ?? []), ...(rest ?? [])];
}
