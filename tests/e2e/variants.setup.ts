import {appendFileSync} from 'node:fs';
import path from 'node:path';
import {test as setup} from '@playwright/test';
import {PARTY_OPTIONS} from './support/thirdParties';
import {buildCopy, BUILT, configure, copySite, NEWS, OFFICIAL} from './support/variant';

/** Milliseconds for all builds, on a machine that has much else to do. */
const BUILDS_MS = 900_000;

// All in one folder: from the second on, a build finds what the one before has kept.
setup('builds three releases of a site, one after the other', async () => {
  setup.setTimeout(BUILDS_MS);
  const site = copySite('releases');
  configure(site, {'service-worker': {hosts: [OFFICIAL]}});
  await buildCopy(site, BUILT.firstRelease);
  appendFileSync(path.join(site, NEWS.file), `\n${NEWS.text}\n`);
  await buildCopy(site, BUILT.secondRelease);
  configure(site, {...PARTY_OPTIONS, 'incremental-ssg': {minifies: true}});
  await buildCopy(site, BUILT.thirdParties);
});
