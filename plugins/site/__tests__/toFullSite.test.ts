import {toFullSite} from '../core/leftOutLinks';

const SITE = 'https://full.example.com';

describe('toFullSite', () => {
  it.each([
    ['/joy/', `${SITE}/joy/`],
    ['/joy', `${SITE}/joy`],
    ['/joy#top', `${SITE}/joy#top`],
    ['/joy/v4/?a=1', `${SITE}/joy/v4/?a=1`],
    ['/joyful/', '/joyful/'],
    ['./joy/', './joy/'],
    ['https://other.example.com/joy/', 'https://other.example.com/joy/'],
  ])('%s → %s', (path, address) => {
    expect(toFullSite(path, ['/x/', '/joy/'], SITE)).toBe(address);
  });
});
