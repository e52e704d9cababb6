import {wornGroups} from '../../library-sheets/core/wornRules';
import {sheetOf} from '../core/linked';
import type {XmlNode} from '../core/types';

const element = (name: string, classes: string | null, ...children: XmlNode[]): XmlNode => ({
  type: 'element',
  name,
  attributes: {class: classes},
  children,
});

it("takes the rules that a demo at rest wears from its library's sheet, and those of no class", () => {
  const css =
    'b:where([data-demo] *,i){top:0}.kit-button{top:1px}.kit-button:hover:where(a,b),.kit-icon:focus{top:5px}.kit-button .kit-icon{top:2px}.kit-dialog{top:3px}@font-face{}@media print{.kit-dialog{top:4px}}';
  const button = element(
    'button',
    'kit-button large',
    element('i', 'kit-icon'),
    element('b', null),
  );
  expect(sheetOf(element('div', 'demo', button), wornGroups(css))).toBe(
    'b:where([data-demo] *,i){top:0}.kit-button{top:1px}.kit-button .kit-icon{top:2px}',
  );
});
