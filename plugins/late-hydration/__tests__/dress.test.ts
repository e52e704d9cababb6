import {createWear, dress} from '../core/styles/dress';
import {wornGroups} from '../../library-sheets/core/wornRules';

const face = (file: string, display = 'optional') =>
  `@font-face{font-family:${file};font-display:${display};src:url(/fonts/${file}.woff2)}`;
const SHEET = '<link rel=stylesheet href=/styles.css disabled data-late-sheet />';
const LOADER = '<script src=/late.js defer data-late-scripts="/main.js /page.js"></script>';

/** A page as Docusaurus has made it smaller. */
const page = (head: string, body = '<p class=a>Hello</p>') =>
  `<!doctype html><html class="docs wide"><head>${head}${SHEET}${LOADER}</head><body class=b>${body}</body></html>`;

const dressed = (css: string, html: string) => dress(html, createWear(wornGroups(css)));

it('gives a page what its elements wear, in the order of the sheet', () => {
  const css =
    'p{top:0}.a{color:red}.a.b{color:blue}.c{top:0}@media print{.c{top:0}.wide .a{top:1px}}.a:not(.c){top:2px}';
  expect(dressed(css, page(''))).toContain(
    `<style data-worn>p{top:0}.a{color:red}.a.b{color:blue}@media print{.wide .a{top:1px}}.a:not(.c){top:2px}</style>${SHEET}`,
  );
});

it('has the loader follow the page', () => {
  expect(dressed('p{top:0}', page(''))).toMatch(
    /<\/p><script src=\/late\.js [^>]*><\/script><\/body><\/html>$/,
  );
});

describe('faces', () => {
  const TEXT = '<link rel=preload href=/fonts/text.woff2 as=font crossorigin />';
  const css = [face('text'), face('code'), face('icons', 'block')].join('');
  const html = dressed(css, page(`${TEXT}<script>switch()</script>`));

  it('that a page preloads stay where they are asked for: a paint waits for them a little', () => {
    expect(html).toContain(`<head>${TEXT}`);
  });

  it('that it does not preload stand apart, before the script that switches them on', () => {
    expect(html).toContain(
      `<style data-late-faces media="(scripting: none)">${face('code')}</style><script>switch()`,
    );
    expect(html).toContain(`<style data-worn>${face('text')}${face('icons', 'block')}</style>`);
  });

  it('that is preloaded in wide windows alone is asked for behind the page in all others', () => {
    const wide = TEXT.replace(' />', ' media="(min-width: 900px)" />');
    const narrow = TEXT.replace(' />', ' media="not all and (min-width: 900px)" />');
    const known = wide.replace('<link', '<link data-rh=true');
    const [head, body] = dressed(css, page(known)).split('<body class=b>');
    expect(head).toContain(known);
    expect(body).toMatch(/<\/script><link [^>]*><\/body><\/html>$/);
    expect(body).toContain(narrow);
    expect(html.match(/rel=preload/g)).toHaveLength(1);
  });

  it('are all there from the beginning where a page preloads none', () => {
    expect(dressed(css, page(''))).toContain(`<style data-worn>${css}</style>`);
  });
});

it('leaves a page as it is that has no late sheet', () => {
  const html = '<html><head></head><body class=a></body></html>';
  expect(dressed('.a{color:red}.b{color:red}', html)).toBe(html);
});

it.each([
  '<script>a()</script>',
  '</body><script>a()',
  '<link data-late-sheet>',
  '<script data-late-scripts="/x.js"></script>',
  '<style data-worn>',
  '--></style></title>',
])('is not led astray by what an author wrote, such as %s', (written) => {
  const quote = written.includes('"') ? "'" : '"';
  const meta = `<meta property=og:title content=${quote}${written} data-late-sheet${quote}>`;
  const preload = '<link rel=preload href=/fonts/text.woff2 as=font crossorigin />';
  const css = `p{top:0}${face('text')}${face('code')}`;
  const plain = dressed(css, page(`${preload}<script>switch()</script>`));
  const title = '<title>a &lt;script> </script></title>';
  const html = dressed(css, page(`${title}${meta}${preload}<script>switch()</script>`));
  expect(html.replace(title + meta, '')).toBe(plain);
});
