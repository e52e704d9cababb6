import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {ErrorParts} from '../../_shared/text/errors';
import {pagesOf} from '../files';

const BLOG = 'docusaurus-plugin-content-blog';
const PAGES = 'docusaurus-plugin-content-pages';

/** What is told of a post or a page, and what was built of it. */
function told(name: string, source: string, html: string, frontMatter = {}): string[] {
  const siteDir = mkdtempSync(path.join(os.tmpdir(), 'blog-'));
  mkdirSync(path.join(siteDir, 'blog'));
  writeFileSync(path.join(siteDir, 'blog/a.md'), source);
  const post = {source: '@site/blog/a.md', permalink: '/blog/a/', frontMatter};
  const content = name === BLOG ? {blogPosts: [{metadata: post}]} : [post];
  const trace: ErrorParts[] = [];
  pagesOf({
    plugins: [{name, content}] as never,
    routes: [],
    siteDir,
    built: () => `<body><p>:::<article>${html}</article>`,
    reader: {read: () => undefined},
    trace,
    markdown: {format: 'mdx'},
  });
  return trace.map(({where, what}) => `${where}: ${what}`);
}

const inPost = (html: string) => `<header>By A</header><div id=__blog-post-container>${html}</div>`;

it('tells what a post does not show, and what it shows raw', () => {
  const source = '---\ntitle: A\n---\n\nFirst.\n\n<!-- truncate -->\n\nLost.\n\n:::nota\n';
  expect(told(BLOG, source, inPost('<p>First.<p>:::nota'))).toEqual([
    'blog/a.md:9: "Lost." does not stand on the page',
    'blog/a.md:11: ":::nota" stands on the page as text',
  ]);
});

it('reads a post as the site, or it itself, says that it is written', () => {
  const source = "import B from './b';\n\nText.\n";
  expect(told(BLOG, source, inPost('<p>Text.'))).toEqual([]);
  const raw = told(BLOG, source, inPost("<p>import B from './b';<p>Text."), {mdx: {format: 'md'}});
  expect(raw).toEqual([expect.stringMatching(/^blog\/a\.md:1: "import B from/)]);
});

it('looks at the pages of the site, too', () => {
  const html = '<div class="row mdxPageWrapper_x">Text {{a}}</div>';
  expect(told(PAGES, 'Text \\{\\{a}}\n', html)).toEqual([
    expect.stringContaining('"{{a}}" stands on the page as text'),
  ]);
});
