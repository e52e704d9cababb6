import {loadApiCore} from '../../scripts/lib/apiCore.mjs';

const {normaliseCode, normaliseType} = loadApiCore();

/** @typedef {import('./cases.mjs').Prop} Prop */

/**
 * How much of a case is right: all; the props, but not all of their types or defaults; the
 * component alone; nothing.
 *
 * @typedef {'right' | 'types' | 'props' | 'nothing'} Verdict `types` and `props` say what is wrong
 */

/**
 * @param {ReadonlyMap<string, Prop>} expected
 * @param {ReadonlyMap<string, Prop> | undefined} found
 * @returns {Verdict}
 */
export function judge(expected, found) {
  if (!found) return 'nothing';
  const names = (/** @type {ReadonlyMap<string, Prop>} */ props) => [...props.keys()].sort().join();
  if (names(expected) !== names(found)) return 'props';
  for (const [name, prop] of expected) {
    const other = found.get(name);
    if (!other || other.required !== prop.required) return 'props';
    if (!isSameType(prop, other) || !isSameDefault(prop.default, other.default)) return 'types';
  }
  return 'right';
}

/**
 * @param {Prop} expected
 * @param {Prop} found
 */
function isSameType(expected, found) {
  const right = new Set(expected.types.map(normaliseType));
  return found.types.some((type) => right.has(normaliseType(type)));
}

/**
 * A text may stand without its quotes, as react-docgen-typescript gives it.
 *
 * @param {string | null} expected
 * @param {string | null} found
 */
function isSameDefault(expected, found) {
  if (expected === null || found === null) return expected === found;
  const texts = [expected, expected.replace(/^(['"])(.*)\1$/, '$2')];
  return texts.some((text) => normaliseCode(text) === normaliseCode(found));
}
