import {chooseDemos, expectAsInBlank} from './support/computed';
import {test} from './support/test';

/** How many demos are looked at, spread over all pages; `computedStyles` looks at more. */
const SAMPLE = 10;

for (const chosen of chooseDemos(SAMPLE)) {
  test(`demos of ${chosen.address} look as in a blank page`, async ({site}) => {
    await expectAsInBlank(site, chosen, 'light');
  });
}
