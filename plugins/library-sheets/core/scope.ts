import type {Declaration, Plugin, Rule} from 'postcss';
import parser from 'postcss-selector-parser';
import type {Node, Selector} from 'postcss-selector-parser';
import {isNested, isStep, PAGE} from './rules';

/** A demo, or what it attaches to the end of the body; without weight, so that rules keep theirs. */
export const ROOT = ':where([data-demo],[data-demo-overlay])';
/** What a library attaches to the body is an element of its own, and has rules for itself. */
const INSIDE = ':where([data-demo] *,[data-demo-overlay],[data-demo-overlay] *)';
/** What has a mode is the demo itself, or an element of it. */
const DEMO = ':where([data-demo])';
const OVERLAY = ':where([data-demo-overlay])';
const EITHER = INSIDE.replace('[data-demo] *', '[data-demo],[data-demo] *');

/**
 * A PostCSS plugin that keeps the rules of a sheet to demos. The element that a rule is for must be
 * in one; what stands above it, such as a colour mode on the page, may be anywhere. Rules for the
 * page itself are for the demo. Animations, fonts and registered properties have no place, and stay.
 *
 * @param followsMode whether the sheet has both modes: the case of a demo is its ground then, and
 *   another one would be a strip in it
 */
export function scopeToDemos(followsMode = false): Plugin {
  return {
    postcssPlugin: 'vitrine-scope',
    Once(root) {
      const rules: Rule[] = [];
      root.walkRules((rule) => void rules.push(rule));
      // A nested rule is for what its parent's is for.
      for (const rule of rules) {
        if (isStep(rule) || isNested(rule)) continue;
        if (followsMode && rule.selectors.every((selector) => PAGE.test(selector))) bare(rule);
        scopeRule(rule);
      }
    },
  };
}

function bare(rule: Rule): void {
  rule.walkDecls(/^background/, (one) => void one.remove());
}

/** The same for one rule that is no step of an animation, and stands in no other. */
export function scopeRule(rule: Rule): void {
  const isForPage = rule.selectors.some((selector) => PAGE.test(selector));
  rule.selector = scopeSelector(rule.selector);
  if (isForPage) keepBoxes(rule);
}

/** What an element has from those around it. */
const INHERITED =
  /^(?:--|color$|color-scheme$|cursor$|direction$|font|letter-spacing$|line-height$|text-(?!decoration|overflow)|white-space|word-|-webkit-(?:font|tap|text))/;

/**
 * What is attached to the body is no page: it has the text of one, but neither its ground nor its
 * margins. A dialog over the whole window would hide what is behind it.
 */
function keepBoxes(rule: Rule): void {
  const isOfBox = (one: Declaration) => !INHERITED.test(one.prop);
  if (!rule.some((node) => node.type === 'decl' && isOfBox(node))) return;
  const text = rule.clone({selector: rule.selector.replaceAll(ROOT, OVERLAY)});
  text.walkDecls((one) => void (isOfBox(one) && one.remove()));
  rule.selector = rule.selector.replaceAll(ROOT, DEMO);
  if (text.nodes.length > 0) rule.after(text);
}

/**
 * The selectors of a rule, kept to demos. Within a demo, the demo is the page.
 *
 * @example '.button:hover::before' → '.button:hover:where(…)::before'
 * @example ':root' → ':where(…)'
 */
export function scopeSelector(selector: string): string {
  return parser((list) => list.each(scopeOne)).processSync(selector);
}

function scopeOne(selector: Selector): void {
  const nodes = selector.nodes;
  const start = nodes.findLastIndex(({type}) => type === 'combinator') + 1;
  const subject = nodes.slice(start);
  const page = subject.filter((node) => PAGE.test(node.toString().trim()));
  const rest = subject.filter((node) => !page.includes(node) && node.type !== 'comment');
  if (page.length > 0 && rest.every((node) => parser.isPseudoElement(node))) {
    replacePage(selector, page, start);
  } else if (page.length > 0) {
    // `html.dark { … }`: the condition is the page's, what is set is the demo's.
    selector.append(parser.combinator({value: ' '}));
    selector.append(parser.pseudo({value: ROOT}));
  } else {
    insertAt(
      selector,
      subject.find((node) => parser.isPseudoElement(node)),
      subject.some((node) => String(node).includes(ROOT)) ? EITHER : INSIDE,
    );
  }
}

function replacePage(selector: Selector, page: readonly Node[], start: number): void {
  page.forEach((node) => node.remove());
  insertAt(selector, selector.nodes[start], ROOT);
}

/** Puts a condition on the element that a selector is for, before a pseudo-element of it. */
export function insertAt(selector: Selector, at: Node | undefined, value: string): void {
  const pseudo = parser.pseudo({value});
  if (at) selector.insertBefore(at, pseudo);
  else selector.append(pseudo);
}
