import type {Plugin, Rule} from 'postcss';
import parser from 'postcss-selector-parser';
import type {Selector} from 'postcss-selector-parser';
import {isStep} from './rules';
import {insertAt} from './scope';

/** Classes that stand before what is for one direction, until {@link settleDirections} reads them. */
export const MARKS = {
  ltrPrefix: '.vitrine-ltr',
  rtlPrefix: '.vitrine-rtl',
  bothPrefix: '.vitrine-both',
} as const;

/** Without weight, so that the order of the rules decides, as in a sheet for one direction. */
const CONDITIONS: Readonly<Record<string, string>> = {
  [MARKS.ltrPrefix]: ':where(:dir(ltr))',
  [MARKS.rtlPrefix]: ':where(:dir(rtl))',
  [MARKS.bothPrefix]: '',
};

/** A PostCSS plugin that lets what was mirrored hold by the direction of the element that it is for. */
export function settleDirections(): Plugin {
  return {
    postcssPlugin: 'vitrine-directions',
    Once(root) {
      root.walkRules((rule) => {
        if (!isStep(rule) && rule.selector.includes('.vitrine-')) settle(rule);
      });
    },
  };
}

/** @example '.vitrine-rtl .a > .b::before' → '.a > .b:where(:dir(rtl))::before' */
function settle(rule: Rule): void {
  rule.selector = parser((list) => list.each(settleOne)).processSync(rule.selector);
}

function settleOne(selector: Selector): void {
  const mark = selector.nodes.find((node) => CONDITIONS[String(node).trim()] !== undefined);
  if (mark === undefined) return;
  const condition = CONDITIONS[String(mark).trim()] ?? '';
  const next = mark.next();
  // `.vitrine-rtl .a`, where `html.vitrine-rtl` says it of the page itself.
  if (next?.type === 'combinator' && mark === selector.nodes[0]) next.remove();
  mark.remove();
  if (condition === '') return;
  const start = selector.nodes.findLastIndex(({type}) => type === 'combinator') + 1;
  insertAt(selector, selector.nodes.slice(start).find(parser.isPseudoElement), condition);
}
