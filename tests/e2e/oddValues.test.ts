import {ODD_QUERIES} from '../setup/oddValues';
import {expectNoChange} from './support/oddAddresses';
import {test} from './support/test';

/** Of how many odd addresses one is opened; `oddAddresses.test.ts` opens all of them. */
const SHARE = 10;

test('odd values in an address leave the page as it is without them', async ({site}) => {
  await expectNoChange(
    site,
    ODD_QUERIES.filter((_query, at) => at % SHARE === 0),
  );
});
