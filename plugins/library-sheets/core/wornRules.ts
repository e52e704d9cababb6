import postcss from 'postcss';
import type {AtRule, ChildNode, Container, Rule} from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type {Node} from 'postcss-selector-parser';
import {DEMO_MARK} from './wornCss';
import type {WornGroup, WornRule} from './wornCss';

/** Rules of no class: a page has them whatever it wears. */
const ALWAYS: WornRule[0] = [[]];

/** The rules of a sheet, each by itself, so that a page can take those that it wears. */
export function wornGroups(css: string): WornGroup[] {
  const groups: [string, WornRule[]][] = [];
  const add = (around: string, rule: WornRule) => {
    const last = groups.at(-1);
    if (last?.[0] === around) last[1].push(rule);
    else groups.push([around, [rule]]);
  };
  const walk = (container: Container<ChildNode>, around: string) => {
    container.each((node) => {
      if (node.type === 'rule') add(around, [needsOf(node), node.toString()]);
      if (node.type !== 'atrule') return;
      if (isConditional(node)) walk(node, `${around}@${node.name} ${node.params}{`);
      else add(around, [ALWAYS, node.nodes ? node.toString() : `${node.toString()};`]);
    });
  };
  walk(postcss.parse(css), '');
  return groups;
}

/** Whether rules stand in it as they would without it: a query, a layer. */
function isConditional({name, nodes}: AtRule): boolean {
  return nodes !== undefined && /^(?:media|supports|layer|container|starting-style)$/.test(name);
}

/** Classes in `:not()`, `:is()` and the like are left out: without them a rule may match as well. */
function needsOf(rule: Rule): WornRule[0] {
  const needs: string[][] = [];
  selectorParser((selectors) => {
    for (const {nodes} of selectors.nodes) needs.push(nodes.flatMap(needOf));
  }).processSync(rule.selector);
  return needs.some((need) => need.length === 0) ? ALWAYS : needs;
}

/** What a page needs for a part of a selector: a class, or a demo where the rule is kept to these. */
function needOf(node: Node): string[] {
  if (node.type === 'class') return [node.value];
  const isOfDemos =
    node.type === 'pseudo' &&
    node.value === ':where' &&
    node.nodes.length > 0 &&
    node.nodes.every((one) => String(one).includes('[data-demo'));
  return isOfDemos ? [DEMO_MARK] : [];
}
