import {addressesInCss, addressesInHtml, fileOf} from '../core/assets';

describe('addressesInHtml', () => {
  it.each([
    ['<script src=/assets/a.js defer></script>', ['/assets/a.js']],
    ['<script src=/a.js data-late-scripts="/b.js /c.js"></script>', ['/a.js', '/b.js', '/c.js']],
    ['<link rel=stylesheet href=/a.css />', ['/a.css']],
    ['<link data-rh="true" rel="preload" href="/a.woff2" as="font">', ['/a.woff2']],
    ["<link rel='icon' href='/a.svg'>", ['/a.svg']],
    ['<link rel=canonical href=https://a.example/>', []],
    ['<link rel=alternate href=/zh/>', []],
    ['<img src="/a.png?x=1&amp;y=2" alt="">', ['/a.png?x=1&y=2']],
    ['<img srcset="/a.png 1x, /b.png 2x" src=/c.png>', ['/c.png', '/a.png', '/b.png']],
    ['<source srcset=/a.webp type=image/webp>', ['/a.webp']],
    ['<iframe src=/frame/></iframe>', ['/frame/']],
    ['<div style="background:url(/a.png)">', ['/a.png']],
    ['<style>.a{background:url("/a.png")}</style>', ['/a.png']],
    ['<svg><use href="/a.svg#b"/></svg>', ['/a.svg#b']],
    ['<a href=/other/>x</a>', []],
    ['<img src="">', []],
  ])('reads %s', (html, addresses) => {
    expect(addressesInHtml(html)).toEqual(addresses);
  });

  it('takes nothing from elements of any name that name no file', () => {
    expect(addressesInHtml('<constructor src=a.png><p title="srcset">')).toEqual([]);
  });

  it('passes over what only looks like an element', () => {
    const html =
      '<!-- <img src=/a.png> --><script>"<img src=/b.png>"</script><p title="<img src=/c.png>">';
    expect(addressesInHtml(html)).toEqual([]);
  });
});

describe('addressesInCss', () => {
  it('reads addresses with and without quotes, each once, and no data', () => {
    const css = `a{b:url(/a.woff2)}c{d:url("/b.png")}e{f:url('/b.png')}g{h:url(data:image/png;base64,x)}i{j:url(#k)}`;
    expect(addressesInCss(css)).toEqual(['/a.woff2', '/b.png']);
  });
});

describe('fileOf', () => {
  it.each([
    ['/img/a.png', '/x/', '/', 'img/a.png'],
    ['../a.png?x#y', '/x/y/', '/', 'x/a.png'],
    ['/a%20b.png', '/', '/', 'a b.png'],
    ['/frame/', '/', '/', 'frame/index.html'],
    ['/zh/img/a.png', '/zh/x/', '/zh/', 'img/a.png'],
    ['/img/a.png', '/zh/x/', '/zh/', undefined],
    ['https://a.example/a.png', '/', '/', undefined],
    ['data:image/png;base64,x', '/', '/', undefined],
    ['https://[', '/', '/', undefined],
  ])('leads %s on %s below %s to %s', (address, from, baseUrl, file) => {
    expect(fileOf(address, from, baseUrl)).toBe(file);
  });
});
