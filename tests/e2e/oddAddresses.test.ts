import {ODD_QUERIES} from '../setup/oddValues';
import {expectNoChange} from './support/oddAddresses';
import {test} from './support/test';

/** Addresses of one test: its page is used for all of them. */
const SHARE = 25;

for (let first = 0; first < ODD_QUERIES.length; first += SHARE) {
  test(`odd values, from address ${first} on, leave the page as it is without them`, async ({
    site,
  }) => {
    await expectNoChange(site, ODD_QUERIES.slice(first, first + SHARE));
  });
}
