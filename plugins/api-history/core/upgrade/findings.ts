import {exportedName, importsOf, type Use} from './bindings';
import {elementUses} from './elements';
import {readSource} from './source';
import {styleUses} from './styles';
import type {Notice, Upgrade} from './upgrade';

/** Something in code that a package takes away, or no longer wants to be used. */
export interface Finding extends Notice {
  /** From 1. */
  line: number;
  kind: 'import' | 'component' | 'member' | 'path';
  /** Component, hook or other name; of a path the path. */
  name: string;
  /** As `memberKey` writes it; `null`: the whole. */
  member: string | null;
}

/** How a file is read that nobody has looked at. */
export interface Reading {
  /** Asked again and again: whether it has taken too long. */
  isOver?: () => boolean;
  /** Told the line from which on nothing was read, where that is so. */
  onCut?: (line: number) => void;
}

/**
 * What in a file has to be changed for a step from one version of a package to another. The code is
 * only read: nothing in it runs.
 *
 * @param code JavaScript or TypeScript, with or without JSX, broken or whole
 * @returns in the order of lines; each use once
 */
export function findingsIn(
  code: string,
  upgrade: Upgrade,
  {isOver, onCut}: Reading = {},
): Finding[] {
  const source = readSource(code, isOver);
  const {names, specifiers} = importsOf(source, upgrade.package);
  const lineOf = lines(code);
  if (source.cutAt !== undefined) onCut?.(lineOf(source.cutAt));
  const found = new Map<string, Finding>();
  const add = (from: number, finding: Omit<Finding, 'line'>) => {
    found.set(`${from} ${finding.kind} ${finding.name} ${finding.member}`, {
      line: lineOf(from),
      ...finding,
    });
  };
  for (const {path, from} of specifiers) {
    const name = `${upgrade.package}/${path}`;
    // A path that is named like a component is told of as that component.
    if (!isClosed(path, upgrade) || upgrade.names.has(path)) continue;
    add(from, {kind: 'path', name, member: null, state: 'gone', instead: ''});
  }
  for (const each of names) {
    const name = exportedName(each);
    const notice = name === undefined ? undefined : upgrade.names.get(name);
    if (name !== undefined && notice)
      add(each.from, {kind: 'import', name, member: null, ...notice});
  }
  for (const use of [...elementUses(source, names), ...styleUses(source, names, upgrade)]) {
    const {component: name, member, from} = use;
    const notice = noticeOf(use, upgrade);
    if (notice)
      add(from, {kind: member === null ? 'component' : 'member', name, member, ...notice});
  }
  return [...found.values()].sort((a, b) => a.line - b.line);
}

function isClosed(path: string, {paths}: Upgrade): boolean {
  if (!paths || path === '') return false;
  return !paths.includes(`./${path.replace(/\.[cm]?js$/, '')}`) && !paths.includes(`./${path}`);
}

function noticeOf({component, member}: Use, {names, members}: Upgrade): Notice | undefined {
  return member === null ? names.get(component) : members.get(component)?.get(member);
}

/** Place in a text → its line, from 1. */
function lines(text: string): (place: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (place) => {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= place) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
