import {sameDefault} from '../../../component-code/core/documented';
import type {Change} from '../changes';
import {differenceBetween, type ComponentDifference} from '../difference';
import {splitKey} from '../memberKey';
import type {PropState, Snapshot} from '../snapshot';
import {importChanges, isUnstable} from './imports';
import {relate, type Relation, type TypePair} from './relation';
import {changeBy, LEVELS, type ApiChange, type Rule} from './rules';
import {typesShown, withUnions} from './unions';

/**
 * All that is another in the later of two APIs, each by the rule that says how much a release has to
 * say of itself.
 *
 * @returns the heaviest first, what is certain before what is not; then by name
 */
export function judge(earlier: Snapshot, later: Snapshot): ApiChange[] {
  const [before, after] = [withUnions(earlier), withUnions(later)];
  const difference = differenceBetween(before, after);
  const shown = typesShown(earlier, later);
  const reading = {before, after, shown, relation: relations(difference.changed)};
  const changes = [
    ...difference.removed.map((name) =>
      changeBy('removed', {name, instead: before.about?.[name]?.deprecated || null}),
    ),
    ...difference.added.map((name) => changeBy('added', {name})),
    ...difference.changed.flatMap((component) => componentChanges(component, reading)),
    ...wholeChanges(before, after),
    ...importChanges(before, after),
  ];
  return changes.sort(byWeight);
}

interface Reading {
  before: Snapshot;
  after: Snapshot;
  relation: (pair: TypePair) => Relation | undefined;
  /** Two types with no more written out than it takes to see that they differ. */
  shown: (name: string, member: string) => {from: string; to: string};
}

function byWeight(a: ApiChange, b: ApiChange): number {
  if (a.level !== b.level) return LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level);
  if (a.sure !== b.sure) return a.sure ? -1 : 1;
  const [first, second] = [a, b].map(({name, member}) => `${name} ${member ?? ''}`);
  if (first === second) return 0;
  return (first ?? '') < (second ?? '') ? -1 : 1;
}

/** How the types of all changed members compare, asked of the compiler once. */
function relations(components: readonly ComponentDifference[]): Reading['relation'] {
  const pairs = components.flatMap(({changed}) =>
    changed.flatMap(({name, changes}) =>
      changes.flatMap((change) => {
        const pair = change.what === 'type' ? pairOf(name, change) : undefined;
        return pair ? [pair] : [];
      }),
    ),
  );
  const keyOf = ({before, after, isGiven}: TypePair) => JSON.stringify([before, after, isGiven]);
  const unique = [...new Map(pairs.map((pair) => [keyOf(pair), pair])).values()];
  const found = relate(unique);
  const known = new Map(unique.map((pair, i) => [keyOf(pair), found[i]]));
  return (pair) => known.get(keyOf(pair));
}

function pairOf(key: string, {from, to}: Change): TypePair {
  return {before: from ?? '', after: to ?? '', isGiven: splitKey(key).kind !== 'returns'};
}

function componentChanges(
  {name, added, removed, changed}: ComponentDifference,
  reading: Reading,
): ApiChange[] {
  return [
    ...removed.map(({name: member, reason, ...state}) =>
      changeBy(isUnstable(member) ? 'unstable' : 'removed', {
        name,
        member,
        instead: reason ?? reasonOf(reading.before, name, member, state),
      }),
    ),
    ...added.map(({name: member, required}) => {
      const isAsked = required && splitKey(member).kind !== 'returns';
      return changeBy(isUnstable(member) ? 'unstable' : isAsked ? 'required' : 'added', {
        name,
        member,
      });
    }),
    ...changed.flatMap(({name: member, changes}) =>
      changes.map((change) => {
        const isType = change.what === 'type' && splitKey(member).kind !== 'classes';
        const {from, to} = isType ? reading.shown(name, member) : change;
        return changeBy(ruleOf(member, change, reading), {name, member, from, to});
      }),
    ),
  ];
}

function reasonOf(
  {api}: Snapshot,
  name: string,
  member: string,
  {deprecated}: Pick<PropState, 'deprecated'>,
): string | null {
  return deprecated ? (api[name]?.[member]?.reason ?? null) : null;
}

function ruleOf(member: string, change: Change, {relation}: Reading): Rule {
  const {kind} = splitKey(member);
  const isResult = kind === 'returns';
  if (change.what === 'required') {
    const isNeeded = change.to === 'required';
    if (isResult) return isNeeded ? 'result-narrowed' : 'result-widened';
    return isNeeded ? 'required' : 'optional';
  }
  if (change.what === 'default') return defaultRule(change, kind === 'slots');
  if (kind === 'classes') return 'class-renamed';
  return typeRule(relation(pairOf(member, change)), isResult);
}

function typeRule(relation: Relation | undefined, isResult: boolean): Rule {
  const {forward = null, backward = null} = relation ?? {};
  const [told, other] = isResult ? [backward, forward] : [forward, backward];
  if (told === null) return 'type-untold';
  if (told && other === true) return 'rewritten';
  if (isResult) return told ? 'result-narrowed' : 'result-widened';
  return told ? 'widened' : 'narrowed';
}

const LITERAL = /^(?:'[^']*'|"[^"]*"|`[^`$]*`|[-+]?[\d._]+|true|false|null|\[\]|\{\})$/;
/** What a prop is that nobody gives. */
const ABSENT = new Set([null, 'undefined', 'false']);

/**
 * Of two values that are written out it is known that they differ. Of code it is not, nor where only
 * one of two versions says what it does by itself.
 */
function defaultRule({from, to}: Change, isSlot: boolean): Rule {
  if (ABSENT.has(from) && ABSENT.has(to)) return 'rewritten';
  // What fills a slot is told as soon as the code can be read.
  if (isSlot && (from === null || to === null)) return 'rewritten';
  if (from === null || to === null) return 'default-untold';
  if (sameDefault(from, to)) return 'rewritten';
  return LITERAL.test(from) && LITERAL.test(to) ? 'default-changed' : 'default-untold';
}

/** What is deprecated, taken back or described otherwise, of components that both versions have. */
function wholeChanges(before: Snapshot, after: Snapshot): ApiChange[] {
  return Object.keys(after.api)
    .filter((name) => Object.hasOwn(before.api, name))
    .flatMap((name) => [
      ...wordChanges(name, before, after),
      ...Object.entries(after.api[name] ?? {}).flatMap(([member, now]) => {
        const old = before.api[name]?.[member];
        if (!old || old.deprecated === now.deprecated) return [];
        if (!now.deprecated) return [changeBy('kept-after-all', {name, member})];
        return [changeBy('deprecated', {name, member, instead: now.reason ?? null})];
      }),
    ]);
}

function wordChanges(name: string, before: Snapshot, after: Snapshot): ApiChange[] {
  const [old, now] = [before.about?.[name], after.about?.[name]];
  if (!old || !now) return [];
  const instead = now.deprecated || null;
  return [
    ...(now.deprecated !== undefined && old.deprecated === undefined
      ? [changeBy('deprecated', {name, instead})]
      : []),
    ...(now.deprecated === undefined && old.deprecated !== undefined
      ? [changeBy('kept-after-all', {name})]
      : []),
    ...(old.words === now.words ? [] : [changeBy('described', {name})]),
  ];
}
