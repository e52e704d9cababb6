import type {Plugin} from 'postcss';
import parser from 'postcss-selector-parser';
import type {Node, Selector} from 'postcss-selector-parser';

/** A demo, or what it attaches to the end of the body; without weight, so that rules keep theirs. */
const ROOT = ':where([data-demo],[data-demo-overlay])';
const INSIDE = ROOT.replaceAll(']', '] *');

/** What stands for the page: within a demo, the demo is the page. */
const PAGE = /^(?::root|html|body|:host)$/i;

/** Rules of these are no selectors: steps of an animation. */
const STEPS = /keyframes$/i;

/**
 * A PostCSS plugin that keeps the rules of a sheet to demos. The element that a rule is for must be
 * in one; what stands above it, such as a colour mode on the page, may be anywhere. Rules for the
 * page itself are for the demo. Animations, fonts and registered properties have no place, and stay.
 */
export function scopeToDemos(): Plugin {
  return {
    postcssPlugin: 'vitrine-scope',
    Rule(rule) {
      const {parent} = rule;
      if (parent?.type === 'atrule' && 'name' in parent && STEPS.test(String(parent.name))) return;
      // A nested rule is for what its parent's is for.
      if (parent?.type === 'rule') return;
      const scoped = scopeSelector(rule.selector);
      if (rule.selector !== scoped) rule.selector = scoped;
    },
  };
}

/**
 * The selectors of a rule, kept to demos; those that are already stay as they are.
 *
 * @example '.button:hover::before' → '.button:hover:where(…)::before'
 * @example ':root' → ':where(…)'
 */
export function scopeSelector(selector: string): string {
  if (selector.includes(ROOT) || selector.includes(INSIDE)) return selector;
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
      INSIDE,
    );
  }
}

function replacePage(selector: Selector, page: readonly Node[], start: number): void {
  page.forEach((node) => node.remove());
  insertAt(selector, selector.nodes[start], ROOT);
}

function insertAt(selector: Selector, at: Node | undefined, value: string): void {
  const pseudo = parser.pseudo({value});
  if (at) selector.insertBefore(at, pseudo);
  else selector.append(pseudo);
}
