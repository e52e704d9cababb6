import {humpsOf, stem} from '../text';
import type {Found, Terms} from '../types';
import {ask, type Asked} from './ask';
import {findNames} from './byName';
import {findMembers, mentionsIn} from './byOwner';
import {findTitled} from './byTitle';
import {searchText, foundText, type TextScore} from './fullText';
import {findKnown} from './known';
import type {Opened} from './open';
import {corrected, nearestNames} from './spelling';

/** A shard with the parts of its full text that are there. */
export interface Source {
  opened: Opened;
  terms: readonly Terms[];
}

/** What a query gives. */
export interface Answer {
  /** Best first; each address once. */
  found: Found[];
  /** What was looked for instead, where what was typed gave nothing good. */
  corrected: string | undefined;
  /** Where nothing was found: the names nearest to it. */
  nearest: string[];
}

/** Answers below are not good enough to leave a misspelling alone, nor to stay in one product for. */
export const GOOD = 560;
/** Texts: those of a task begin where those of names end. */
const TEXT = {task: {from: 700, by: 560}, other: {from: 60, by: 640}};
/** What it is worth for a task to stand on the page about the thing. */
const ABOUT = 200;
/** What it is worth for a heading to be what was asked, word for word. */
const LIKE = 300;
/** What it is worth for a page of migration to be named after the version that is asked for. */
const TARGET = 600;
/** So much of a task has to stand in a text that it comes before the names. */
const COVERAGE = 0.45;
/**
 * What is lost by standing in a later shard, by a correction, and by telling of versions where nobody
 * asks for that.
 */
const LOSS = {shard: 4, corrected: 40, migration: 120};
/** What is worth less than this share of the best answer is none. */
const LEAST = 0.25;
/** The whole of a question is never one name. */
const TASK_NAME = 0.7;
const NEAREST = 3;
/** Longer ones are no names. */
const LONGEST_NAME = 60;
/** What it is worth that the query names the product. */
const NAMED_PRODUCT = 30;

/**
 * Answers a query.
 *
 * @param sources the shards to look into, the preferred first
 * @param limit the most answers
 */
export function search(query: string, sources: readonly Source[], limit: number): Answer {
  const asked = ask(query);
  const found = findAll(asked, sources);
  const isGood = (found[0]?.score ?? 0) >= GOOD;
  const all = sources.map(({opened}) => opened);
  const other = isGood || asked.key === '' ? undefined : otherWay(query, asked, sources);
  const again = other === undefined ? [] : findAll(ask(other), sources);
  const isBetter = (again[0]?.score ?? 0) - LOSS.corrected > (found[0]?.score ?? 0);
  const best = isBetter ? again : found;
  return {
    found: best.slice(0, limit),
    corrected: isBetter ? other : undefined,
    nearest: best.length === 0 ? nearestNames(asked, all, NEAREST) : [],
  };
}

/** A name in its parts, `LoadingButton` as `loading button`, where they find something; else mended words. */
function otherWay(query: string, asked: Asked, sources: readonly Source[]): string | undefined {
  const parts = humpsOf(query.slice(0, LONGEST_NAME)).join(' ');
  const isName = !query.trim().includes(' ') && parts !== asked.words.join(' ');
  if (isName && (findAll(ask(parts), sources)[0]?.score ?? 0) >= GOOD) return parts;
  const terms = sources.flatMap((source) => source.terms);
  return corrected(
    asked,
    sources.map(({opened}) => opened),
    (word) => terms.some((each) => Object.hasOwn(each, stem(word))),
  );
}

function findAll(asked: Asked, sources: readonly Source[]): Found[] {
  const all = sources.flatMap((source, i) =>
    findIn(asked, source).map((found) => ({...found, score: found.score - i * LOSS.shard})),
  );
  const sorted = all.sort((a, b) => b.score - a.score);
  const seen = new Set<string>();
  const least = Math.max(1, (sorted[0]?.score ?? 0) * LEAST);
  return sorted.filter(({href, score}) => {
    if (score < least || seen.has(href)) return false;
    seen.add(href);
    return true;
  });
}

/** Answers of one shard; its product may be named in the query, and then is the one that is meant. */
function findIn(typed: Asked, {opened, terms}: Source): Found[] {
  const others = opened.names.has(typed.key) ? undefined : withoutProduct(typed.words, opened);
  const asked = others ? ask(others.join(' ')) : typed;
  const bonus = others ? NAMED_PRODUCT : 0;
  const texts = searchText(asked, opened, terms).flatMap((text) => {
    const isTarget = opened.headingWords[text.text]?.includes(asked.target ?? '') === true;
    const gain = isTarget ? TARGET : asked.isOfChange ? 0 : -LOSS.migration;
    return foundText(text, opened, scoreOf(text, asked)).map((found) =>
      found.kind === 'migration' ? {...found, score: found.score + gain} : found,
    );
  });
  const names = [
    ...findNames(asked, opened),
    ...findKnown(asked, opened),
    ...findTitled(asked, opened),
    ...mentionsIn(asked, opened).flatMap((mention) => findMembers(asked, opened, mention)),
  ];
  const worth = asked.isTask ? TASK_NAME : 1;
  return [
    ...texts.map((found) => ({...found, score: found.score + bonus})),
    ...names.map((found) => ({...found, score: found.score * worth + bonus})),
  ];
}

/** The query without the product's name, `joy ui` or `joy`; `undefined` where it does not stand there. */
function withoutProduct(
  words: readonly string[],
  {shard, brand, names}: Opened,
): string[] | undefined {
  const parts = shard.product.split('-');
  const at = words.findIndex((word) => word === parts[0] || (brand !== '' && word === brand));
  if (at === -1) return undefined;
  const isWhole = parts.every((part, i) => words[at + i] === part);
  const others = words.toSpliced(at, isWhole ? parts.length : 1);
  // A name of one word may mean anything: `system`, `docs`.
  const isClear = parts.length > 1 || names.has(others.join(''));
  return isClear && others.length > 0 ? others : undefined;
}

function scoreOf({score, coverage, isAbout, likeness}: TextScore, {isTask}: Asked): number {
  const isMeant = isAbout || likeness === 1;
  const isAnswer = isTask && (isMeant || coverage >= COVERAGE);
  const {from, by} = isAnswer ? TEXT.task : TEXT.other;
  const base = isAnswer && isMeant ? from + ABOUT : from * Math.min(1, coverage * 1.2);
  return base + by * score + (isTask ? LIKE * likeness : 0);
}
