import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {loadSiteConfig} from '@docusaurus/core/lib/server/config.js';
import {isRelative} from '../../../plugins/_shared/text/paths';
import {entryFor} from '../../../plugins/_shared/site/folders';
import type {Alias} from '../../../plugins/demo-code/core/aliases';
import type {Frame} from '../../../plugins/demos/core/types';
import {findPackage} from '../packages';
import {readOptions} from '../siteOptions';
import type {Origin} from './visit';

/** What the checks need to know of a site's configuration. */
export interface SiteFacts {
  /** The site's folder. */
  dir: string;
  /** As the plugin demos has them. */
  frames: Frame[];
  aliases: Alias[];
  products: Product[];
}

interface Product {
  /** Its folder of pages. */
  docs: string;
  id: string;
  packages: string[];
}

/**
 * Reads a site's configuration.
 *
 * @throws Error where there is none
 */
export async function readSite(dir: string): Promise<SiteFacts> {
  const {siteConfig} = await loadSiteConfig({siteDir: dir});
  const {facts, frames, aliases} = readOptions(siteConfig, dir);
  return {dir, frames, aliases, products: facts.products};
}

/**
 * The module that surrounds the demos of a page.
 *
 * @param at the page's file
 * @returns its absolute path, or the name by which it is imported from a package
 */
export function frameOf({dir, frames}: SiteFacts, at: string): string | undefined {
  const {module} = entryFor(at, frames) ?? {};
  return module && isRelative(module) ? path.resolve(dir, module) : module;
}

/** The version that the demos of a page show: that of its product's package, or the site's own. */
export function versionOf({dir, products}: SiteFacts, {at, packages = {}}: Origin): string {
  const product = products.find(
    ({docs, id}) => at.startsWith(`${docs}/`) || at.startsWith(`${id}_versioned_docs/`),
  );
  const [name] = product?.packages ?? [];
  if (name === undefined) return ownVersion(dir);
  return packages[name] ?? findPackage(dir, name)?.version ?? ownVersion(dir);
}

function ownVersion(dir: string): string {
  const file = path.join(dir, 'package.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')).version;
  const parent = path.dirname(dir);
  return parent === dir ? '0.0.0' : ownVersion(parent);
}
