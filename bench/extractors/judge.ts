import {normaliseCode, normaliseType} from '../../plugins/api-history/core/normalise';
import type {Prop} from './cases';

/**
 * How much of a case is right: all; the props, but not all of their types or defaults; the
 * component alone; nothing. `types` and `props` say what is wrong.
 */
export type Verdict = 'right' | 'types' | 'props' | 'nothing';

export function judge(
  expected: ReadonlyMap<string, Prop>,
  found: ReadonlyMap<string, Prop> | undefined,
): Verdict {
  if (!found) return 'nothing';
  const names = (props: ReadonlyMap<string, Prop>) => [...props.keys()].sort().join();
  if (names(expected) !== names(found)) return 'props';
  for (const [name, prop] of expected) {
    const other = found.get(name);
    if (!other || other.required !== prop.required) return 'props';
    if (!isSameType(prop, other) || !isSameDefault(prop.default, other.default)) return 'types';
  }
  return 'right';
}

function isSameType(expected: Prop, found: Prop) {
  const right = new Set(expected.types.map(normaliseType));
  return found.types.some((type) => right.has(normaliseType(type)));
}

/** A text may stand without its quotes, as react-docgen-typescript gives it. */
function isSameDefault(expected: string | null, found: string | null) {
  if (expected === null || found === null) return expected === found;
  const texts = [expected, expected.replace(/^(['"])(.*)\1$/, '$2')];
  return texts.some((text) => normaliseCode(text) === normaliseCode(found));
}
