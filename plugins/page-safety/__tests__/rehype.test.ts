import {fromHtml} from 'hast-util-from-html';
import type {Node} from '../core/faults';
import {rehypePlugin} from '../rehype';

/** What is told of HTML in a page, without the fixes. */
function faultsOf(html: string, frames: string[] = []): string[] {
  const file = {path: '/site/docs/a.md', cwd: '/site', value: html};
  try {
    rehypePlugin({frames})(fromHtml(html, {fragment: true}) as Node, file);
    return [];
  } catch (error) {
    return String((error as Error).message)
      .split('\n')
      .filter((line) => !line.startsWith('  Fix: '));
  }
}

describe('stays as it is', () => {
  it.each([
    '<p class="description">Text <kbd>Ctrl</kbd><sup>1</sup><sub>2</sub><br><wbr></p>',
    '<div style="color: red" id="a" data-x="1" aria-label="b" role="note" dir="rtl" lang="ar">x</div>',
    '<details open><summary>More</summary></details>',
    '<table><thead><tr><th align="left" colspan="2">A</th></tr></thead></table>',
    '<img src="/a.png" alt="" width="10" loading="lazy" srcset="/a.png 1x, /b.png 2x">',
    '<img src="data:image/png;base64,AAAA" alt="">',
    '<a href="https://example.com" target="_blank" rel="noopener" name="a">x</a>',
    '<video src="/a.mp4" controls muted playsinline loop><track src="/a.vtt"></video>',
    '<picture><source srcset="/a.avif" media="(width > 1px)" type="image/avif"></picture>',
    '<ul class="contains-task-list"><li><input type="checkbox" disabled checked></li></ul>',
    '<svg viewBox="0 0 1 1" fill="none"><path d="M0 0" stroke-width="2"/></svg>',
    '<iframe src="/demo/" title="a" allowfullscreen></iframe>',
    '<admonition type="note"></admonition>',
    '<abbr title="a">b</abbr><mark>c</mark><time datetime="2026-01-01">d</time>',
    '<!-- A comment -->',
  ])('%s', (html) => {
    expect(faultsOf(html)).toEqual([]);
  });

  it('a frame of a host that is named', () => {
    const html = '<iframe src="https://www.youtube.com/embed/a" allow="autoplay"></iframe>';
    expect(faultsOf(html, ['https://www.youtube.com'])).toEqual([]);
    expect(faultsOf(html)).toEqual([
      'docs/a.md:1: <iframe> shows https://www.youtube.com, a host that no option names',
    ]);
  });

  it('what is code', () => {
    const tree = {type: 'root', children: [{type: 'mdxJsxFlowElement', name: 'script'}]};
    const file = {path: '/site/a.mdx', cwd: '/site', value: ''};
    expect(() => rehypePlugin({frames: []})(tree, file)).not.toThrow();
  });
});

describe('is refused', () => {
  it.each([
    ['<script>alert(1)</script>', '<script> may not stand in a page'],
    ['<svg><script>1</script></svg>', '<script> may not stand in a page'],
    ['<meta http-equiv="refresh" content="0;url=//e.example">', '<meta> may not stand in a page'],
    ['<base href="//e.example">', '<base> may not stand in a page'],
    ['<link rel="stylesheet" href="//e.example">', '<link> may not stand in a page'],
    ['<style>body {display: none}</style>', '<style> may not stand in a page'],
    ['<form action="//e.example"></form>', '<form> may not stand in a page'],
    ['<button formaction="//e.example">a</button>', '<button> may not stand in a page'],
    ['<object data="a.swf"></object>', '<object> may not stand in a page'],
    ['<template shadowrootmode="open"></template>', '<template> may not stand in a page'],
    ['<svg><use href="//e.example#a"/></svg>', '<use> may not stand in a page'],
    ['<svg><animate onbegin="a()"/></svg>', '<animate> may not stand in a page'],
    ['<my-element></my-element>', '<my-element> may not stand in a page'],
    ['<constructor></constructor>', '<constructor> may not stand in a page'],
    ['<input name="password">', '<input> may be nothing but the box of a task list'],
    ['<p onclick="a()">b</p>', '<p> may not have `onclick`'],
    ['<img src=x onerror=alert(1)>', '<img> may not have `onerror`'],
    ['<p ref="a">b</p>', '<p> may not have `ref`'],
    ['<a href="/" ping="//e.example">b</a>', '<a> may not have `ping`'],
    ['<iframe srcdoc="<p>a"></iframe>', '<iframe> may not have `srcDoc`'],
    ['<a href="javascript:a()">b</a>', '<a> leads to `javascript:` in its `href`'],
    ['<a href="java&#10;script:a()">b</a>', '<a> leads to `javascript:` in its `href`'],
    ['<a href="data:text/html,a">b</a>', '<a> leads to `data:` in its `href`'],
    ['<img src="vbscript:a">', '<img> leads to `vbscript:` in its `src`'],
    ['<a href="pathname://javascript:a()">b</a>', '<a> leads to `javascript:` in its `href`'],
    ['<a href=" pathname:// pathname://data:a">b</a>', '<a> leads to `data:` in its `href`'],
    [
      '<img name="querySelector" src="/a.png">',
      '<img> has the name `querySelector`, which takes the place of what scripts look for',
    ],
    [
      '<p id="webpackChunk_kit">a</p>',
      '<p> has the id `webpackChunk_kit`, which takes the place of what scripts look for',
    ],
    [
      '<iframe name="body" src="/demo/"></iframe>',
      '<iframe> has the name `body`, which takes the place of what scripts look for',
    ],
  ])('%s', (html, fault) => {
    expect(faultsOf(`<p>a</p>\n${html}`)).toContain(`docs/a.md:2: ${fault}`);
  });

  it('all at once, with what to do', () => {
    const html = '<script>1</script>\n<a href="javascript:1">a</a>\n<p onclick="1">b</p>';
    const file = {path: '/site/docs/a.md', cwd: '/site', value: html};
    const tree = fromHtml(html, {fragment: true}) as Node;
    expect(() => rehypePlugin({frames: []})(tree, file)).toThrowErrorMatchingInlineSnapshot(`
      "docs/a.md:1: <script> may not stand in a page
        Fix: take it out; what has to run belongs into a demo, or into an .mdx page
      docs/a.md:2: <a> leads to \`javascript:\` in its \`href\`
        Fix: write an address without a scheme, or one of https, http, mailto, tel
      docs/a.md:3: <p> may not have \`onclick\`
        Fix: take it out; what has to run belongs into a demo, or into an .mdx page"
    `);
  });

  it('however deep it stands', () => {
    let node: Node = {type: 'element', tagName: 'script', children: []};
    for (let depth = 0; depth < 20_000; depth++) {
      node = {type: 'element', tagName: 'li', children: [node]};
    }
    const file = {path: '/site/a.md', cwd: '/site', value: ''};
    const refused = expect(() => rehypePlugin({frames: []})(node, file));
    refused.toThrow('<script>');
    refused.toThrow('a.md:1: more than 250 elements stand in one another');
  });
});
