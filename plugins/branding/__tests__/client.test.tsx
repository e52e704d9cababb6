import {act, render, renderHook} from '@testing-library/react';
import * as React from 'react';
import {renderToString} from 'react-dom/server';
import type * as Client from '../client';
import {initScript} from '../core/initScript';
import {leavePage, openPage, settle, shownAttributes} from './__fixtures__/fakePage';

/** What Docusaurus' provider holds, and how it was told. */
const mockColorMode = {colorMode: 'light', setColorMode: jest.fn()};

jest.mock('@docusaurus/theme-common', () => ({useColorMode: () => mockColorMode}));

/** A page has one store: each test gets a page of its own. */
async function load(found: Parameters<typeof openPage>[0] = {}): Promise<typeof Client> {
  openPage(found);
  // The page is new, React is not: hooks work with the one that renders them.
  jest.doMock('react', () => React);
  let client: typeof Client | undefined;
  await jest.isolateModulesAsync(async () => {
    client = await import('../client');
  });
  if (!client) throw new Error('not loaded');
  return client;
}

beforeEach(() => {
  mockColorMode.colorMode = 'light';
});
afterEach(leavePage);

describe('useSettings', () => {
  it('gives the defaults on the server, and the real ones in the browser', async () => {
    const {useSettings} = await load({wishes: {dark: true}, stored: {'vitrine-direction': 'rtl'}});
    const Shown = () => JSON.stringify(useSettings());
    expect(renderToString(<Shown />)).toContain('system&quot;,&quot;scheme&quot;:&quot;light');
    const {result} = renderHook(useSettings);
    expect(result.current).toMatchObject({scheme: 'dark', direction: 'rtl', mode: 'system'});
  });

  it('hydrates what the server rendered without a word, then shows the truth', async () => {
    const {useSettings} = await load({stored: {'vitrine-mode': 'dark'}});
    const Shown = () => <p>{useSettings().mode}</p>;
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Shown />);
    expect(container.textContent).toBe('system');
    render(<Shown />, {container, hydrate: true});
    expect(container.textContent).toBe('dark');
  });

  it('follows a choice', async () => {
    const {setSetting, useSettings} = await load();
    const {result} = renderHook(useSettings);
    act(() => {
      setSetting('codeVariant', 'js');
    });
    expect(result.current.codeVariant).toBe('js');
    expect(shownAttributes()['data-code-variant']).toBe('js');
  });
});

describe('start', () => {
  it('puts the settings on <html>', async () => {
    openPage({stored: {'vitrine-mode': 'dark'}});
    await jest.isolateModulesAsync(async () => {
      await import('../client/start');
    });
    expect(shownAttributes()['data-theme']).toBe('dark');
  });
});

describe('sharedLink', () => {
  it('is the address as it is, left to right', async () => {
    const {sharedLink} = await load();
    expect(sharedLink('/a/?b=1#c')).toBe('/a/?b=1#c');
  });

  it.each([
    ['/a/', '/a/?dir=rtl'],
    ['/a/#b', '/a/?dir=rtl#b'],
    ['/a/?b=1&c=%20#d?e', '/a/?b=1&c=%20&dir=rtl#d?e'],
    ['/a/?dir=ltr&b=1', '/a/?b=1&dir=rtl'],
    ['https://x.example/a', 'https://x.example/a?dir=rtl'],
    ['#b', '?dir=rtl#b'],
    ['', '?dir=rtl'],
  ])('makes %s %s right to left', async (href, expected) => {
    const {setSetting, sharedLink} = await load();
    setSetting('direction', 'rtl');
    expect(sharedLink(href)).toBe(expected);
  });
});

describe('InitColorSchemeScript', () => {
  it('renders the script, with a nonce where one is given', async () => {
    const {InitColorSchemeScript} = await load();
    expect(renderToString(<InitColorSchemeScript />)).toBe(`<script>${initScript()}</script>`);
    const html = renderToString(<InitColorSchemeScript nonce="n" />);
    expect(html).toMatch(/^<script nonce="n">/);
  });

  it('is what getInitColorSchemeScript still gives, warning once', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const {getInitColorSchemeScript, InitColorSchemeScript} = await load();
    expect(warn).not.toHaveBeenCalled();
    const former = renderToString(getInitColorSchemeScript({nonce: 'n'}));
    expect(former).toBe(renderToString(<InitColorSchemeScript nonce="n" />));
    getInitColorSchemeScript();
    expect(warn.mock.calls).toMatchInlineSnapshot(`
      [
        [
          "getInitColorSchemeScript() is deprecated. Render <InitColorSchemeScript /> instead.",
        ],
      ]
    `);
  });
});

describe('ColorModeBridge', () => {
  it('tells Docusaurus the theme that is shown, without storing it', async () => {
    const {ColorModeBridge, setSetting} = await load({stored: {'vitrine-mode': 'dark'}});
    render(<ColorModeBridge />);
    expect(mockColorMode.setColorMode).toHaveBeenLastCalledWith('dark', {persist: false});
    expect(mockColorMode.setColorMode).not.toHaveBeenCalledWith('light', expect.anything());
    mockColorMode.colorMode = 'dark';
    act(() => {
      setSetting('mode', 'light');
    });
    expect(mockColorMode.setColorMode).toHaveBeenLastCalledWith('light', {persist: false});
  });

  it('says nothing where both agree, even while it hydrates with the default', async () => {
    mockColorMode.colorMode = 'dark';
    const {ColorModeBridge} = await load({wishes: {dark: true}});
    const container = document.createElement('div');
    render(<ColorModeBridge />, {container, hydrate: true});
    expect(mockColorMode.setColorMode).not.toHaveBeenCalled();
  });

  it('brings Docusaurus back when it goes its own way', async () => {
    const {ColorModeBridge} = await load();
    const {rerender} = render(<ColorModeBridge />);
    mockColorMode.colorMode = 'dark';
    document.documentElement.setAttribute('data-theme', 'dark');
    rerender(<ColorModeBridge />);
    await settle();
    expect(mockColorMode.setColorMode.mock.calls).toEqual([['light', {persist: false}]]);
    expect(shownAttributes()['data-theme']).toBe('light');
  });
});
