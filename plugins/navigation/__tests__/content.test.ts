import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Item} from '../core/types';
import type {Route} from '../core/tabs';
import {addVersion, contentOf, pluginOf, routesOf, SNAPSHOT, write} from './__fixtures__/plugin';

describe('the pages', () => {
  it('stand in the tree as the entries say, dropped files after them', async () => {
    const {loadedVersions} = await contentOf();
    const sidebar = loadedVersions[0]?.sidebars.docs as Item[];
    expect(sidebar.map(({label}) => label)).toEqual(['Overview', 'Components', 'First', 'Guide']);
    expect(sidebar[1]).toMatchObject({
      type: 'category',
      items: [
        {type: 'doc', id: 'components/button/button', customProps: {badges: ['New']}},
        {type: 'link', href: 'https://example.com/'},
      ],
    });
    expect(sidebar[3]).toMatchObject({items: [{id: 'guide/dropped', label: 'Dropped'}]});
  });

  it('have the addresses that the generator computes', async () => {
    const {loadedVersions} = await contentOf();
    expect(loadedVersions[0]?.docs.map(({permalink}) => permalink).sort()).toEqual([
      '/ui/',
      '/ui/guide/dropped',
      '/ui/guide/first',
      '/ui/react-button',
    ]);
  });

  it('have them in every version', async () => {
    addVersion();
    const {loadedVersions} = await contentOf();
    const addresses = loadedVersions.map(({docs}) => docs.map(({permalink}) => permalink));
    expect(addresses.flat()).toEqual(
      expect.arrayContaining(['/ui/next/react-button', '/ui/react-button']),
    );
  });

  it('stop the build where an entry leads to none', async () => {
    // Docusaurus says which file it was reading.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const plugin = await pluginOf();
    write('sidebars.ts', "export default {ui: [{pathname: '/ui/b/'}]};");
    await expect(plugin.loadContent?.()).rejects.toThrow('no page answers "/ui/b/"');
  });

  it('have their tabs beside them', async () => {
    const plugin = await pluginOf({tabData: '{name}.json'});
    const content = (await plugin.loadContent?.()) as LoadedContent;
    expect(content).toMatchObject({
      addresses: [
        {
          pathname: '/ui/react-button/components-api/',
          source: 'components of docs/ui/components/button/button.md',
        },
      ],
    });
    expect(JSON.stringify(await routesOf(plugin, content))).toContain(
      '"path":"/ui/react-button/components-api/"',
    );
  });
});

