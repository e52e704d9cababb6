import path from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import analytics, {validateOptions} from '../index';
import {DEFAULT_OPTIONS} from '../options';

const context = {siteConfig: {i18n: {locales: ['en', 'ar']}}} as unknown as LoadContext;
const plugin = analytics(context, {...DEFAULT_OPTIONS, tagId: 'G-1', ask: true});

it('has a name, a validator and a client module', () => {
  expect(plugin.name).toBe('analytics');
  expect(validateOptions).toBeInstanceOf(Function);
  expect(plugin.getClientModules?.()).toEqual(['./client']);
});

it.each([
  ['./client', {ask: true}],
  ['./client', {hostedSearch: true}],
  ['./client/foreign', {}],
])('loads %s on a site with %j', (module, options) => {
  const {getClientModules} = analytics(context, {...DEFAULT_OPTIONS, ...options});
  expect(getClientModules?.()).toEqual([module]);
});

it('hands the client its settings, and nothing else', async () => {
  const createData = jest.fn<Promise<string>, [string, unknown]>(() => Promise.resolve(''));
  const setGlobalData = jest.fn();
  const actions = {createData, setGlobalData} as unknown as PluginContentLoadedActions;
  await plugin.contentLoaded?.({content: undefined, actions});
  expect(createData.mock.calls).toEqual([
    [
      'settings.json',
      {
        tagId: 'G-1',
        scriptUrl: 'https://www.googletagmanager.com/gtag/js',
        webVitalsRatio: 0.0001,
        ask: true,
        hostedSearch: false,
        locales: ['en', 'ar'],
      },
    ],
  ]);
  expect(setGlobalData).toHaveBeenCalledWith({asks: true});
});

it('shows its texts to the translations, wherever the site stands', () => {
  const [pattern = ''] = plugin.getPathsToWatch?.() ?? [];
  expect(path.isAbsolute(pattern)).toBe(true);
  // The package has them compiled.
  expect(pattern).toMatch(/analytics\/client\/\*\*\/\*\.\{ts,js\}$/);
});
