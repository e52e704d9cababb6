import {publishConsent} from '../../_shared/client';
import {showAd} from '../client/showAd';
import type {Placement} from '../core/types';
import {HOUSE, placementOf} from './__fixtures__/placement';
import {runScript, SCRIPT, scriptElement} from './__fixtures__/script';
import {ANSWER, answer, surroundingsOf} from './__fixtures__/surroundings';
import {installView, scrollTo, setVisibility} from './__fixtures__/view';

const JSON_NETWORK = {type: 'json', url: 'https://srv.test/ads.json'} as const;

let room: HTMLElement;
let left: AbortController;
let pixels: {src?: string; referrerPolicy?: string}[];
const gtag = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  installView();
  setVisibility('visible');
  room = document.createElement('div');
  document.body.replaceChildren(room);
  left = new AbortController();
  pixels = [];
  window.gtag = gtag;
  publishConsent('analytics');
  const request = function (this: object) {
    pixels.push(this);
  };
  jest.spyOn(window, 'Image').mockImplementation(request as () => HTMLImageElement);
});

afterEach(() => {
  jest.useRealTimers();
  delete window.gtag;
});

/** Shows an ad, and lets as much time pass as the reader would spend. */
async function show(
  placement: Partial<Placement>,
  around: Parameters<typeof surroundingsOf>[0] = {},
  time = 10_000,
): Promise<void> {
  const showing = showAd(room, placementOf(placement), surroundingsOf(around), left.signal);
  await jest.advanceTimersByTimeAsync(time);
  await showing;
}

const isShown = () => room.hasAttribute('data-house-shown');
const card = () => room.querySelector('a');

it('shows a house ad, marked and labelled for analytics', async () => {
  await show({house: HOUSE});
  expect(isShown()).toBe(true);
  expect(card()?.textContent).toBe('Guide How a page is written.');
  expect(card()?.dataset).toMatchObject({gaEventCategory: 'ad', gaEventLabel: 'Guide'});
  expect(pixels).toEqual([]);
});

it('shows the ad of a network and requests what it counts by, without telling the page', async () => {
  await show({house: HOUSE, network: JSON_NETWORK}, {fetch: async () => answer(ANSWER)});
  expect(card()?.textContent).toBe('Loom Yarn for all.');
  expect(pixels).toEqual([
    {referrerPolicy: 'no-referrer', src: 'https://srv.test/seen'},
    {referrerPolicy: 'no-referrer', src: 'https://p.test/7'},
  ]);
});

it.each(['unknown', 'essential'] as const)('asks no network with consent %s', async (consent) => {
  publishConsent(consent);
  const fetch = jest.fn();
  await show({house: HOUSE, network: JSON_NETWORK}, {fetch});
  await show({house: HOUSE, network: SCRIPT});
  expect(fetch).not.toHaveBeenCalled();
  expect(document.querySelector('script')).toBeNull();
  expect(card()?.textContent).toContain('Guide');
});

it('swaps nothing when consent is given later', async () => {
  publishConsent('unknown');
  const fetch = jest.fn();
  await show({house: HOUSE, network: JSON_NETWORK}, {fetch});
  const shown = card();
  publishConsent('analytics');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(card()).toBe(shown);
  expect(fetch).not.toHaveBeenCalled();
});

it('requests no pixel when consent was taken back meanwhile', async () => {
  const fetch = async () => {
    publishConsent('essential');
    return answer(ANSWER);
  };
  await show({network: JSON_NETWORK}, {fetch});
  expect(pixels).toEqual([]);
});

const hang = () => new Promise<never>(() => undefined);

describe.each([
  ['refused', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['not found', async () => answer(ANSWER, 404)],
  ['hanging', hang],
  ['hanging in the middle', async () => ({...answer({}), json: hang})],
  ['broken', async () => ({...answer({}), json: async () => JSON.parse('{') as unknown})],
  ['of a wrong type', async () => answer({ads: 'none'})],
  ['empty', async () => answer({ads: []})],
  [
    'throwing at once',
    () => {
      throw new Error('no');
    },
  ],
])('a JSON network that is %s', (_case, fetch) => {
  it('makes room for a house ad', async () => {
    await show({house: HOUSE, network: JSON_NETWORK}, {fetch});
    expect(isShown()).toBe(true);
    expect(card()?.textContent).toContain('Guide');
    expect(pixels).toEqual([]);
  });

  it('leaves the room empty and unseen where there is none', async () => {
    await show({network: JSON_NETWORK}, {fetch});
    expect(isShown()).toBe(false);
    expect(room.childNodes).toHaveLength(0);
  });
});

it('makes room for a house ad where the picture of a network is blocked', async () => {
  const fetch = async () => answer(ANSWER);
  const loadImage = async () => Promise.reject(new Error('blocked'));
  await show({house: HOUSE, network: JSON_NETWORK}, {fetch, loadImage});
  expect(card()?.textContent).toContain('Guide');
});

describe.each([
  ['is refused, missing or blocked', () => scriptElement()?.dispatchEvent(new Event('error'))],
  ['hangs', () => undefined],
  ['throws', () => scriptElement()?.dispatchEvent(new Event('load'))],
  ['has an ad that is blocked', () => runScript(0)],
])('a script that %s', (_case, run) => {
  it('makes room for a house ad', async () => {
    const showing = show({house: HOUSE, network: SCRIPT});
    run();
    await showing;
    expect(card()?.textContent).toContain('Guide');
    expect(document.querySelector('#ads, #_ads_js')).toBeNull();
  });
});

it('shows what a script puts into the page, and nothing before', async () => {
  const showing = show({house: HOUSE, network: SCRIPT});
  expect(isShown()).toBe(false);
  const ad = runScript();
  await showing;
  expect(isShown()).toBe(true);
  expect(room.contains(ad)).toBe(true);
  expect(ad.dataset).toMatchObject({gaEventCategory: 'ad', gaEventLabel: 'script'});
  expect(card()?.rel).toBe('sponsored noopener');
});

describe('a display', () => {
  const DISPLAY = ['event', 'ad', {eventAction: 'display', eventLabel: 'Guide'}];

  it('is reported once, after 2500 ms in view', async () => {
    await show({house: HOUSE});
    scrollTo(1);
    await jest.advanceTimersByTimeAsync(2499);
    expect(gtag).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(5000);
    expect(gtag.mock.calls).toEqual([DISPLAY]);
  });

  it.each([
    [0.1, 0.0999, [DISPLAY]],
    [0.1, 0.1, []],
    [0, 0, []],
  ])('is reported for a share of %d: a draw of %d', async (displayRatio, drawn, calls) => {
    await show({house: HOUSE, displayRatio}, {draw: () => drawn});
    expect(card()).not.toBeNull();
    scrollTo(1);
    await jest.advanceTimersByTimeAsync(5000);
    expect(gtag.mock.calls).toEqual(calls);
  });

  it('is none once the reader has left the page', async () => {
    await show({house: HOUSE});
    scrollTo(1);
    left.abort();
    await jest.advanceTimersByTimeAsync(5000);
    expect(gtag).not.toHaveBeenCalled();
  });
});

it('hides an ad that breaks while it is shown, and nothing else', async () => {
  Object.assign(globalThis, {
    IntersectionObserver: function Broken() {
      throw new Error('broken');
    },
  });
  await show({house: HOUSE});
  expect(isShown()).toBe(false);
  expect(room.childNodes).toHaveLength(0);
});

it('shows nothing to a reader who has left', async () => {
  const showing = show({house: HOUSE, network: JSON_NETWORK}, {fetch: hang});
  left.abort();
  await showing;
  expect(isShown()).toBe(false);
});
