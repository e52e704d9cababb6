import type {ChildNode, Root, Rule} from 'postcss';
import parser from 'postcss-selector-parser';
import type {Node} from 'postcss-selector-parser';
import {isNested, isStep, PAGE} from './rules';
import {scopeRule} from './scope';

/**
 * Keeps to demos what a sheet says of elements that a page has as well: of `body`, `a`, `:focus`, or
 * of attributes of HTML. Rules for a library's own classes and elements reach nothing of a page, which
 * may show them where it likes, and stay. So do custom properties of a page, which a library may look
 * for there; a page without a demo need not wear them.
 */
export function scopeBareRules(root: Root): void {
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  for (const rule of rules) {
    if (isStep(rule) || isNested(rule)) continue;
    const own = rule.selectors.filter(isOwn);
    if (own.length === rule.selectors.length) continue;
    if (own.length > 0) rule.before(rule.clone({selectors: own}));
    rule.selectors = rule.selectors.filter((selector) => !isOwn(selector));
    if (isOfProperties(rule)) rule.selectors = rule.selectors.map((one) => one + NEAR_DEMOS);
    else scopeRule(rule);
  }
}

/** Fits whatever is no demo, and says what the rule is there for. */
const NEAR_DEMOS = ':where(:not([data-demo]))';

/** Whether a rule does nothing but give a page custom properties. */
function isOfProperties({nodes, selectors}: Rule): boolean {
  const isProperty = (node: ChildNode) =>
    node.type === 'comment' || (node.type === 'decl' && node.variable);
  return nodes.every(isProperty) && selectors.every((selector) => PAGE.test(selector));
}

/** Whether a selector is for nothing but what is a library's. */
function isOwn(selector: string): boolean {
  const [first] = parser().astSync(selector).nodes;
  return first?.nodes.some(isMark) === true;
}

/** A class, an id, data, or an element that HTML does not have. */
function isMark(node: Node): boolean {
  if (node.type === 'class' || node.type === 'id') return true;
  if (node.type === 'attribute') return node.attribute.startsWith('data-');
  if (node.type === 'tag') return node.value.includes('-');
  const isList = node.type === 'pseudo' && /^:(?:is|where)$/.test(node.value);
  return isList && node.nodes.every(({nodes}) => nodes.some(isMark));
}
