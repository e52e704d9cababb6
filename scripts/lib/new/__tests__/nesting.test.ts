import {renderToString} from 'react-dom/server';
import {createElement as h} from 'react';
import {htmlFault} from '../nesting';

it.each([
  h('p', null, 'a ', 'b', h('br'), h('img', {alt: 'a > b', src: '/x.svg'})),
  h('table', null, h('tbody', null, h('tr', null, h('td', null, 'a')))),
  h('svg', {viewBox: '0 0 1 1'}, h('linearGradient', null, h('stop')), h('path', {d: 'M0 0'})),
  h('style', {dangerouslySetInnerHTML: {__html: 'a > b { content: "<b>" }'}}),
  [h('ul', {key: 1}, h('li', null, '<script>')), '&'],
])('takes what a browser reads as it is written', (element) => {
  expect(htmlFault(renderToString(element))).toBeUndefined();
});

it.each([
  ['<td>a</td>', 'HTML'],
  ['<table>a</table>', 'HTML'],
  ['<table><tr><td>a</td></tr></table>', 'HTML'],
  ['<p><div>a</div></p>', 'HTML'],
  ['<button>a<button>b</button></button>', 'HTML'],
  ['<b>a</b><script>run()</script>', 'script'],
])('says what is wrong with %s', (html, word) => {
  expect(htmlFault(html)).toContain(word);
});
