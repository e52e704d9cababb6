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
  const isOwn = (name: string) => name !== 'children' || isDeclared(expected.get(name));
  const names = (props: ReadonlyMap<string, Prop>) => [...props.keys()].filter(isOwn).sort().join();
  if (names(expected) !== names(found)) return 'props';
  for (const [name, prop] of [...expected].filter(([one]) => isOwn(one))) {
    const other = found.get(name);
    if (!other || other.required !== prop.required) return 'props';
    if (!isSame(prop, other)) return 'types';
  }
  return 'right';
}

/** Whether two props have the same type and default, however they are written. */
export function isSame(expected: Prop, found: Prop) {
  return isSameType(expected, found) && isSameDefault(expected.default, found.default);
}

/** React's own `children`, which it types without its own name, is anybody's to list. */
function isDeclared(children: Prop | undefined) {
  return children !== undefined && !children.types.includes('ReactNode');
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
