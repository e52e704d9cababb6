import {compact, keyOf} from '../text';
import type {Found, RemovedRow} from '../types';
import type {Asked} from './ask';
import {referenceOf} from './members';
import type {Opened} from './open';

const WORTH = {
  ...{synonym: 890, begun: 740, removed: 1020, next: 6, api: 2, part: 450, taken: 250},
  /** What a word loses beside the name of a component: `notification badge`. */
  beside: 740,
};

/** What is called otherwise here, or was removed: what stands for it now comes first. */
export function findKnown(asked: Asked, opened: Opened): Found[] {
  return [...synonymsFound(asked, opened), ...removedFound(asked, opened)];
}

function synonymsFound({key, telling, isOpen}: Asked, opened: Opened): Found[] {
  const {synonyms} = opened.shard;
  const whole = Object.hasOwn(synonyms, key) ? key : telling.join('');
  const isBeside = telling.some(
    (word) => !Object.hasOwn(synonyms, word) && opened.owners.has(word),
  );
  return Object.entries(synonyms).flatMap(([word, names]) => {
    const isPart = telling.length > 1 && telling.includes(word);
    const isBegun = isOpen && whole.length > 3 && word.startsWith(whole);
    if (word !== whole && !isBegun && !isPart) return [];
    const part = isBeside ? WORTH.beside : WORTH.part;
    const worth = word === whole ? WORTH.synonym : isPart ? WORTH.synonym - part : WORTH.begun;
    return names.flatMap((name, i) => named(name, opened, worth - i * WORTH.next));
  });
}

/** All records of a name: its page before its reference. */
function named(name: string, {names}: Opened, worth: number): Found[] {
  const entries = names.get(keyOf(name))?.entries ?? [];
  const rank = ['component', 'page', 'migration', 'hook', 'api', 'heading'];
  return entries
    .filter(({kind}) => rank.includes(kind))
    .map((entry) => ({...entry, score: worth - rank.indexOf(entry.kind) * WORTH.api}));
}

function removedFound({key, telling}: Asked, opened: Opened): Found[] {
  const {removed} = opened.shard;
  return removed.flatMap((row) => {
    const own = compact(row.name);
    const full = compact(`${row.owner ?? ''}${row.name}`);
    const isWhole = key === full || telling.join('') === full;
    if (!isWhole && key !== own) return [];
    // A prop of another component has the name still: that is what is meant, unless both are named.
    const isThere = !isWhole && opened.names.has(own);
    return replacement(row, opened, isThere ? WORTH.removed - WORTH.taken : WORTH.removed);
  });
}

function replacement(row: RemovedRow, opened: Opened, worth: number): Found[] {
  const {shard} = opened;
  const {name, owner = '', version: since, instead} = row;
  const told = {kind: 'removed', name, owner, from: '', about: since} as const;
  const place = {product: shard.product, version: shard.version};
  const changes = shard.hasChanges
    ? [{...told, ...place, href: `${shard.root}api/changes/`, score: worth - 10}]
    : [];
  if (instead === undefined) {
    const api = opened.owners.get(compact(owner));
    const href = api ? [{...told, ...place, href: referenceOf(shard, api), score: worth - 5}] : [];
    return [...changes.map((one) => ({...one, score: worth})), ...href];
  }
  return [...now(instead, owner, opened, worth), ...changes];
}

/** What stands for it: a prop of the same component, else a component, a page or a hook. */
function now(instead: string, owner: string, opened: Opened, worth: number): Found[] {
  const api = opened.owners.get(compact(owner));
  const key = compact(instead);
  const [prop] = (api && opened.membersOf(api).find((one) => one.key === key)?.entries) ?? [];
  if (prop) return [{...prop, score: worth}];
  return named(instead, opened, worth);
}
