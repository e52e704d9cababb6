import {wornCss} from '../../library-sheets/core/wornRules';
import type {WornGroup} from '../../library-sheets/core/wornRules';
import type {XmlNode} from './types';

/** What a demo wears of its library's sheet, which has rules for all of its components. */
export function sheetOf(demo: XmlNode, rules: readonly WornGroup[]): string {
  const classes = new Set<string>();
  addClasses(demo, classes);
  return wornCss(rules, classes);
}

function addClasses(node: XmlNode, classes: Set<string>): void {
  if (node.type !== 'element') return;
  for (const name of node.attributes.class?.split(/\s+/) ?? []) classes.add(name);
  for (const child of node.children) addClasses(child, classes);
}
