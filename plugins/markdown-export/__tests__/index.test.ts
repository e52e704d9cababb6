import {mkdtemp, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import markdownExport from '../index';

let siteDir: string;

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'markdown-export-'));
  await put(
    'docs/ui/button/button.md',
    '# Button\n\n{{"demo": "Basic.tsx"}}\n\n[Card](../card.md)\n',
  );
  await put('docs/ui/button/Basic.tsx', 'export default 1;\n');
  await put('docs/ui/card.md', '---\ntitle: Card\n---\n');
  await put(
    'build/index.html',
    '<main><h1>Home</h1><a href="/base/ui/react-card/">Card</a></main>',
  );
});

afterEach(() => rm(siteDir, {recursive: true}));

async function put(file: string, text: string): Promise<void> {
  const absolute = path.join(siteDir, file);
  await mkdir(path.dirname(absolute), {recursive: true});
  await writeFile(absolute, text);
}

const doc = (source: string, permalink: string, title: string) => ({
  source: `@site/docs/ui/${source}`,
  permalink,
  title,
  description: `The ${title}.`,
});

/** Runs the plugin after a build whose output is in `build`. */
async function build(own: object = {}): Promise<void> {
  const docs = [
    doc('button/button.md', '/base/ui/react-button/', 'Button'),
    doc('card.md', '/base/ui/react-card/', 'Card'),
  ];
  const plugins = [
    {
      name: 'docusaurus-plugin-content-docs',
      content: {loadedVersions: [{versionName: 'current', path: '/base/ui', docs, ...own}]},
    },
  ];
  const siteConfig = {
    url: 'https://ui.example',
    title: 'UI',
    tagline: '',
    staticDirectories: [],
    markdown: {format: 'mdx'},
  };
  const plugin = markdownExport(
    {siteDir, baseUrl: '/base/', siteConfig} as unknown as LoadContext,
    {
      fullTextLimit: 1000,
      untraced: 'ignore',
    },
  );
  const data = '@generated/button.json';
  const api = {permalink: '/base/ui/api/button/', title: 'Button', description: '', data};
  plugins.push({
    name: 'api',
    content: {markdown: () => [{...api, text: () => '# Button API\n'}]},
  } as unknown as (typeof plugins)[number]);
  const routes = [
    {path: '/base/'},
    {path: '/base/404.html'},
    {path: '/base/ui/react-button/'},
    {path: '/base/ui', routes: [{path: '/base/ui/react-button/api/', modules: {models: [data]}}]},
  ];
  const props = {plugins, routes, outDir: path.join(siteDir, 'build')};
  await plugin.postBuild?.(props as unknown as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
}

it('writes each page beside it, whether its folder is there or not', async () => {
  await build();
  expect(await readFile(path.join(siteDir, 'build/ui/react-button.md'), 'utf8')).toBe(
    [
      '# Button\n',
      'The Button.\n',
      '```tsx title="Basic.tsx"\nexport default 1;\n```\n',
      '[Card](/base/ui/react-card.md)\n',
    ].join('\n'),
  );
  expect(await readFile(path.join(siteDir, 'build/ui/react-card.md'), 'utf8')).toBe(
    '# Card\n\nThe Card.\n',
  );
});

it('writes the pages that are announced, those that show them, and all others as they were built', async () => {
  await build();
  const read = (file: string) => readFile(path.join(siteDir, 'build', file), 'utf8');
  expect(await read('ui/api/button.md')).toBe('# Button API\n');
  expect(await read('ui/react-button/api.md')).toBe('# Button API\n');
  expect(await read('index.md')).toBe('# Home\n\n[Card](/base/ui/react-card.md)\n');
  expect(await read('llms.txt')).toContain('- [Home](https://ui.example/base/index.md)');
});

it('leaves a list that the site has written', async () => {
  await put('build/llms.txt', 'mine');
  await build();
  expect(await readFile(path.join(siteDir, 'build/llms.txt'), 'utf8')).toBe('mine');
});

it('puts into a translated page the demos of the page that it translates', async () => {
  await put('i18n/ar/ui/button/button.md', '# زر\n\n{{"demo": "Basic.tsx"}}\n');
  const source = '@site/i18n/ar/ui/button/button.md';
  await build({
    docs: [{source, permalink: '/base/ui/react-button/', title: 'زر', description: 'زر يُضغط.'}],
    contentPath: path.join(siteDir, 'docs/ui'),
    contentPathLocalized: path.join(siteDir, 'i18n/ar/ui'),
  });
  expect(await readFile(path.join(siteDir, 'build/ui/react-button.md'), 'utf8')).toBe(
    '# زر\n\nزر يُضغط.\n\n```tsx title="Basic.tsx"\nexport default 1;\n```\n',
  );
});

it('never writes over a static file, and tells of all at once', async () => {
  await put('build/ui/react-button.md', 'mine');
  await put('build/ui/react-card.md', 'mine too');
  await expect(build()).rejects.toThrowErrorMatchingInlineSnapshot(`
    "plugin markdown-export, /ui/react-button.md: a static file has the name that the Markdown of a page gets
      Fix: rename the static file, or give the page another \`slug\`
    plugin markdown-export, /ui/react-card.md: a static file has the name that the Markdown of a page gets
      Fix: rename the static file, or give the page another \`slug\`"
  `);
  expect(await readFile(path.join(siteDir, 'build/ui/react-button.md'), 'utf8')).toBe('mine');
});
