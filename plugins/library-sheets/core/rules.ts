import type {AtRule, Document, Rule} from 'postcss';

const PAGE_NAME = '(?::root|html|body|:host)';
/** What stands for the page, by itself or in a list that adds no weight of its own. */
export const PAGE = new RegExp(
  `^(?:${PAGE_NAME}|:(?:is|where)\\(\\s*${PAGE_NAME}(?:\\s*,\\s*${PAGE_NAME})*\\s*\\))$`,
  'i',
);
/** Rules of these are no selectors: steps of an animation. */
const STEPS = /keyframes$/i;

/** Whether a rule is a step of an animation. */
export function isStep({parent}: Rule): boolean {
  return parent?.type === 'atrule' && STEPS.test((parent as AtRule).name);
}

/** Whether a rule stands in another, if only in a condition there. */
export function isNested({parent}: Rule): boolean {
  for (let at: Rule['parent'] | Document = parent; at; at = at.parent) {
    if (at.type === 'rule') return true;
  }
  return false;
}
