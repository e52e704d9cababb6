import {readdirSync, readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {importDocusaurus} from '../docusaurus';
import {readExport} from '../modules';
import {FILES, makeSource, run, vitrine} from './__fixtures__/docusaurus';

describe('what a source says of places', () => {
  const config = (docs: string, rest = '') =>
    `module.exports = {title: 'products, ...{}', url: 'https://a.example', baseUrl: '/', ${rest}presets: [['classic', {docs: ${docs}, blog: false}]]};`;

  /** A folder with the source in it, the new site, and what lies beside both. */
  async function runBeside(files: Record<string, string>) {
    const home = makeSource({'shared/index.md': '# Shared\n', 'public/a.svg': '<svg/>', ...files});
    const target = path.join(home, 'out/new');
    await importDocusaurus({source: path.join(home, 'site'), target, vitrine, isDry: false});
    const read = (file: string) => readFileSync(path.join(target, file), 'utf8');
    return {home, read, all: readdirSync(home, {recursive: true, encoding: 'utf8'})};
  }

  it('brings folders outside of it into the new site, and writes nothing elsewhere', async () => {
    const links = ['../../../up', '/a//./b/', '..'].map(
      (slug) =>
        `{type: 'category', label: 'A', link: {type: 'generated-index', slug: '${slug}'}, items: []}`,
    );
    const {home, read, all} = await runBeside({
      'site/docusaurus.config.js': config(
        "{path: '../shared', sidebarPath: 'sidebars.js'}",
        "staticDirectories: ['../public'], ",
      ),
      'site/sidebars.js': `module.exports = {docs: ['index', ${links.join(', ')}]};`,
    });
    expect(read('shared/index.md')).toBe('# Shared\n');
    expect(read('static/a.svg')).toBe('<svg/>');
    expect(read('shared/up.mdx')).toContain('slug: "/up"');
    expect(read('shared/a/b.mdx')).toContain('slug: "/a/b"');
    expect(read('docusaurus.config.ts')).toContain("docs: 'shared'");
    expect(read('docusaurus.config.ts')).toContain("title: 'products, ...{}'");
    expect(readdirSync(path.join(home, 'out'))).toEqual(['new']);
    expect(all.filter((file) => file.endsWith('.mdx') && !file.startsWith('out/new/'))).toEqual([]);
  });

  it.each(['["../../../../up"]', '["1.0', '{"a": 1}', '[1]'])(
    'takes no versions of which no files can be named: %s',
    async (versions) => {
      const files = {'site/docusaurus.config.js': config('{}'), 'site/versions.json': versions};
      await expect(runBeside(files)).rejects.toThrow(/^versions.json: .*\n {2}Fix: /);
    },
  );

  it('passes over categories that are torn, and follows no link to where it began', async () => {
    const source = makeSource({...FILES, 'docs/guides/_category_.json': '{"label": '});
    symlinkSync('..', path.join(source, 'docs/round'));
    const target = path.join(makeSource({}), 'new');
    const {lost, pages} = await importDocusaurus({source, target, vitrine, isDry: true});
    expect(lost.join('\n')).toContain('guides/_category_.json: holds nothing that can be read');
    expect(pages).toBe(6);
  });
});
/** A site below a repository whose docs are beside it. */
const BESIDE: Record<string, string> = {
  'site/docusaurus.config.ts': `
    import type {Config} from '@docusaurus/types';
    const own = {editUrl: 'https://host.example/edit/main/site/'};
    export default async function make(): Promise<Config> {
      const keys = ['aside'];
      return {
        title: 'Beside', trailingSlash: false, url: secret(),
        plugins: [['content-docs', {id: 'more', path: 'more', routeBasePath: 'more'}]],
        presets: [['classic', {blog: false, docs: {
          ...own, path: '../docs', sidebarPath: './sidebars.json', numberPrefixParser: false,
          exclude: ['drafts/**'], admonitions: {keywords: keys}, remarkPlugins: [math()],
          versions: {current: {label: 'Next'}}}}]],
      };
    }`,
  'site/sidebars.json':
    '{"all": ["1-first", "sub/README", {"type": "category", "label": "None", "items": []}]}',
  'site/package.json': '{"dependencies": {"@docusaurus/theme-mermaid": "3.1.0"}}',
  'site/more/01-a.md': '# A\n',
  'docs/1-first.md': 'No title.\n',
  'docs/sub/README.md': '# Sub\n',
  'docs/drafts/a.md': '# Left out\n',
};

describe('docs that lie beside their site', () => {
  it('are copied into the new one, with their numbers, exclusions and options', async () => {
    const {read, made} = await run(false, BESIDE, 'site');
    expect(read('docs/1-first.md')).toBe('No title.\n');
    expect(made.pages).toBe(3);
    expect(readExport(read('sidebars.ts'), 'a.ts')).toEqual({
      docs: [
        {pathname: '/docs/', title: 'Overview'},
        {pathname: '/docs/1-first/'},
        {pathname: '/docs/sub/', title: 'Sub'},
      ],
      more: [
        {pathname: '/more/', title: 'Overview'},
        {pathname: '/more/01-a/', title: 'A'},
      ],
    });
    const config = read('docusaurus.config.ts');
    for (const part of [
      "exclude: ['drafts/**']",
      "editUrl: 'https://host.example/edit/main/'",
      "docs: {numberPrefixParser: false, admonitions: {keywords: ['aside']}}",
      "url: 'https://example.com'",
    ]) {
      expect(config.replaceAll(/\s+/g, ' ')).toContain(part);
    }
    expect(read('package.json')).toMatch(/"@docusaurus\/theme-mermaid": "3\.10/);
  });

  it('have a line for each thing that is left', async () => {
    const {made} = await run(false, BESIDE, 'site');
    expect(made.lost).toEqual([
      expect.stringContaining('url: secret()'),
      expect.stringContaining('trailingSlash: addresses end in a slash'),
      expect.stringContaining('docs.remarkPlugins: [math()]: write it by hand into `docs`'),
      expect.stringContaining(
        'docs.versions: {current: {label: "Next"}}: say it in the product\'s',
      ),
      expect.stringContaining('addresses of more keep their numbers'),
      expect.stringContaining('"None" has no pages'),
    ]);
  });
});

describe('docs at the root of their site', () => {
  const AT_ROOT = {
    'docusaurus.config.js':
      "module.exports = {title: 'A', url: 'https://a.example', baseUrl: '/', presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]]};",
    'docs/a.md': '# A\n',
  };
  const treeOf = async (files: Record<string, string>) => {
    const {read, made} = await run(false, files);
    expect(made.lost).toEqual([]);
    expect(read('docusaurus.config.ts')).toContain("routeRoots: ['/']");
    return readExport(read('sidebars.ts'), 'a.ts');
  };

  it('stay there, with a start page', async () => {
    expect(await treeOf(AT_ROOT)).toEqual({
      docs: [
        {pathname: '/', title: 'Overview'},
        {pathname: '/a/', title: 'A'},
      ],
    });
  });

  it('leave the start page to the site where it has one', async () => {
    const home = {'src/pages/index.js': 'export default () => null;'};
    expect(await treeOf({...AT_ROOT, ...home})).toEqual({docs: [{pathname: '/a/', title: 'A'}]});
  });
});

it.each([
  ["presets: [[require('@docusaurus/preset-classic'), {docs: {path: 'docs'}}]]", false],
  ['presets: presetsOf(process.env)', true],
])('has the docs of a configuration with %s', async (presets, isTold) => {
  const config = `module.exports = {title: 'A', url: 'https://a.example', baseUrl: '/', ${presets}};`;
  const {made} = await run(true, {'docusaurus.config.js': config, 'docs/a.md': '# A\n'});
  expect(made.pages).toBe(1);
  expect(made.lost.some((one) => one.includes('no preset or plugin can be read'))).toBe(isTold);
});

it('takes the tree of the folders where sidebars cannot be read, and says so', async () => {
  const files = {...BESIDE, 'site/sidebars.json': '{"all": '};
  const {made, read} = await run(false, files, 'site');
  expect(made.lost.join('\n')).toContain('sidebars.json: holds no sidebars that can be read');
  expect(read('sidebars.ts')).toContain('/docs/1-first/');
});
