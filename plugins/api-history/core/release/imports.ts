import type {Snapshot} from '../snapshot';
import {changeBy, type ApiChange} from './rules';

const UNSTABLE = /^(?:unstable|experimental|private|internal)_/i;

/** Whether a name says that it may come and go in any release. */
export function isUnstable(name: string): boolean {
  return UNSTABLE.test(name);
}

/** What can, or can no longer, be imported of what is neither component nor hook. */
export function importChanges(before: Snapshot, after: Snapshot): ApiChange[] {
  return [...nameChanges(before, after), ...pathChanges(before, after)];
}

function nameChanges(before: Snapshot, after: Snapshot): ApiChange[] {
  const [old, now] = [before.exports, after.exports];
  if (!old || !now) return [];
  // Components and hooks are told of by themselves.
  const told = new Set([...Object.keys(before.api), ...Object.keys(after.api)]);
  const only = (names: readonly string[], others: readonly string[]) => {
    const known = new Set(others);
    return names.filter((name) => !known.has(name) && !told.has(name));
  };
  return [
    ...only(old, now).map((name) => changeBy(isUnstable(name) ? 'unstable' : 'removed', {name})),
    ...only(now, old).map((name) => changeBy(isUnstable(name) ? 'unstable' : 'added', {name})),
  ];
}

function pathChanges(before: Snapshot, after: Snapshot): ApiChange[] {
  const [old, now] = [before.paths, after.paths];
  if (old === undefined || now === undefined || (old === null && now === null)) return [];
  const named = (path: string) => ({name: `${after.package}${path.slice(1)}`});
  // Of files that could all be imported, those that no longer can are not counted.
  if (old === null) return [changeBy('path-closed', named('./**'))];
  if (now === null) return [changeBy('path-opened', named('./**'))];
  const only = (paths: readonly string[], others: readonly string[]) =>
    paths.filter((path) => !others.includes(path));
  return [
    ...only(old, now).map((path) => changeBy('path-closed', named(path))),
    ...only(now, old).map((path) => changeBy('path-opened', named(path))),
  ];
}
