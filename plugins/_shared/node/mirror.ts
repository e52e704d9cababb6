import {readFile} from 'node:fs/promises';
import type {Plugin as BundlerPlugin} from 'esbuild';
import postcss from 'postcss';
import type {Plugin, Rule} from 'postcss';
import postcssRTLCSS from 'postcss-rtlcss';
import {Mode} from 'postcss-rtlcss/options';
import parser from 'postcss-selector-parser';
import type {Selector} from 'postcss-selector-parser';
import {isStep} from '../library/modes';
import {insertAt} from '../library/scope';

/** Classes that stand before what is for one direction, until {@link settleDirections} reads them. */
const MARKS = {
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

/**
 * A plugin of esbuild that adds, to each sheet that is written for left-to-right alone, what differs
 * from right to left. Each file is read before its comments go: `rtl:ignore` and the like hold.
 */
export const mirrorSheets: BundlerPlugin = {
  name: 'mirror',
  setup: ({onLoad}) => {
    // Both directions have rules of their own: those of one would else have to be taken back for
    // the other, to a value that nobody knows.
    const mirror = postcss([postcssRTLCSS({...MARKS, mode: Mode.combined})]);
    onLoad({filter: /\.css$/}, async ({path: file}) => {
      const text = await readFile(file, 'utf8');
      return {contents: mirror.process(text, {from: file}).css, loader: 'css'};
    });
  },
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
