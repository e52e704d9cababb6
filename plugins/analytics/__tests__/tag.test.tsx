import {callTag, publishConsent} from '../../_shared/client';
import {startTag} from '../client/tag';
import {settle} from './__fixtures__/browser';

const GOOGLE = {tagId: 'G-1', scriptUrl: 'https://tag.example/gtag/js'};
/** After so many milliseconds a script counts as late. */
const LATE_MS = 10_000;
const NONE = {...GOOGLE, tagId: ''};
const DENIED = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};
const GRANTED = {...DENIED, analytics_storage: 'granted'};
const CONFIG = [
  ['consent', 'default', DENIED],
  ['js', expect.any(Date)],
  ['config', 'G-1', {send_page_view: false}],
];

let stop = () => {};

beforeEach(() => {
  delete window.gtag;
  delete window.dataLayer;
  document.head.replaceChildren();
  publishConsent('unknown');
});

afterEach(() => stop());

const queue = () => window.dataLayer?.map((call) => [...Array.from(call)]);
const scripts = () => [...document.scripts].map(({src}) => src);
const disabled = () => (window as unknown as Record<string, unknown>)['ga-disable-G-1'];

async function answer(consent: 'essential' | 'analytics' | 'unknown'): Promise<void> {
  publishConsent(consent);
  await settle();
}

it('takes no heading of its name for the tag of a host page', async () => {
  const headings = ['gtag', 'dataLayer'].map((id) =>
    Object.assign(document.createElement('h2'), {id}),
  );
  document.body.append(...headings);
  expect([window.gtag, window.dataLayer]).toEqual(headings);
  stop = startTag(GOOGLE);
  await answer('analytics');
  expect(queue()?.slice(0, 3)).toEqual(CONFIG);
  headings.forEach((heading) => heading.remove());
});

describe('without a tag', () => {
  it('defines and loads nothing, whatever the answer', async () => {
    stop = startTag(NONE);
    await answer('analytics');
    expect([window.gtag, window.dataLayer, scripts()]).toEqual([undefined, undefined, []]);
  });

  it('tells the tag of a host page of denial first, then of the answers', async () => {
    const gtag = jest.fn();
    window.gtag = gtag;
    stop = startTag(NONE);
    await answer('analytics');
    await answer('essential');
    expect(gtag.mock.calls).toEqual([
      ['consent', 'default', DENIED],
      ['consent', 'update', GRANTED],
      ['consent', 'update', DENIED],
    ]);
    expect(scripts()).toEqual([]);
  });
});

describe('before the answer', () => {
  it('denies, configures without page views of its own, and loads nothing', () => {
    stop = startTag(GOOGLE);
    expect(queue()).toEqual(CONFIG);
    expect(scripts()).toEqual([]);
    expect(disabled()).toBe(true);
  });

  it('queues calls as the script wants them: arguments, no arrays', () => {
    stop = startTag(GOOGLE);
    callTag('event', 'code', {});
    expect(Object.prototype.toString.call(window.dataLayer?.at(-1))).toBe('[object Arguments]');
  });
});

describe('once analytics is allowed', () => {
  it('lets the answer come before the events that waited, then loads the script', async () => {
    stop = startTag(GOOGLE);
    callTag('event', 'page_view', {});
    callTag('set', 'user_properties', {});
    await answer('analytics');
    expect(queue()).toEqual([
      ...CONFIG,
      ['consent', 'update', GRANTED],
      ['event', 'page_view', {}],
      ['set', 'user_properties', {}],
    ]);
    expect(scripts()).toEqual(['https://tag.example/gtag/js?id=G-1']);
    expect(disabled()).toBe(false);
  });

  it('starts at once with an answer of an earlier visit', () => {
    publishConsent('analytics');
    stop = startTag(GOOGLE);
    expect(queue()).toEqual([...CONFIG, ['consent', 'update', GRANTED]]);
    expect(scripts()).toHaveLength(1);
  });

  it('loads the script once, whatever is answered after', async () => {
    stop = startTag(GOOGLE);
    await answer('analytics');
    await answer('essential');
    await answer('analytics');
    expect(scripts()).toHaveLength(1);
  });

  it('tries again at the next answer where the script was blocked, and lets nothing out', async () => {
    stop = startTag(GOOGLE);
    await answer('analytics');
    document.scripts[0]?.dispatchEvent(new Event('error'));
    await settle();
    expect(scripts()).toEqual([]);
    callTag('event', 'code', {});
    await answer('unknown');
    await answer('analytics');
    expect(scripts()).toHaveLength(1);
    expect(queue()?.slice(-2)).toEqual([
      ['consent', 'update', GRANTED],
      ['event', 'code', {}],
    ]);
  });
});