describe('generated pages', () => {
  const group = {
    segment: 'api',
    label: 'API reference',
    list: 'api/names-{product}.json',
    component: '@theme/ApiPage',
    data: '{product}/{name}.json',
  };

  /** As the plugin that makes their data does, before docs are loaded. */
  function writeNames(product: string): void {
    write(`.docusaurus/api/names-${product}.json`, '["IconButton"]');
  }

  it('stand in the tree, have addresses, and routes beside the pages', async () => {
    writeNames('ui');
    const plugin = await pluginOf({generated: [group]});
    const content = (await plugin.loadContent?.()) as LoadedContent;
    const sidebar = content.loadedVersions[0]?.sidebars.docs as Item[];
    expect(sidebar.at(-1)).toMatchObject({
      label: 'API reference',
      items: [{type: 'link', href: '/ui/api/icon-button/', label: 'IconButton'}],
    });
    expect(content).toMatchObject({
      addresses: [
        {
          pathname: '/ui/api/icon-button/',
          source: 'IconButton of API reference',
          title: 'IconButton',
          section: 'API reference',
        },
      ],
    });
    expect(JSON.stringify(await routesOf(plugin, content))).toContain(
      '"path":"/ui/api/icon-button/","component":"@theme/ApiPage","exact":true,"sidebar":"docs","modules":{"model":"ui/icon-button.json"}',
    );
  });

  it('are those of each version, in its tree and below its address', async () => {
    writeNames('ui');
    writeNames('ui/v1');
    for (const [file, text] of Object.entries({
      'ui_versions.json': '["v1", "v0"]',
      'ui_versioned_docs/version-v1/index.md': '# Old\n',
      'ui_versioned_docs/version-v0/index.md': '# Older\n',
      'ui_versioned_sidebars/version-v1-sidebars.json': SNAPSHOT,
      'ui_versioned_sidebars/version-v0-sidebars.json': SNAPSHOT,
    })) {
      write(file, text);
    }
    const plugin = await pluginOf({generated: [group]});
    const content = (await plugin.loadContent?.()) as LoadedContent;
    const links = content.loadedVersions.map(({sidebars}) => (sidebars.docs as Item[]).at(-1));
    expect(links).toMatchObject([
      {items: [{href: '/ui/api/icon-button/'}]},
      {items: [{href: '/ui/v1/api/icon-button/'}]},
      {type: 'doc'},
    ]);
    expect(content).toMatchObject({
      addresses: [
        {pathname: '/ui/api/icon-button/', title: 'IconButton'},
        {pathname: '/ui/v1/api/icon-button/'},
        {pathname: '/ui/', source: 'overview of ui'},
        {pathname: '/ui/v1/', source: 'overview of ui'},
      ],
    });
    const routes = JSON.stringify(await routesOf(plugin, content));
    expect(routes).toContain(
      '"path":"/ui/v1/api/icon-button/","component":"@theme/ApiPage","exact":true,"sidebar":"docs","modules":{"model":"ui/v1/icon-button.json"}',
    );
    expect(routes).toContain('"path":"/ui/v1/","component":"@theme/OverviewPage"');
    expect(routes).not.toContain('/ui/v0/api');
  });

  it('keep their addresses in another language', async () => {
    writeNames('ui');
    const plugin = await pluginOf({generated: [group]});
    const content = (await plugin.loadContent?.()) as LoadedContent;
    const translationFiles = (await plugin.getTranslationFiles?.({content})) ?? [];
    const translated = plugin.translateContent?.({content, translationFiles});
    expect(translated).toMatchObject({addresses: [{pathname: '/ui/api/icon-button/'}]});
  });

  it.each([
    ['a product without a list', 'ui'],
    ['an instance that is not the first of its product', 'other'],
  ])('are none for %s', async (_, product) => {
    if (product !== 'ui') writeNames(product);
    const {loadedVersions} = await contentOf({generated: [group], product});
    expect(JSON.stringify(loadedVersions[0]?.sidebars)).not.toContain('API reference');
  });
});

it('says on a page what the API pages of its names are called, in its version', async () => {
  addVersion();
  write('.docusaurus/api/renamed-ui.json', '{"lab": {"Button": "Button (lab)"}}');
  const {loadedVersions} = await contentOf({tabNames: 'api/renamed-{product}.json'});
  const pages = loadedVersions.flatMap(({versionName, docs}) =>
    docs
      .filter(({frontMatter}) => 'components' in frontMatter)
      .map(({frontMatter}) => ({
        versionName,
        apiPages: (frontMatter as Record<string, unknown>).apiPages,
      })),
  );
  expect(pages).toEqual([
    {versionName: 'current', apiPages: {Button: 'Button (lab)'}},
    {versionName: 'v1', apiPages: undefined},
  ]);
});

it('says on the routes of pages where they are in other versions, if not at their address', async () => {
  const past = addVersion();
  rmSync(path.join(past, '02-guide/dropped.md'));
  const first = path.join(past, '02-guide/first.md');
  writeFileSync(first, readFileSync(first, 'utf8').replace('---', '---\nslug: /begin'));
  const plugin = await pluginOf();
  const routes = await routesOf(plugin, (await plugin.loadContent?.()) as LoadedContent);
  const all = (list: Route[]): Route[] => list.flatMap((one) => [one, ...all(one.routes ?? [])]);
  const moved = all(routes).flatMap((one) => (one.moved ? [[one.path, one.moved]] : []));
  expect(Object.fromEntries(moved)).toEqual({
    '/ui/begin': {'/ui/next/': '/ui/next/guide/first/'},
    '/ui/next/guide/first': {'/ui/': '/ui/begin/'},
  });
});
