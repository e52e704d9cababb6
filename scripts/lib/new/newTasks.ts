import {readdirSync} from 'node:fs';
import path from 'node:path';
import {loadSiteConfig} from '@docusaurus/core/lib/server/config.js';
import {writeTexts} from '../../../plugins/_shared/node/cache';
import {bare} from '../../../plugins/_shared/site/folders';
import {findPackage} from '../packages';
import {readOptions} from '../siteOptions';
import type {Target} from './inSite';
import {changesFor, isNew} from './taskFiles';
import type {Part} from './tasks';

/**
 * Writes what builds a site of several products in parts: scripts, tasks and a workflow of CI. Run
 * again after a product was added, it brings them up to all. All files are written, or none.
 *
 * @param isDry only looks
 * @returns what was written, or would be, and what is to be done
 * @throws Error where there are less than two products to build apart, or a file is no JSON
 */
export async function newTasks({siteDir}: Target, isDry: boolean): Promise<string[]> {
  const {parts, fallback} = await partsOf(siteDir);
  if (parts.length < 2) {
    throw new Error(
      `There are less than two products to build apart: the fallback, "${fallback}", is in every part. Fix: name a product of few pages as fallback, or build the site in one piece.`,
    );
  }
  const changes = changesFor(siteDir, parts);
  const missing = changes.filter(isNew);
  if (!isDry) writeTexts(new Map(missing.map(({file, text}) => [file, text])));
  const begin = isDry ? 'Would write' : 'Wrote';
  return [
    ...missing.map(({file}) => `${begin} ${path.relative(siteDir, file)}`),
    ...changes.flatMap(({left}) => left),
    ...(findPackage(siteDir, 'turbo') ? [] : ['Next: install turbo as a devDependency.']),
  ];
}

async function partsOf(siteDir: string): Promise<{parts: Part[]; fallback: string}> {
  const {siteConfig} = await loadSiteConfig({siteDir});
  const {products, fallback: named} = readOptions(siteConfig, siteDir).facts;
  const fallback = named || (products[0]?.id ?? '');
  const there = readdirSync(siteDir);
  const parts = products
    .filter(({id}) => id !== fallback)
    .map(({id, docs}) => {
      const past = [`${id}_versioned_docs`, `${id}_versioned_sidebars`];
      return {id, folders: [bare(docs), ...past.filter((name) => there.includes(name))]};
    });
  return {parts, fallback};
}
