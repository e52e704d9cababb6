import {existsSync, mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {VitrineError} from '../../_shared/node';
import duplicatePathnames from '../index';
import {DEFAULT_OPTIONS} from '../options';

const SITES = path.join(__dirname, '__fixtures__');

interface Site {
  staticDirectories?: string[];
  plugins?: unknown[];
  baseUrl?: string;
}

function pluginOf(site: string, config: Site = {}, options = DEFAULT_OPTIONS): Plugin {
  const siteConfig = {baseUrl: '/', plugins: [], staticDirectories: ['static'], ...config};
  const i18n = {currentLocale: 'en', defaultLocale: 'en'};
  const context = {siteDir: path.join(SITES, site), siteConfig, i18n} as unknown as LoadContext;
  return duplicatePathnames(context, options);
}

/** Runs the address rule with pages at these pathnames. */
async function checkPages(plugin: Plugin, ...pathnames: string[]): Promise<void> {
  const pages = pathnames.map((permalink) => ({permalink, source: '@site/src/pages/start.tsx'}));
  await plugin.allContentLoaded?.({
    allContent: {'docusaurus-plugin-content-pages': {default: pages}},
    actions: {} as PluginContentLoadedActions,
  });
}

/** The message of the error that a check must end with. */
async function messageOf(checking: unknown): Promise<string> {
  const error: unknown = await Promise.resolve(checking).catch((reason: unknown) => reason);
  if (error instanceof VitrineError) return error.message;
  throw new Error(`no VitrineError, but ${String(error)}`);
}

describe('the tree rule', () => {
  it('passes a clean site', async () => {
    await expect(pluginOf('clean-site').loadContent?.()).resolves.toBeUndefined();
  });

  it('stops at duplicates, in the current trees and in those of versions', async () => {
    expect(await messageOf(pluginOf('site-with-duplicates').loadContent?.()))
      .toMatchInlineSnapshot(`
      "sidebars.ts: Duplicated pathname /guide/start in pages: guide › Start and guide › Parts › Start
        Fix: keep one of them, or give a group a pathname of its own
      guide_versioned_sidebars/version-1-sidebars.json: Duplicated pathname /guide/old in pages: guide v1 › Old and guide v1 › Again
        Fix: keep one of them, or give a group a pathname of its own"
    `);
  });

  it('names a snapshot that cannot be read', async () => {
    expect(await messageOf(pluginOf('site-with-broken-snapshot').loadContent?.())).toMatch(
      /^guide_versioned_sidebars\/version-1-sidebars\.json: is not JSON/,
    );
  });

  it('watches what it reads, so that an edit is checked at once', () => {
    const siteDir = path.join(SITES, 'clean-site');
    expect(pluginOf('clean-site').getPathsToWatch?.()).toEqual([
      path.join(siteDir, 'sidebars.ts'),
      path.join(siteDir, '*_versioned_sidebars/*-sidebars.json'),
    ]);
  });
});

describe('the address rule', () => {
  it('passes a clean site', async () => {
    await expect(checkPages(pluginOf('clean-site'), '/', '/img/start/')).resolves.toBeUndefined();
  });

  it('stops where a static file answers the address of a page', async () => {
    expect(await messageOf(checkPages(pluginOf('site-with-duplicates'), '/start/')))
      .toMatchInlineSnapshot(`
      "src/pages/start.tsx: Duplicated address /start, also of static/Start.html (/Start.html)
        Fix: rename one, or give one a \`slug\`"
    `);
  });

  it('stops where a redirect answers the address of a page', async () => {
    const redirects = [{from: '/start', to: '/'}];
    const plugins = [['@docusaurus/plugin-client-redirects', {redirects}]];
    expect(await messageOf(checkPages(pluginOf('clean-site', {plugins}), '/start/')))
      .toMatchInlineSnapshot(`
      "src/pages/start.tsx: Duplicated address /start, also of redirects[0].from of client-redirects (/start)
        Fix: rename one, or give one a \`slug\`"
    `);
  });

  it('puts the base URL before files', async () => {
    const plugin = pluginOf('site-with-duplicates', {baseUrl: '/base/'});
    await expect(checkPages(plugin, '/start/')).resolves.toBeUndefined();
    await expect(checkPages(plugin, '/base/start/')).rejects.toThrow(
      'Duplicated address /base/start',
    );
  });

  it('finds a file that two static folders have', async () => {
    const plugin = pluginOf('site-with-duplicates', {staticDirectories: ['static', './static']});
    await expect(checkPages(plugin)).rejects.toThrow(
      'static/Start.html: Duplicated address /start, also of ./static/Start.html',
    );
  });

  it('takes a static folder that does not exist for an empty one', async () => {
    const plugin = pluginOf('clean-site', {staticDirectories: ['missing']});
    await expect(checkPages(plugin, '/')).resolves.toBeUndefined();
  });
});

describe('the rule of published addresses', () => {
  const published = path.join(mkdtempSync(path.join(tmpdir(), 'published-')), 'list.txt');
  const site = (options = {}) =>
    pluginOf('clean-site', {}, {...DEFAULT_OPTIONS, published, ...options});
  const publish = async (...pathnames: string[]) => {
    process.env.VITRINE_PUBLISH_ADDRESSES = '1';
    const plugin = site();
    delete process.env.VITRINE_PUBLISH_ADDRESSES;
    await checkPages(plugin, ...pathnames);
    await plugin.postBuild?.({} as never);
  };

  it('asks nothing of a site without a list, and writes one when it is told to', async () => {
    const plugin = site();
    await checkPages(plugin, '/a/');
    await plugin.postBuild?.({} as never);
    expect(existsSync(published)).toBe(false);
    await publish('/a/', '/b/');
    expect(readFileSync(published, 'utf8')).toMatch(/^#[^]*\n\/a\/\n\/b\/\n$/);
  });

  it('stops where one is gone, but not in a build of some products', async () => {
    await expect(checkPages(site(), '/a/', '/c/')).rejects.toThrow('/b/ is published');
    await expect(checkPages(site({partial: true}), '/a/')).resolves.toBeUndefined();
    await expect(publish('/a/', '/c/')).rejects.toThrow('/b/ is published');
    await publish('/a/', '/b/', '/c/');
    expect(readFileSync(published, 'utf8')).toMatch(/\/a\/\n\/b\/\n\/c\/\n$/);
  });
});
