import {DEMO_MARK, wornCss} from '../../library-sheets/core/wornCss';
import type {WornGroup} from '../../library-sheets/core/wornCss';
import type {XmlNode} from './types';

/** What a picture cannot load, or is not: a face, a page that is printed. */
const LEFT_OUT = /^@(?:charset|font-face|page)\b/;
/** What says that a rule is of a reader who does something. */
const IN_USE = /:(?:hover|active|focus|focus-visible|focus-within)\b/;

/** What a demo at rest wears of its library's sheet, which has rules for all of its components. */
export function sheetOf(demo: XmlNode, rules: readonly WornGroup[]): string {
  const classes = new Set([DEMO_MARK]);
  addClasses(demo, classes);
  return wornCss(rules, classes, (css) => !LEFT_OUT.test(css) && !isInUse(css));
}

function addClasses(node: XmlNode, classes: Set<string>): void {
  if (node.type !== 'element') return;
  for (const name of node.attributes.class?.split(/\s+/) ?? []) classes.add(name);
  for (const child of node.children) addClasses(child, classes);
}

/** Whether all selectors of a rule ask for it; commas within parentheses part none. */
function isInUse(css: string): boolean {
  const [selectors = ''] = css.replace(/:where\([^()]*\)/g, '').split('{', 1);
  return selectors.split(',').every((selector) => IN_USE.test(selector));
}
