import {splitAt} from '../../api-model/core/splitAt';
import type {PropModel} from './model';
import type {Value} from './types';

const KEYWORDS = ['string', 'number', 'boolean', 'true', 'false', 'null', 'undefined'];

/**
 * The cases of a prop's type, without `null` and `undefined`. The readable text goes first, which
 * has them in the order of the documentation; a name that stands for a union is looked into.
 */
export function typeParts({text, members}: PropModel['type']): string[] {
  const written = splitAt(text, '|');
  const isSaid = members.length === 0 || written.every(isPlain) || written.some(isNode);
  return (isSaid ? written : members).filter((part) => part !== 'null' && part !== 'undefined');
}

/** Whether a case is what React renders: text, elements, lists of them. */
export function isNode(part: string): boolean {
  return /^(?:NonNullable<)?(?:React\.)?ReactNode>?$/.test(part);
}

/** Whether a case is one element, and no text. */
export function isElement(part: string): boolean {
  return /^(?:React\.)?(?:ReactElement(?:<.*>)?|JSX\.?Element)$/.test(part);
}

/**
 * A value as code, where it is a plain one.
 *
 * @example "'small'" → 'small'; '3.6' → 3.6; 'false' → false; '<Star />' → undefined
 */
export function literalValue(code: string): Value | undefined {
  if (code === 'true' || code === 'false') return code === 'true';
  if (/^-?\d+(?:\.\d+)?$/.test(code)) return Number(code);
  const quoted = /^'((?:[^'\\]|\\.)*)'$|^"((?:[^"\\]|\\.)*)"$/.exec(code);
  return (quoted?.[1] ?? quoted?.[2])?.replace(/\\(.)/g, '$1');
}

function isPlain(part: string): boolean {
  return KEYWORDS.includes(part) || literalValue(part) !== undefined;
}
