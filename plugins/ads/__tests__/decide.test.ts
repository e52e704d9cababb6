import {decide, isBot, keepsRoom} from '../core/decide';
import {HOUSE, placementOf} from './__fixtures__/placement';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['Mozilla/5.0 (compatible; bingbot/2.0)'],
  ['Mozilla/5.0 (compatible; Yahoo! Slurp)'],
  ['Mozilla/5.0 (compatible; Baiduspider/2.0)'],
  ['AdsBot-Google (+http://www.google.com/adsbot.html)'],
  ['Screaming Frog SEO Crawler'],
  ['facebookexternalhit/1.1'],
  [`${CHROME} Chrome-Lighthouse`],
])('takes %s for a bot', (userAgent) => {
  expect(isBot(userAgent)).toBe(true);
});

it.each([
  [CHROME],
  [CHROME.replace('Chrome/', 'HeadlessChrome/')],
  ['Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile'],
  [''],
])('takes %j for a reader', (userAgent) => {
  expect(isBot(userAgent)).toBe(false);
});

const PAGE = {isDevelopment: false, disableAd: false};
const READER = {userAgent: CHROME};

describe('decide', () => {
  it('shows an ad for as many draws as the frequency says', () => {
    expect(decide(PAGE, READER, {frequency: 1, draw: 0.999})).toBe(true);
    expect(decide(PAGE, READER, {frequency: 0.5, draw: 0.499})).toBe(true);
    expect(decide(PAGE, READER, {frequency: 0.5, draw: 0.5})).toBe(false);
    expect(decide(PAGE, READER, {frequency: 0, draw: 0})).toBe(false);
  });

  it.each([
    ['in development', {...PAGE, isDevelopment: true}, READER],
    ['where the page wants none', {...PAGE, disableAd: true}, READER],
    ['for a bot', PAGE, {userAgent: 'Googlebot'}],
  ])('shows none %s', (_case, page, reader) => {
    expect(decide(page, reader, {frequency: 1, draw: 0})).toBe(false);
  });
});

describe('keepsRoom', () => {
  it.each([
    ['there is a house ad', PAGE, placementOf({house: HOUSE}), true],
    ['there is a network', PAGE, placementOf({network: {type: 'json', url: '//a.test'}}), true],
    ['there is neither', PAGE, placementOf({}), false],
    ['no view shows one', PAGE, placementOf({house: HOUSE, frequency: 0}), false],
    ['the page wants none', {...PAGE, disableAd: true}, placementOf({house: HOUSE}), false],
    ['it is developed', {...PAGE, isDevelopment: true}, placementOf({house: HOUSE}), false],
  ])('where %s', (_case, page, placement, expected) => {
    expect(keepsRoom(page, placement)).toBe(expected);
  });
});
