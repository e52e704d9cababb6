import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {loadSiteConfig} from '@docusaurus/core/lib/server/config.js';
import {snapshotNames} from '../../plugins/_shared/node/packages';
import {formatOf, type PageFormat} from '../../plugins/page-reader/core/parse';
import {parseIds} from '../../plugins/_shared/site/selection';
import type {Alias} from '../../plugins/demo-code/core/aliases';
import type {Frame} from '../../plugins/demos/core/types';
import {expandSite} from '../../plugins/site/core/expand';
import {complete} from '../../plugins/site/core/products';
import type {SiteFacts} from '../../plugins/site/core/types';
import {DEFAULT_OPTIONS} from '../../plugins/site/options';
import type {Options} from '../../plugins/site/options';

/** Where a site has pages, and what their demos run. */
export interface DemoOptions {
  /** Of pages, past versions among them, relative to the site. */
  folders: string[];
  /** Folders whose `.md` files are MDX. Default: none. */
  mdx?: readonly string[];
  aliases: readonly Alias[];
  frames: readonly Frame[];
  /** Modules that run in place of packages, relative to the site. */
  sources: Readonly<Record<string, string>>;
}

/** What the preset `site` makes of a configuration. */
interface SiteOptions {
  facts: SiteFacts;
  /** Of the plugin demos, as are the aliases. */
  frames: Frame[];
  aliases: Alias[];
  sources: Record<string, string>;
}

/**
 * Reads what a site's configuration says of its demos: those of the products that it builds.
 *
 * @param siteDir absolute
 * @throws Error where the configuration cannot be read
 */
export async function readDemoOptions(siteDir: string): Promise<DemoOptions> {
  const {siteConfig} = await loadSiteConfig({siteDir});
  const {facts, aliases, frames, sources} = readOptions(siteConfig, siteDir);
  const ids = parseIds(facts.only);
  const products = facts.products.filter(({id}) => ids.length === 0 || ids.includes(id));
  const there = readdirSync(siteDir);
  const foldersOf = (some: typeof products) => {
    const past = some.map(({id}) => `${id}_versioned_docs`).filter((name) => there.includes(name));
    return [...new Set([...some.map(({docs}) => docs), ...past])];
  };
  const mdx = foldersOf(products.filter(({format}) => format === 'mdx'));
  return {folders: foldersOf(products), mdx, aliases, frames, sources};
}

/** How a page is written, as far as its product and its ending tell. */
export function formatIn(page: string, {mdx = []}: Pick<DemoOptions, 'mdx'>): PageFormat {
  const isMdx = mdx.some((folder) => page.startsWith(`${folder}/`));
  return isMdx ? 'mdx' : formatOf(page);
}

/**
 * What the preset `site` makes of a configuration.
 *
 * @param siteDir absolute
 * @throws Error where the configuration has no such preset
 */
export function readOptions(
  {presets = []}: {presets?: readonly unknown[]},
  siteDir: string,
): SiteOptions {
  const entries = presets.filter(Array.isArray) as [string, Options][];
  const [, site] = entries.find(([, options]) => Array.isArray(options?.products)) ?? [];
  if (site === undefined)
    throw new Error("The configuration has no preset 'vitrine' with products.");
  const written = {...DEFAULT_OPTIONS, only: process.env.PRODUCTS ?? '', ...site};
  const products = written.products.map((product) =>
    complete(product, snapshotNames(siteDir, product.id)),
  );
  const facts = {...written, products};
  const [, demos] = expandSite(facts).plugins.find(([name]) => name === 'demos') ?? [];
  return {frames: [], aliases: [], sources: {}, ...demos, facts};
}

/**
 * Pages below a folder of a site.
 *
 * @returns paths relative to the site
 */
export function pagesIn(siteDir: string, folder: string): string[] {
  const absolute = path.join(siteDir, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => path.join(folder, file).replaceAll(path.sep, '/'))
    .sort();
}
