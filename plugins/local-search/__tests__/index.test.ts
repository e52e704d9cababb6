import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import localSearch, {type PluginOptions} from '..';
import type {Manifest, Shard} from '../core/types';
import {modelOf} from './__fixtures__/kit';

const site = mkdtempSync(path.join(os.tmpdir(), 'vitrine-search-'));

function write(file: string, text: string): string {
  const target = path.join(site, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
  return `@site/${file}`;
}

const doc = (file: string, text: string, permalink: string, more = {}) => ({
  source: write(file, text),
  permalink,
  title: 'From front matter',
  description: 'One sentence.',
  draft: false,
  unlisted: false,
  frontMatter: {},
  ...more,
});
const version = (versionName: string, address: string, docs: object[]) => ({
  versionName,
  path: address,
  contentPath: path.join(site, 'docs/ui'),
  docs,
});

const allContent = {
  'docusaurus-plugin-content-docs': {
    ui: {
      loadedVersions: [
        version('current', '/b/ui', [
          doc('docs/ui/button.md', '# Button\n\nPress it.\n', '/b/ui/button', {
            frontMatter: {components: ['Button'], hooks: ['useButton']},
          }),
          doc('docs/ui/draft.md', '# Draft\n', '/b/ui/draft', {draft: true}),
        ]),
        version('v1', '/b/ui/v1', [
          doc('ui_versioned_docs/version-v1/up.md', '# Upgrading\n', '/b/ui/v1/up'),
        ]),
      ],
    },
  },
  'api-reference': {
    default: {
      apis: [
        {product: 'ui', version: 'current', pageNames: {}, models: [modelOf('Button', ['color'])]},
      ],
    },
  },
};

const products = [{id: 'ui', routeRoots: ['/ui/'], docs: 'docs/ui'}];
const handMade = [{path: '/versions/', title: 'Versions', description: 'All.'}];

function prepare(more: Pick<PluginOptions, 'hosted'> = {}) {
  const siteConfig = {url: 'https://docs.test', trailingSlash: true};
  const context = {siteDir: site, baseUrl: '/b/', siteConfig};
  const options = {products, fallback: '', pages: handMade, ...more};
  const plugin = localSearch(context as never, options);
  let manifest: Manifest = {folder: '', shards: []};
  const createData = (_name: string, data: Manifest) => {
    manifest = data;
    return Promise.resolve('');
  };
  const loaded = async () => {
    await plugin.allContentLoaded?.({allContent, actions: {createData}} as never);
    return manifest;
  };
  return {plugin, loaded};
}

async function load(more?: Pick<PluginOptions, 'hosted'>) {
  const {plugin, loaded} = prepare(more);
  const manifest = await loaded();
  const emitted = new Map<string, string>();
  const tapped = {tap: (_name: string, use: () => void) => use()};
  const compilation = {
    hooks: {processAssets: tapped},
    emitAsset: (file: string, {text}: {text: string}) => emitted.set(file, text),
  };
  const compiler = {
    hooks: {
      thisCompilation: {tap: (_name: string, use: (made: object) => void) => use(compilation)},
    },
    webpack: {
      sources: {
        RawSource: class {
          constructor(readonly text: string) {}
        },
      },
    },
  };
  const configure = (isServer: boolean) =>
    plugin.configureWebpack?.({}, isServer, {} as never, undefined) as {
      plugins?: {apply: (made: object) => void}[];
    };
  configure(false).plugins?.forEach((each) => each.apply(compiler));
  return {manifest, emitted, onServer: configure(true)};
}

it('publishes a file of records for each version, by its content, for the browser alone', async () => {
  const {manifest, emitted, onServer} = await load();
  expect(manifest.folder).toBe('/b/assets/search/');
  expect(manifest.shards.map(({product, version: name, root}) => [product, name, root])).toEqual([
    ['ui', 'current', '/b/ui/'],
    ['ui', 'v1', '/b/ui/v1/'],
  ]);
  for (const {file} of manifest.shards) {
    expect(file).toMatch(/^ui\/(?:current|v1)\.[\da-f]{12}\.json$/);
    expect(emitted.has(`assets/search/${file}`)).toBe(true);
  }
  expect(onServer).toEqual({});
});

it('has pages as they are served, those by hand, and the ways from earlier versions', async () => {
  const {manifest, emitted} = await load();
  const text = emitted.get(`assets/search/${manifest.shards[0]?.file}`) ?? '{}';
  const shard = JSON.parse(text) as Shard;
  expect(shard.pages).toEqual([
    ['button/', 'Button', 'One sentence.', 'component', ['Button', 'useButton']],
    ['/b/versions/', 'Versions', 'All.', 'page', []],
    ['v1/up/', 'Upgrading', 'One sentence.', 'migration', []],
  ]);
  expect(shard.api).toEqual([{name: 'Button', props: ['color']}]);
  expect(shard.text.map(([, file]) => emitted.has(`assets/search/${file}`))).toEqual([true]);
});

it('tells the browser of a hosted search, where there is one', async () => {
  const hosted = {provider: 'algolia', appId: 'AB12', apiKey: 'k', indexName: 'docs'} as const;
  expect((await load({hosted})).manifest.hosted).toEqual({...hosted, site: 'https://docs.test'});
  expect((await load()).manifest).not.toHaveProperty('hosted');
});

it('has the same bytes for the same sources', async () => {
  const [one, two] = [await load(), await load()];
  expect([...one.emitted]).toEqual([...two.emitted]);
});

it('tells a file of synonyms that is none', async () => {
  write('docs/ui/_synonyms.yml', 'popup: 3\n');
  await expect(load()).rejects.toThrow('docs/ui/_synonyms.yml, popup: got 3');
  write('docs/ui/_synonyms.yml', 'popup: Button\n');
  const {manifest, emitted} = await load();
  const text = emitted.get(`assets/search/${manifest.shards[0]?.file}`) ?? '{}';
  expect((JSON.parse(text) as Shard).synonyms).toEqual({popup: ['Button']});
});

it('has the dev server make files when they are asked for, under names that no edit changes', async () => {
  const env = jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'development'});
  const {plugin, loaded} = prepare();
  const served = plugin.configureWebpack?.({}, false, {} as never, undefined) as {
    devServer: {setupMiddlewares: (list: {middleware: (...args: object[]) => void}[]) => void};
  };
  const list: {middleware: (...args: object[]) => void}[] = [];
  served.devServer.setupMiddlewares(list);
  const ask = (url: string): string => {
    let said = '';
    const response = {setHeader: () => undefined, end: (text: string) => (said = text)};
    list[0]?.middleware({url}, response, () => undefined);
    return said;
  };
  const before = await loaded();
  expect(before.shards[0]?.file).toBe('ui/current.json');
  expect(ask('/b/assets/search/ui/current.text.0.json')).not.toContain('quokka');
  write('docs/ui/button.md', '# Button\n\nA quokka.\n');
  expect(await loaded()).toEqual(before);
  const shard = JSON.parse(ask('/b/assets/search/ui/current.json')) as Shard;
  expect(ask(`/b/assets/search/${shard.text[0]?.[1]}`)).toContain('quokka');
  expect(ask('/b/assets/search/ui/none.json')).toBe('');
  env.restore();
});
