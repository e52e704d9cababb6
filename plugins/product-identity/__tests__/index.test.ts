import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import type {Product} from '../../_shared/site/product';
import productIdentity from '../index';

const PRODUCT: Product = {
  id: 'ui',
  name: 'UI',
  description: 'What ui is for.',
  category: 'core',
  logo: {light: '/ui.svg', dark: '/ui-dark.svg'},
  package: '@kit/ui',
  routeRoots: ['/ui/'],
  versions: [{text: 'v7.3.4', current: true}],
  href: '/ui/',
};

async function run() {
  const options = {
    products: [PRODUCT],
    built: [],
    fallback: 'ui',
    languageAwareHosts: ['v5.example.com'],
    configuration: '',
  };
  const plugin = productIdentity({} as LoadContext, options);
  const setGlobalData = jest.fn();
  const createData = jest.fn(() => Promise.resolve(''));
  const actions = {setGlobalData, createData} as unknown as PluginContentLoadedActions;
  const content = (await plugin.loadContent?.()) ?? [];
  await plugin.contentLoaded?.({content, actions});
  return {content, setGlobalData, createData};
}

it('puts ids, labels and addresses on every page, and nothing longer', async () => {
  const {setGlobalData} = await run();
  const {description: _description, package: _package, ...identity} = PRODUCT;
  expect(setGlobalData).toHaveBeenCalledWith({
    products: [identity],
    fallback: 'ui',
    languageAwareHosts: ['v5.example.com'],
  });
});

it('writes what is longer for the pages that show it, and tells other plugins', async () => {
  const {content, createData} = await run();
  expect(createData).toHaveBeenCalledWith('registry.json', [PRODUCT]);
  expect(content).toEqual([PRODUCT]);
});
