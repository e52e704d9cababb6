import {compileSSGTemplate, renderSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import ownTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {lateTemplate} from '../core/template';
import type {LateTags} from '../core/template';
import {styledTemplate} from '../core/styles/template';

const TAGS: LateTags = {
  loader: 'assets/js/late.1.js',
  url: 'https://ui.example.com',
  chunks: new Map([
    ['/docs/button/', ['assets/js/doc.js', 'assets/js/button.js']],
    ['/docs/', ['assets/js/doc.js']],
  ]),
  headers: new Map([['/docs/button/', ['assets/js/doc.js']]]),
  headerAlone: false,
  demos: new Map([['/docs/button/', ['assets/js/kit.js', 'assets/js/button.js']]]),
  rules: '{"prefetch":[]}',
  key: 'test',
};

/** Renders a page with Docusaurus' own renderer, which an upgrade may change. */
async function render(
  template: string,
  meta: string,
  {scripts = ['runtime', 'main'], body = '<p>Hello</p>'} = {},
) {
  const js = scripts.map((name) => ({file: `assets/js/${name}.js`}));
  const assets = {main: {js, css: [{file: 'assets/css/styles.css'}]}};
  const params = {
    manifest: {entrypoints: ['main'], origins: {main: ['main']}, assets},
    headTags: '',
    preBodyTags: '',
    postBodyTags: '',
    baseUrl: '/docs/',
    DOCUSAURUS_VERSION: '3',
  };
  const internal = {htmlAttributes: '', bodyAttributes: '', title: '<title>A</title>', meta};
  const collectedData = {modules: [], metadata: {internal: {...internal, link: '', script: ''}}};
  return renderSSGTemplate({
    params,
    result: {html: body, collectedData},
    ssgTemplate: await compileSSGTemplate(template),
  } as unknown as Parameters<typeof renderSSGTemplate>[0]);
}

const scriptsOf = (html: string) => html.match(/<script[^>]*>/g);
const urlOf = (path: string) => `<meta property="og:url" content="https://ui.example.com${path}">`;

it("puts the loader in the place of all scripts in Docusaurus' own template, and names them", async () => {
  const html = await render(lateTemplate(ownTemplate, TAGS), urlOf('/docs/button/'));
  expect(scriptsOf(html)).toEqual([
    '<script src="/docs/assets/js/late.1.js" defer data-late-scripts="/docs/assets/js/runtime.js /docs/assets/js/main.js /docs/assets/js/doc.js /docs/assets/js/button.js" data-demo-scripts="/docs/assets/js/kit.js /docs/assets/js/button.js">',
    '<script type="speculationrules" data-late-links>',
  ]);
  expect(html).toContain('<p>Hello</p>');
});

it('says which of them the header comes alive with by itself', async () => {
  const html = await render(
    lateTemplate(ownTemplate, {...TAGS, headerAlone: true}),
    urlOf('/docs/button/'),
  );
  expect(html).toContain('/docs/assets/js/doc.js | /docs/assets/js/button.js"');
});

it.each([
  ['no address', ''],
  ['an address that is no route', urlOf('/elsewhere/')],
])('names the scripts of all pages where a page has %s', async (_what, meta) => {
  expect(await render(lateTemplate(ownTemplate, TAGS), meta)).toContain(
    'data-late-scripts="/docs/assets/js/runtime.js /docs/assets/js/main.js"',
  );
});

it('keeps apart the pages of two languages that one process builds', async () => {
  await render(lateTemplate(ownTemplate, TAGS), urlOf('/docs/'));
  const other = {...TAGS, key: 'other', chunks: new Map([['/docs/', ['assets/js/other.js']]])};
  const html = await render(lateTemplate(ownTemplate, other), urlOf('/docs/'));
  expect(html).toContain('/docs/assets/js/main.js /docs/assets/js/other.js"');
});

it('names a script once that all pages have', async () => {
  const html = await render(lateTemplate(ownTemplate, TAGS), urlOf('/docs/'), {scripts: ['doc']});
  expect(html).toContain('data-late-scripts="/docs/assets/js/doc.js"');
});

it("keeps a site's own template as it is, but for the scripts", async () => {
  const own =
    '<html><head><% it.scripts.forEach((script) => { %><script src="<%= script %>" async></script><% }); %></head><body class="own"></body></html>';
  const html = await render(lateTemplate(own, TAGS), '');
  expect(html).toMatch(/^<html><head>.*<\/head><body class="own"><\/body><\/html>$/s);
  expect(html).not.toContain('async');
});

it.each([
  ['no scripts', '<html></html>', 0],
  ['its scripts twice', '<% it.scripts.forEach((a) => { %>a<% }) %>'.repeat(2), 2],
])('refuses a template with %s', (_what, template, times) => {
  expect(() => lateTemplate(template, TAGS)).toThrow(`writes the scripts of a page ${times} times`);
});

describe('a style sheet that comes with React', () => {
  it('is named in the page, and loaded by nobody', async () => {
    const html = await render(styledTemplate(ownTemplate), '');
    expect(html.match(/<link [^>]*>/g)).toEqual([
      '<link rel="stylesheet" href="/docs/assets/css/styles.css" disabled data-late-sheet />',
    ]);
  });

  it('goes together with the loader', async () => {
    const html = await render(lateTemplate(styledTemplate(ownTemplate), TAGS), urlOf('/docs/'));
    expect(html).toContain('data-late-sheet');
    expect(html).toContain('data-late-scripts="');
  });

  it('refuses a template that links sheets in another way', () => {
    expect(() => styledTemplate('<head></head>')).toThrow(
      'links the style sheets of a page 0 times',
    );
  });
});
