import {chooseDemos, expectAsInBlank} from './support/computed';
import {test} from './support/test';

/** How many demos are looked at, spread over all pages. */
const SAMPLE = 30;

for (const mode of ['light', 'dark'] as const) {
  test.describe(`in ${mode}`, () => {
    for (const chosen of chooseDemos(SAMPLE)) {
      test(`demos of ${chosen.address} look as in a blank page`, async ({site}) => {
        await expectAsInBlank(site, chosen, mode);
      });
    }
  });
}
