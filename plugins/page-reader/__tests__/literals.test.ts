import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {remarkQuickLiterals} from '../core/literals';

const ALL = unified().use(remarkParse).use(remarkGfm).freeze();
const QUICK = unified().use(remarkParse).use(remarkQuickLiterals).use(remarkGfm).freeze();

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

it('walks through no page without one', () => {
  const walked: unknown[] = [];
  const watched = unified()
    .use(remarkParse)
    .use(remarkQuickLiterals)
    .use(function watch() {
      const transforms = [(tree: unknown) => void walked.push(tree)];
      const extension = {enter: {literalAutolink: () => undefined}, transforms};
      this.data({fromMarkdownExtensions: [[extension], [{transforms}]]});
    })
    .freeze();
  watched.parse('# A\n\nSee [there](https://example.com).');
  // Of others' walks nothing is known.
  expect(walked).toHaveLength(1);
  watched.parse('See https://example.com.');
  expect(walked).toHaveLength(3);
});
