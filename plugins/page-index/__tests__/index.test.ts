import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {VitrineError} from '../../_shared/node';
import pageIndex from '../index';
import {DEFAULT_OPTIONS} from '../options';
import type {PluginOptions} from '../options';

const REGISTRY = {
  default: [
    {id: 'ui', routeRoots: ['/ui/']},
    {id: 'away', routeRoots: ['/away/']},
  ],
};

function doc(permalink: string, title: string, components?: string[]): object {
  const frontMatter = {components};
  return {permalink, title, description: `${title}.`, draft: false, unlisted: false, frontMatter};
}

const DOCS = {
  ui: {
    loadedVersions: [
      {
        versionName: 'current',
        docs: [
          doc('/ui/react-select', 'Select component', ['Select']),
          doc('/ui/react-button', 'Button', ['Button']),
          doc('/ui/', 'UI'),
        ],
      },
    ],
    addresses: [
      {pathname: '/ui/react-button/components-api/', source: 'components of button.md'},
      {pathname: '/ui/api/button/', source: 'x', title: 'Button', section: 'API reference'},
    ],
  },
};

/** Runs the plugin; file name → what was written to it. */
async function write(
  options: Partial<PluginOptions> = {},
  registry: Record<string, unknown> = REGISTRY,
): Promise<Record<string, unknown>> {
  const files: Record<string, unknown> = {};
  const context = {
    siteDir: `${__dirname}/__fixtures__`,
    siteConfig: {baseUrl: '/', trailingSlash: true},
  };
  const plugin = pageIndex(context as unknown as LoadContext, {...DEFAULT_OPTIONS, ...options});
  await plugin.allContentLoaded?.({
    allContent: {'docusaurus-plugin-content-docs': DOCS, 'product-identity': registry},
    actions: {
      createData: async (name: string, data: unknown) => {
        files[name] = data;
      },
    } as unknown as PluginContentLoadedActions,
  });
  return files;
}

it('writes all pages by address, and the component pages of each product by its tree', async () => {
  const pages = [{path: '/versions/', title: 'Versions', description: 'All.'}];
  const select = {
    path: '/ui/react-select/',
    title: 'Select',
    product: 'ui',
    description: 'Select component.',
    kind: 'component',
    section: 'Inputs',
  };
  const button = {...select, path: '/ui/react-button/', title: 'Button', description: 'Button.'};
  const api = {path: '/ui/api/button/', title: 'Button', product: 'ui', description: ''};
  expect(await write({pages})).toEqual({
    'joined.json': {joined: null},
    'pages.json': [
      {path: '/ui/', title: 'UI', product: 'ui', description: 'UI.', kind: 'page'},
      {...api, kind: 'api', section: 'API reference'},
      button,
      select,
      {path: '/versions/', title: 'Versions', product: 'docs', description: 'All.', kind: 'page'},
    ],
    'components-ui.json': [select, button],
    'components-away.json': [],
    'first-components.json': {pages: [], count: 0},
  });
});

it('hands the components of the only product to the start page', async () => {
  const only = {default: [{id: 'ui', routeRoots: ['/ui/']}]};
  const files = await write({}, only);
  expect(files['first-components.json']).toEqual({pages: files['components-ui.json'], count: 2});
});

it('writes the same again', async () => {
  expect(JSON.stringify(await write())).toBe(JSON.stringify(await write()));
});

it('needs to know the products', async () => {
  const error: unknown = await write({}, {}).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(VitrineError);
  expect((error as Error).message).toMatchInlineSnapshot(`
    "plugin page-index: there is no product registry, so that no page has a product
      Fix: add the preset vitrine to docusaurus.config.ts"
  `);
});
