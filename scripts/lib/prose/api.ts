import type {Snapshot} from '../../../plugins/api-history/core/snapshot';
import {splitKey} from '../../../plugins/api-history/core/memberKey';

/** What a page may name of the packages that it is about. */
export interface ProseApi {
  /** Name → package that exports it. */
  exports: ReadonlyMap<string, string>;
  /** Component or hook → prop or parameter → default, as code. */
  props: ReadonlyMap<string, ReadonlyMap<string, string | null>>;
  /** Component → props that it takes and does not list. */
  inherited: ReadonlyMap<string, ReadonlySet<string>>;
  /** Every name: of exports, props, slots, classes, variables, themes, and values of types. */
  names: ReadonlySet<string>;
}

/** Words of the web and of the language: what no library has made. */
export type CommonWords = ReadonlySet<string>;

const WORD = /[A-Za-z_$][\w$-]*/g;

/** The API of a page's packages, as they are compared by. */
export function proseApi(snapshots: readonly Snapshot[]): ProseApi {
  const exports = new Map<string, string>();
  const props = new Map<string, Map<string, string | null>>();
  const inherited = new Map<string, Set<string>>();
  const names = new Set<string>();
  for (const {package: name, api, about = {}, exports: own = [], types = {}} of snapshots) {
    for (const each of own) exports.set(each, name);
    add(names, own, Object.keys(types), Object.values(types).flatMap(wordsOf));
    for (const [component, members] of Object.entries(api)) {
      const {theme, inherited: further = []} = about[component] ?? {};
      props.set(component, propsOf(members));
      inherited.set(component, new Set(further));
      add(names, [component, ...(theme ? [theme] : [])], further);
      for (const [key, {type, default: value}] of Object.entries(members)) {
        const {kind, name: member} = splitKey(key);
        add(names, [member, type], wordsOf(type), wordsOf(value ?? ''));
        if (kind === 'classes' && theme) names.add(type || `${theme}-${member}`);
      }
    }
  }
  return {exports, props, inherited, names};
}

/** All words of a text, comments aside. @param text of TypeScript */
export function wordsIn(text: string): string[] {
  return wordsOf(text.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, ''));
}

function propsOf(members: Snapshot['api'][string]): Map<string, string | null> {
  const own = Object.entries(members).filter(([key]) => splitKey(key).kind === undefined);
  return new Map(own.map(([name, state]) => [name, state.default]));
}

function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

function add(names: Set<string>, ...lists: readonly (readonly string[])[]): void {
  for (const list of lists) for (const name of list) names.add(name);
}
