import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {remarkQuickLiterals} from '../literals';

const ALL = unified().use(remarkParse).use(remarkGfm).freeze();
const QUICK = ALL().use(remarkQuickLiterals).freeze();

const addressesIn = (text: string) =>
  [...JSON.stringify(QUICK.parse(text)).matchAll(/"url":"([^"]*)"/g)].map(([, url]) => url);

// Each is found by the walk alone, or by none of the two.
it.each([
  ['# A\n\n- plain *text* with `code`', []],
  ['See https://example.com/a.', ['https://example.com/a']],
  ['See (HTTP://example.com).', ['HTTP://example.com']],
  ['| www.example.com |\n| - |', ['http://www.example.com']],
  ['Write to a&#64;example.com.', ['mailto:a@example.com']],
  ['> mailto:a&commat;example.com', ['mailto:a@example.com']],
  ['h&#116;tps://example.com', ['https://example.com']],
  ['w&#119;w.example.com', ['http://www.example.com']],
  ['[https://a.example](https://b.example)', ['https://b.example']],
])('finds the addresses of %j as remark-gfm does', (text, expected) => {
  expect(addressesIn(text)).toEqual(expected);
  expect(QUICK.parse(text)).toEqual(ALL.parse(text));
});
