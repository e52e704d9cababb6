import {differenceOf} from '../difference';
import type {Past} from '../steps';
import {placeOf, type UpgradeFacts} from './facts';

/** What became of something, as far as whoever uses it has to act. */
export interface Notice {
  state: 'gone' | 'deprecated';
  /** What to use instead, in the library's words; empty where it does not say. */
  instead: string;
}

/** What a step from one version to a later one asks of the code that uses a package. */
export interface Upgrade {
  /** npm name. */
  package: string;
  /** What can be imported, as `Snapshot.paths`; `undefined`: not known. */
  paths: string[] | null | undefined;
  /** Names that can no longer be imported, and components and hooks that should not. */
  names: ReadonlyMap<string, Notice>;
  /** Component or hook → member, as `memberKey` writes it → what became of it. */
  members: ReadonlyMap<string, ReadonlyMap<string, Notice>>;
  /** Name in a theme → component. */
  themes: ReadonlyMap<string, string>;
  /** Class in CSS → component and key, where the name of the component in a theme does not say. */
  classes: ReadonlyMap<string, readonly [component: string, key: string]>;
}

/**
 * @param from one of `past.versions`
 * @param to a later one
 */
export function upgradeBetween(past: Past, facts: UpgradeFacts, from: string, to: string): Upgrade {
  const difference = differenceOf(past, from, to);
  const [first, last] = [facts.versions.indexOf(from), facts.versions.indexOf(to)];
  const notice = (state: Notice['state'], place: string): Notice => ({
    state,
    instead: Object.hasOwn(facts.instead, place) ? (facts.instead[place] ?? '') : '',
  });
  const isNew = (places: readonly number[]) => places.includes(last) && !places.includes(first);
  const gone = Object.keys(facts.missing).filter((name) => isNew(facts.missing[name] ?? []));
  const old = Object.keys(facts.deprecated).filter((name) => isNew(facts.deprecated[name] ?? []));
  return {
    package: facts.package,
    paths: pathsAt(facts, last),
    names: new Map([
      ...old.map((name) => [name, notice('deprecated', name)] as const),
      ...[...gone, ...difference.removed].map((name) => [name, notice('gone', name)] as const),
    ]),
    members: new Map(
      difference.changed.map(({name, removed, deprecated}) => [
        name,
        new Map([
          ...deprecated.map((key) => [key, notice('deprecated', placeOf(name, key))] as const),
          ...removed.map((prop) => [prop.name, notice('gone', placeOf(name, prop.name))] as const),
        ]),
      ]),
    ),
    themes: new Map(Object.entries(facts.themes).map(([component, theme]) => [theme, component])),
    classes: new Map(Object.entries(facts.classes)),
  };
}

function pathsAt({paths}: UpgradeFacts, place: number): Upgrade['paths'] {
  const known = paths[place];
  return known === false ? undefined : known;
}
