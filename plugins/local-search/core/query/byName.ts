import {compact, stem} from '../text';
import type {Found, Kind} from '../types';
import type {Asked} from './ask';
import type {Entry, Named} from './entries';
import type {Opened} from './open';

/** What a name that is typed whole is worth, by what it is of. */
const WHOLE: Readonly<Record<Kind, number>> = {
  component: 1000,
  hook: 995,
  api: 990,
  removed: 985,
  page: 960,
  migration: 955,
  prop: 940,
  heading: 920,
  class: 930,
  css: 930,
  slot: 925,
  demo: 900,
  return: 890,
  type: 700,
};

/** The same for a name that is only begun. */
const BEGUN: Readonly<Record<Kind, number>> = {
  component: 800,
  hook: 785,
  api: 790,
  removed: 700,
  page: 780,
  migration: 740,
  heading: 730,
  prop: 690,
  demo: 700,
  class: 640,
  css: 640,
  slot: 620,
  return: 590,
  type: 420,
};

/** Of one name at most so many: what dozens of components have is looked for with one of them. */
const MOST = 8;
/** What is lost by an end that differs, by each letter that is missing, by a part of the name that nobody typed. */
const LOSS = {
  end: 20,
  letter: 2,
  part: 12,
  order: 25,
  next: 1,
  hint: 15,
  inherited: 60,
  worded: 300,
};
/** A shorter beginning fits nearly every name. */
const SHORTEST = 2;

/** Records whose name is what was typed, or begins so. */
export function findNames(asked: Asked, opened: Opened): Found[] {
  const {names, stems} = opened;
  if (asked.key === '') return [];
  const whole = names.get(asked.key);
  const almost = stems.get(stem(asked.key)) ?? names.get(stem(asked.key));
  // `disabled prop`
  const isWorded = asked.isWorded && asked.loud.length > 1 && asked.hints.size === 0;
  const worded = (found: Found[]) => (isWorded ? found.map(asWorded) : found);
  const bare = asked.isTask ? undefined : names.get(asked.telling.join(''));
  return [
    ...(bare && bare !== whole ? scored(bare, WHOLE, LOSS.hint) : []),
    ...(whole || bare ? [] : scored(inheritedBy(asked.key, opened), WHOLE, LOSS.inherited)),
    ...(whole ? worded(scored(whole, WHOLE, 0)) : []),
    ...(almost && almost !== whole ? scored(almost, WHOLE, LOSS.end) : []),
    ...[...names.values()].flatMap((named) => {
      const loss = named === whole ? undefined : lossOf(named, asked);
      return loss === undefined ? [] : worded(scored(named, BEGUN, loss));
    }),
  ];
}

/** Rows that hardly anybody looks for by words of their names: `hide on mobile`. */
const ROWS: ReadonlySet<Kind> = new Set(['class', 'css', 'type']);

function scored(
  {entries}: Pick<Named, 'entries'>,
  worth: Readonly<Record<Kind, number>>,
  loss: number,
): Found[] {
  return entries
    .slice(0, MOST)
    .map((entry: Entry, i) => ({...entry, score: worth[entry.kind] - loss - i * LOSS.next}));
}

function asWorded(found: Found): Found {
  return ROWS.has(found.kind) ? {...found, score: found.score - LOSS.worded} : found;
}

/** Props of that name which no component has of its own. */
function inheritedBy(key: string, {shard, owners, membersOf}: Opened): Pick<Named, 'entries'> {
  const numbers = shard.inherited.flatMap(([, , names], i) =>
    names.some((name) => compact(name) === key) ? [i] : [],
  );
  const rows = [...owners.values()].filter((row) =>
    row.inherited?.some((number) => numbers.includes(number)),
  );
  const entries = rows
    .slice(0, MOST)
    .flatMap((row) => membersOf(row).flatMap((named) => (named.key === key ? named.entries : [])));
  return {entries};
}

/** What is missing of a name; `undefined` where it is another one. */
function lossOf({key, parts}: Named, {key: typed, loud}: Asked): number | undefined {
  if (typed.length < SHORTEST) return undefined;
  if (key.startsWith(typed)) return LOSS.letter * (key.length - typed.length);
  if (loud.some((word) => word.length < SHORTEST)) return undefined;
  const places = loud.map((word) => parts.findIndex((part) => part.startsWith(word)));
  if (places.includes(-1)) return undefined;
  const isInOrder = places.every((place, i) => i === 0 || place > (places[i - 1] ?? 0));
  const letters = key.length - loud.join('').length;
  return (
    LOSS.letter * Math.max(0, letters) +
    LOSS.part * Math.max(0, parts.length - loud.length) +
    (isInOrder && places[0] === 0 ? 0 : LOSS.order)
  );
}
