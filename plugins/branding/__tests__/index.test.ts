import {createHash} from 'node:crypto';
import {mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {
  HtmlTagObject,
  LoadContext,
  Plugin,
  PluginContentLoadedActions,
} from '@docusaurus/types';
import branding, {validateOptions} from '..';
import {initScript} from '../core/initScript';
import {tokenSheet} from '../core/sheet';

const accents = {'material-ui': '#1769c5'};
const context = {generatedFilesDir: '/site/.docusaurus'} as LoadContext;
const options = {accents, csp: {'connect-src': ['https://a.example']}, id: 'default'};
const plugin = branding(context, options);

async function build(pages: Record<string, string>, own: Plugin = plugin): Promise<string> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'branding-'));
  for (const [file, html] of Object.entries(pages)) {
    mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    writeFileSync(path.join(outDir, file), html);
  }
  await own.postBuild?.({outDir} as Parameters<NonNullable<Plugin['postBuild']>>[0]);
  const policy = readFileSync(path.join(outDir, 'content-security-policy.txt'), 'utf8');
  rmSync(outDir, {recursive: true});
  return policy;
}

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

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

describe('the content security policy', () => {
  it('names the inline scripts of all pages, as they were built', async () => {
    const policy = await build({
      'index.html': '<head><script>first()</script></head>',
      'a/b/index.html': '<script>second()</script><script src="/x.js"></script>',
      'a/data.json': '<script>third()</script>',
    });
    expect(policy).toContain(hashOf('first()'));
    expect(policy).toContain(hashOf('second()'));
    expect(policy.match(/sha256/g)).toHaveLength(2);
  });

  it('is one line, with the sources of the options', async () => {
    const policy = await build({'index.html': ''});
    expect(policy).toMatch(/^default-src 'self'; [^\n]+\n$/);
    expect(policy).toContain("connect-src 'self' https://a.example;");
  });
});
