/**
 * Checks the prose of a site: that its code compiles, that what it names exists, and how it is
 * written. No network, no build.
 *
 * Usage: vitrine prose [<site folder>]
 *
 * What holds for a site's prose stands in its `docs/_prose.yml`. Ends with 1 where there is a fault.
 */
import path from 'node:path';
import {loadSiteConfig} from '@docusaurus/core/lib/server/config.js';
import {formatParts} from '../plugins/_shared/text/errors';
import {checkProse} from './lib/prose/run';
import {readRules} from './lib/prose/rules';
import {describe, report, tellUncaught} from './lib/report';
import {siteFolder} from './lib/siteFolder';
import {readOptions} from './lib/siteOptions';

tellUncaught();
const siteDir = siteFolder(process.argv[2]);
process.chdir(siteDir);

try {
  const {siteConfig} = await loadSiteConfig({siteDir});
  const {facts, aliases} = readOptions(siteConfig, siteDir);
  const {count, faults} = checkProse({
    siteDir,
    products: facts.products,
    aliases,
    rules: readRules(siteDir),
    cache: path.join(siteDir, 'node_modules/.cache/vitrine/prose'),
  });
  if (faults.length > 0) console.error(report(formatParts(faults)));
  console.log(`${count} pages read, ${faults.length} faults of prose`);
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
