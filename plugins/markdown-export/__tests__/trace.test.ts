import {asRead} from '../../page-reader/core/dialect';
import type {PageFormat} from '../../page-reader/core/parse';
import {readPage} from '../../page-reader/core/readPage';
import {readShown} from '../core/shown';
import {traceFaults} from '../core/trace';

/** What is told of a page and what was built of it. */
function told(source: string, html: string, format: PageFormat = 'md'): string[] {
  const {text} = asRead(source, format);
  const page = `<html><body><article><div class=theme-doc-markdown>${html}</div></article><p>:::`;
  const faults = traceFaults(
    {text, contents: readPage(text, format)},
    readShown(Buffer.from(page).toString('latin1'), 'theme-doc-markdown'),
  );
  return faults.map(({line, what}) => `${line}: ${what}`);
}

describe('a page that shows all of its source', () => {
  it.each([
    [
      'marks and links',
      '# A *b* {#c}\n\n- [d **e**](f.md) `g<h>`',
      '<h1>A <em>b</em></h1><li><a>d <b>e</b></a> <code>g&lt;h></code>',
    ],
    ['signs and entities', 'a &amp; b &copy; c\\_d :tada:', '<p>a &amp; b © c_d 🎉'],
    [
      'what would be tags without its backslashes',
      'a \\<noscript\\>\\<img src=b\\> c',
      '<p>a &lt;noscript>&lt;img src=b> c',
    ],
    ['other letters', 'größe à „漢字“ &auml; 👍', '<p>größe à „漢字“ &#228; 👍'],
    ['words that look like emoji', 'a :words: b', '<p>a :words: b'],
    ['lines of one paragraph', 'one\ntwo', '<p>one two'],
    [
      'HTML',
      '<p class="description">a <b>b</b></p>\n\n<!-- c -->',
      '<p class=description>a <b>b</b></p>',
    ],
    [
      'code, line by line',
      '```js\n// highlight-next-line\nconst a = 1;\n```',
      '<pre><code><span>const</span> a = <span>1</span>;</code></pre>',
    ],
    ['what it draws', '```mermaid\ngraph\n```\n\n$x^2$', '<svg></svg><span>x2</span>'],
  ])('is told nothing: %s', (_title, source, html) => {
    expect(told(source, html)).toEqual([]);
  });

  it('is told nothing of what elements of its own making hold, nor of comments in MDX', () => {
    const source =
      'import A from "./a";\n\n<!-- b -->\n\n<A>c</A>\n\n<Tabs><TabItem>d</TabItem></Tabs>';
    expect(told(source, '<p>d', 'mdx')).toEqual([]);
    expect(told(source, '<p>e', 'mdx')).toEqual([expect.stringMatching(/^7: "d" does not stand/)]);
  });

  it('may show in code, and in demos, what would be raw elsewhere', () => {
    const html = '<pre>:::</pre><code>{{a}}</code><figure><p>{{b}}</figure><script>":::"</script>';
    expect(told('`{{a}}`', html)).toEqual([]);
  });
});

it('tells each line that is lost, with its place', () => {
  const source = '---\ntitle: A\n---\n\none\ntwo\n\n- three\n\n```\nfour\nfive\n```';
  expect(told(source, '<p>one<pre>four</pre>')).toEqual([
    '6: "two" does not stand on the page',
    '8: "three" does not stand on the page',
    '12: "five" does not stand on the page',
  ]);
});

it('tells what stands there as text though it is none, with its place', () => {
  const source = 'a\n\n::: note\n\nimport A from "a";\n\nb {{c}}';
  expect(told(source, '<p>a<p>::: note<p>import A from &quot;a&quot;;<p>b {{c}}')).toEqual(
    expect.arrayContaining([
      expect.stringContaining('"::: note" stands on the page as text'),
      '7: "{{c}}" stands on the page as text',
    ]),
  );
});
