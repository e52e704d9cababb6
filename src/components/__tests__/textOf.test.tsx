import {textOf} from '../textOf';

it.each([
  ['a text', 'Sizes', 'Sizes'],
  ['a text with code', ['The ', <code key="c">size</code>, ' prop'], 'The size prop'],
  ['what is nested', <em key="e">very {<b>deep</b>}</em>, 'very deep'],
  ['a number', ['v', 7], 'v7'],
  ['an element without content', ['a', <br key="b" />, 'b'], 'ab'],
  ['nothing', [null, undefined, false, ''], ''],
])('reads %s', (_case, node, text) => {
  expect(textOf(node)).toBe(text);
});
