import {isReached} from '../core/part';

it('says whether anything below a root may be built', () => {
  expect(isReached('/a/v1/', ['/a/v1/x/'])).toBe(true);
  expect(isReached('/a/v1/', ['/a/*'])).toBe(true);
  expect(isReached('/a/v1/', ['/a/x/', '/a/v2/*'])).toBe(false);
});
