import {cleanCss, isInner} from '../core/css';

it.each([
  ['a{b:url(x.png)}', 'a{b:none}'],
  [`a{b:url( "x(1).png" ) no-repeat}`, 'a{b:none no-repeat}'],
  [`a{b:URL('//x')}`, 'a{b:none}'],
  ['a{b:url(#x)}', 'a{b:url(#x)}'],
  ['a{b:url("data:image/png;base64,AA")}', 'a{b:url("data:image/png;base64,AA")}'],
  ['@import url(x.css);a{b:c}', 'a{b:c}'],
  ["@IMPORT 'x.css' screen;\na{b:c}", '\na{b:c}'],
  ['a{b:c}', 'a{b:c}'],
])('makes %s to %s', (css, clean) => {
  expect(cleanCss(css)).toBe(clean);
});

it.each([
  ['#a', true],
  [' data:image/png;base64,AA', true],
  ['data:text/html,x', false],
  ['/a#b', false],
  ['', false],
])('takes %j for inner: %s', (address, inner) => {
  expect(isInner(address)).toBe(inner);
});
