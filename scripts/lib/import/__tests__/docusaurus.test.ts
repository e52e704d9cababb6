import {existsSync} from 'node:fs';
import path from 'node:path';
import {importDocusaurus} from '../docusaurus';
import {readExport} from '../modules';
import {FILES, run, vitrine} from './__fixtures__/docusaurus';

it('keeps pages, files and code as they were, and gives versions their place', async () => {
  const {made, read, target} = await run();
  expect(read('docs/intro.md')).toBe(FILES['docs/intro.md']);
  expect(read('static/img/a.svg')).toBe('<svg/>');
  expect(read('docs_versioned_docs/version-1.0/intro.md')).toBe('# Old\n');
  expect(JSON.parse(read('docs_versions.json'))).toEqual(['1.0']);
  expect(read('docs_versioned_sidebars/version-1.0-sidebars.json')).toContain('"/docs/intro/"');
  expect(existsSync(path.join(target, 'src/components/A.js'))).toBe(true);
  expect(existsSync(path.join(target, 'src/theme'))).toBe(false);
  expect(made.pages).toBe(6);
});

it('writes products, packages and fields of what the configuration says', async () => {
  const {read} = await run();
  const config = read('docusaurus.config.ts');
  expect(
    readExport(
      config.replace('export default', 'export const x =') + '\nexport default products',
      'a.ts',
    ),
  ).toEqual([
    expect.objectContaining({
      id: 'docs',
      name: 'Acme',
      format: 'mdx',
      docs: 'docs',
      routeRoots: ['/docs/'],
    }),
    expect.objectContaining({id: 'api', format: 'mdx', docs: 'api', routeRoots: ['/api/']}),
  ]);
  expect(config).toContain("fields: {odd_field: 'any'}");
  expect(config).toContain('@docusaurus/plugin-client-redirects');
  expect(config).toContain("themes: ['@docusaurus/theme-mermaid']");
  // The blog goes on being read as it was.
  expect(config).toMatch(/format: 'mdx',\s+mermaid: true,\s+mdx1Compat: \{/);
  expect(JSON.parse(read('package.json')).dependencies).toMatchObject({
    vitrine: '1.0.0',
    'acme-icons': '1.0.0',
  });
  expect(read('package.json')).not.toContain('@docusaurus/core');
});

it('makes one tree of sidebars, categories and folders, in their order', async () => {
  const {read} = await run();
  expect(readExport(read('sidebars.ts'), 'a.ts')).toEqual({
    docs: [
      {pathname: '/docs/', title: 'Overview'},
      {pathname: '/docs/first/', title: 'Hello'},
      {
        pathname: '/docs/category/guides/',
        title: 'Guides',
        children: [
          {
            pathname: '/docs/guides/deep/',
            title: 'Deeper',
            children: [{pathname: '/docs/guides/deep/c/', title: 'C'}],
          },
          {pathname: '/docs/guides/a/', title: 'The a'},
          {pathname: '/docs/guides/b/', title: 'B'},
        ],
      },
      {pathname: 'https://a.example', title: 'Elsewhere'},
    ],
    api: [{pathname: '/api/', title: 'API'}],
  });
  expect(read('docs/category/guides.mdx')).toContain('slug: "/category/guides"');
  expect(read('docs/index.mdx')).toContain('<DocCardList />');
});

it('tells all that it could not do', async () => {
  const {made} = await run();
  const told = made.lost.join('\n');
  for (const word of [
    'customThing',
    'docs.remarkPlugins',
    'navbar.items',
    'the id "gone"',
    'HTML, which trees here do not hold (<hr>)',
    'src/theme',
    'versions:',
  ]) {
    expect(told).toContain(word);
  }
  expect(made.lost).toHaveLength(7);
});

it('writes nothing when it is dry, and nothing over what is there', async () => {
  const {made, source, target} = await run(true);
  expect(made.files).toContain('docusaurus.config.ts');
  expect(existsSync(target)).toBe(false);
  await expect(importDocusaurus({source, target: source, vitrine, isDry: false})).rejects.toThrow(
    'nothing is ever overwritten',
  );
});
