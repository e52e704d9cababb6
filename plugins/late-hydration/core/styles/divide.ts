import postcss from 'postcss';
import type {AtRule, Root} from 'postcss';
import {sheetText} from '../../../library-sheets/core/wornCss';
import type {WornGroup} from '../../../library-sheets/core/wornCss';
import {wornGroups} from '../../../library-sheets/core/wornRules';

/** A sheet as pages have it. */
export interface DividedSheet {
  /** All of its rules, in order, for each page to take those that it wears. */
  rules: WornGroup[];
  /** The rules of classes, for the elements that come with React. */
  late: string;
}

/**
 * Divides the sheet of a site. A page has what it wears in itself and loads the sheet with React,
 * less the rules of no class: every page has those, and each would have the style of all elements
 * made anew. The order of layers is stated first, so that no rule wins that did not win before;
 * among rules of one layer, those of the sheet come last.
 *
 * @param css as readers would get it
 */
export function divideSheet(css: string): DividedSheet {
  const groups = wornGroups(css);
  const layers = layerNames(postcss.parse(css));
  const order: WornGroup[] =
    layers.length > 0 ? [['', [[[[]], `@layer ${layers.join(',')};`]]]] : [];
  const ofClasses = groups.map(
    ([around, rules]) => [around, rules.filter(([needs]) => needs.every(isAny))] as const,
  );
  return {rules: [...order, ...groups], late: ofClasses.map(sheetText).join('')};
}

const isAny = (names: readonly string[]) => names.length > 0;

/** Layers in the order in which they are met, which is the order of their weight. */
function layerNames(root: Root): string[] {
  const names = new Set<string>();
  root.walkAtRules('layer', (rule) => {
    for (const name of rule.params.split(','))
      if (name.trim() !== '') names.add(fullName(rule, name.trim()));
  });
  return [...names];
}

function fullName({parent}: AtRule, name: string): string {
  if (parent?.type !== 'atrule') return name;
  const outer = parent as AtRule;
  return outer.name === 'layer'
    ? fullName(outer, `${outer.params}.${name}`)
    : fullName(outer, name);
}
