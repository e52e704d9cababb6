/**
 * Moves a page, or a folder of pages with their demos: what was linked stays linked, and the old
 * addresses lead to the new ones (`redirect_from`).
 *
 * Usage: vitrine move <page or folder> <new place> [--dry-run]
 *        vitrine move docs/ui/components/button docs/ui/inputs/button
 *   --dry-run  says what would be done, and does nothing
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {loadSiteConfig} from '@docusaurus/core/lib/server/config.js';
import {readArgs} from './lib/args';
import {carryOut, planMove} from './lib/move/plan';
import {docsFolders} from './lib/move/places';
import {describe} from './lib/report';
import {siteFolder} from './lib/siteFolder';
import {readOptions} from './lib/siteOptions';

const {values, positionals} = readArgs({
  allowPositionals: true,
  options: {'dry-run': {type: 'boolean', default: false}},
});

try {
  await main();
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}

async function main() {
  if (positionals.length !== 2) {
    throw new Error('Two places are needed. Fix: vitrine move <page or folder> <new place>');
  }
  const siteDir = siteFolder();
  const [from = '', to = ''] = positionals.map((place) =>
    path.relative(siteDir, path.resolve(place)).replaceAll(path.sep, '/'),
  );
  const {siteConfig, siteConfigPath} = await loadSiteConfig({siteDir});
  const {facts} = readOptions(siteConfig, siteDir);
  const code = [path.relative(siteDir, siteConfigPath), path.posix.normalize(facts.trees)];
  const plan = planMove(from, to, {
    siteDir,
    folders: docsFolders(facts, siteDir),
    code: code.filter((file) => existsSync(path.join(siteDir, file))),
  });
  if (!values['dry-run']) carryOut(plan, siteDir);
  for (const moves of [plan.files, plan.addresses]) {
    for (const [old, now] of moves) console.log(`${old} → ${now}`);
  }
  for (const file of plan.texts.keys()) console.log(`${file} is mended`);
}
