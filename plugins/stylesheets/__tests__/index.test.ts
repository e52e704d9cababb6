import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import stylesheets, {validateOptions} from '..';
import {DEFAULT_OPTIONS} from '../options';
import type {PluginOptions} from '../options';

const context = {} as LoadContext;
const plugin = (options: Partial<PluginOptions>) =>
  stylesheets(context, {...DEFAULT_OPTIONS, ...options});

async function dataOf(options: Partial<PluginOptions>): Promise<unknown[][]> {
  const createData = jest.fn<Promise<string>, [string, unknown]>(() => Promise.resolve(''));
  const actions = {createData} as unknown as PluginContentLoadedActions;
  await plugin(options).contentLoaded?.({content: undefined, actions});
  return createData.mock.calls;
}

it('has a name and a validator', () => {
  expect(plugin({}).name).toBe('stylesheets');
  expect(validateOptions).toBeInstanceOf(Function);
});

it('sends no script for the font that is shipped', async () => {
  expect(plugin({}).getClientModules?.()).toEqual(['./client/iconFont.css']);
  expect(await dataOf({})).toEqual([]);
});

it('tells the browser of a provider, and still ships the font', async () => {
  const options = {iconFont: 'https://fonts.test/icons.css', iconSelector: '.fa'};
  expect(plugin(options).getClientModules?.()).toEqual(['./client/iconFont.css', './client/start']);
  expect(await dataOf(options)).toEqual([
    ['icon-font.json', {href: 'https://fonts.test/icons.css', selector: '.fa'}],
  ]);
});

it('ships nothing where no icon font is wanted', async () => {
  expect(plugin({iconFont: false}).getClientModules?.()).toEqual([]);
  expect(await dataOf({iconFont: false})).toEqual([]);
});
