import path from 'node:path';
import {loadSiteConfig} from '@docusaurus/core/lib/server/config.js';
import {suggest} from '../../../plugins/_shared/text/errors';
import {bare} from '../../../plugins/_shared/site/folders';
import type {FullProduct} from '../../../plugins/site/core/types';
import {readPackage} from '../models';
import {readOptions} from '../siteOptions';
import type {Files} from './folder';
import {findBrowser} from '../chromium';
import {findDemos} from './pages';
import type {Shown} from './pages';
import type {Whole} from './wholes';

/** What is added to a site. */
export interface Addition {
  files: Files;
  /** What was left out, and what is to be done next; one line each. */
  notes: string[];
}

/** Where something is added. */
export interface Target {
  /** Folder of the site, absolute. */
  siteDir: string;
  signal: AbortSignal;
}

/** The products of a site, with what surrounds the demos of each. */
export async function productsOf(siteDir: string): Promise<FullProduct[]> {
  const {siteConfig} = await loadSiteConfig({siteDir});
  return readOptions(siteConfig, siteDir).facts.products;
}

/** @throws Error where there is none of that id */
export function productOf(products: readonly FullProduct[], id: string): FullProduct {
  const found = products.find((product) => product.id === id);
  if (found) return found;
  const ids = products.map((product) => product.id);
  throw new Error(`There is no product "${id}". Fix: ${suggest(id, ids)}`);
}

/** Folder of a product's pages, relative to the site; of several, that of its first address. */
export function folderOf({docs, routeRoots}: FullProduct): string {
  const [root = ''] = routeRoots;
  const folder = bare(docs);
  return routeRoots.length > 1 ? `${folder}/${root.replace(/^\/|\/$/g, '')}` : folder;
}

/**
 * How some components of a product can be shown.
 *
 * @param only which wholes are asked for
 */
export async function demosOf(
  {packages, frame, entry}: FullProduct,
  {siteDir, signal}: Target,
  only: (whole: Whole) => boolean,
): Promise<Shown> {
  const [name = ''] = packages;
  const source = entry && path.resolve(siteDir, entry);
  const {models} = readPackage(siteDir, name, source);
  // What the frame imports is beside it.
  const around = frame && `export {Frame} from ${JSON.stringify(path.resolve(siteDir, frame))};\n`;
  const workshop = {siteDir, package: name, models, entry: source, browser: findBrowser(), signal};
  return findDemos(workshop, around, only);
}
