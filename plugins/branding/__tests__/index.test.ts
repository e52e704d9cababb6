import type {HtmlTagObject, LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import branding, {validateOptions} from '..';
import {initScript} from '../core/initScript';
import {tokenSheet} from '../core/sheet';

const accents = {'material-ui': '#1769c5'};
const context = {generatedFilesDir: '/site/.docusaurus'} as LoadContext;
const options = {accents, id: 'default'};
const plugin = branding(context, options);

describe('the plugin', () => {
  it('has a name and a validator', () => {
    expect(plugin.name).toBe('branding');
    expect(validateOptions).toBeInstanceOf(Function);
  });

  it('writes the sheet to where its client module is looked for', async () => {
    const createData = jest.fn<Promise<string>, [string, unknown]>(() => Promise.resolve(''));
    const actions = {createData} as unknown as PluginContentLoadedActions;
    await plugin.contentLoaded?.({content: undefined, actions});
    expect(createData).toHaveBeenCalledWith('tokens.css', tokenSheet(accents));
    expect(plugin.getClientModules?.()).toEqual([
      '/site/.docusaurus/branding/default/tokens.css',
      './client/start',
    ]);
  });

  it('puts the colours of the frame before the script that sets them', () => {
    const tags = plugin.injectHtmlTags?.({content: undefined}) ?? {};
    const [light, dark, script, ...rest] = tags.headTags as HtmlTagObject[];
    expect(light?.attributes).toEqual({
      name: 'theme-color',
      media: '(prefers-color-scheme: light)',
      content: '#fdfcfa',
    });
    expect(dark?.attributes?.content).toBe('#14161a');
    expect(script).toEqual({tagName: 'script', innerHTML: initScript()});
    expect(rest).toEqual([]);
  });
});
