import {attributesOf} from '../core/facts/attributes';

test.each([
  ['InputHTMLAttributes', 'HTMLInputElement', 'input'],
  ['AnchorHTMLAttributes', 'T', 'a'],
  ['HTMLAttributes', 'HTMLDivElement', 'div'],
  ['HTMLAttributes', 'HTMLParagraphElement', 'p'],
  ['HTMLAttributes', 'HTMLElement', undefined],
  ['HTMLAttributes', 'HTMLHeadingElement', undefined],
  ['HTMLProps', 'HTMLLIElement', 'li'],
  ['SVGProps', 'SVGSVGElement', 'svg'],
  ['AriaAttributes', '', undefined],
  ['CardProps', 'HTMLDivElement', undefined],
])('%s<%s> has the attributes of %s', (name, argument, expected) => {
  expect(attributesOf(name, argument)).toBe(expected);
});