describe('once only the essential is allowed', () => {
  it('forgets the events that waited, and drops those to come', async () => {
    stop = startTag(GOOGLE);
    callTag('event', 'page_view', {});
    await answer('essential');
    callTag('event', 'code', {});
    callTag('set', 'user_properties', {});
    expect(queue()).toEqual([...CONFIG, ['set', 'user_properties', {}]]);
    expect(scripts()).toEqual([]);
  });

  it.each(['essential', 'unknown'] as const)(
    'withdraws what was allowed, and stops the script: %s',
    async (consent) => {
      stop = startTag(GOOGLE);
      await answer('analytics');
      await answer(consent);
      expect(queue()?.at(-1)).toEqual(['consent', 'update', DENIED]);
      expect(disabled()).toBe(true);
    },
  );

  it('still calls a tag that was there before, which has a consent mode of its own', async () => {
    const gtag = jest.fn();
    window.gtag = gtag;
    stop = startTag(GOOGLE);
    await answer('essential');
    callTag('event', 'code', {});
    expect(gtag.mock.calls).toEqual([...CONFIG, ['event', 'code', {}]]);
    expect(window.dataLayer).toBeUndefined();
  });
});

it("leaves the order of another script's queue alone", async () => {
  const before = {0: 'event', length: 1};
  window.dataLayer = [before];
  stop = startTag(GOOGLE);
  await answer('essential');
  await answer('analytics');
  expect(window.dataLayer[0]).toBe(before);
  expect(queue()?.at(-1)).toEqual(['consent', 'update', GRANTED]);
});

it('goes on with a tag that throws', async () => {
  window.gtag = () => {
    throw new Error('blocked');
  };
  stop = startTag(GOOGLE);
  await answer('analytics');
  expect(scripts()).toHaveLength(1);
});

const refuse = () => {
  throw new Error('blocked');
};

it.each<[string, 'gtag' | 'dataLayer', PropertyDescriptor]>([
  ['reading the tag', 'gtag', {get: refuse}],
  ['reading its queue', 'dataLayer', {get: refuse}],
  ['writing the tag', 'gtag', {value: undefined, writable: false}],
])('goes on where a blocker throws on %s', async (_what, property, descriptor) => {
  Object.defineProperty(window, property, {...descriptor, configurable: true});
  stop = startTag(GOOGLE);
  await answer('analytics');
  expect(() => callTag('event', 'page_view')).not.toThrow();
  expect(scripts()).toEqual(['https://tag.example/gtag/js?id=G-1']);
});

it('does not load a script twice that is only late', async () => {
  jest.useFakeTimers();
  stop = startTag(GOOGLE);
  publishConsent('analytics');
  await jest.advanceTimersByTimeAsync(LATE_MS);
  jest.useRealTimers();
  await answer('essential');
  await answer('analytics');
  expect(scripts()).toEqual([]);
});

describe('in development', () => {
  const {NODE_ENV} = process.env;

  afterEach(() => {
    process.env.NODE_ENV = NODE_ENV;
  });

  it('says what would be sent, and loads nothing', async () => {
    process.env.NODE_ENV = 'development';
    const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    stop = startTag(GOOGLE);
    await answer('analytics');
    expect(info).toHaveBeenCalledWith('analytics:', 'consent', 'update', GRANTED);
    expect(scripts()).toEqual([]);
  });
});
