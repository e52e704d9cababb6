import type {ClientData} from '../core/types';
import {nextFrames, setSignals, settle} from './__fixtures__/browser';
import {fakeMedia} from './__fixtures__/media';

const SETTINGS: ClientData = {
  tagId: 'G-1',
  scriptUrl: 'https://tag.example/gtag/js',
  webVitalsRatio: 0,
  ask: true,
  hostedSearch: false,
  locales: ['en'],
};

beforeEach(() => {
  jest.resetModules();
  fakeMedia();
  setSignals(null);
  localStorage.clear();
  document.head.innerHTML = '<title>Start</title><meta name="docs:productId" content="ui">';
  document.body.innerHTML = '<button data-ga-event-category="code">Copy</button>';
});

async function load(settings: Partial<ClientData> = {}): Promise<{onRouteDidUpdate: () => void}> {
  const data = {__esModule: true, default: {...SETTINGS, ...settings}};
  jest.doMock('@generated/analytics/default/settings.json', () => data, {virtual: true});
  return import('../client');
}

it('denies, then tells of the reader, then of the page, then of clicks', async () => {
  const gtag = jest.fn();
  window.gtag = gtag;
  const {onRouteDidUpdate} = await load();
  onRouteDidUpdate();
  await nextFrames();
  document.querySelector('button')?.click();
  const calls = gtag.mock.calls.map(([command, name]: string[]) => `${command} ${name}`);
  expect(calls.filter((call) => !call.startsWith('js '))).toEqual([
    'consent default',
    'config G-1',
    'set user_properties',
    'event page_view',
    'event code',
  ]);
  expect(document.scripts).toHaveLength(0);
});

it('reports the next page when the router tells of it', async () => {
  const gtag = jest.fn();
  window.gtag = gtag;
  const {onRouteDidUpdate} = await load({tagId: ''});
  history.pushState(null, '', '/next/');
  onRouteDidUpdate();
  await nextFrames();
  const [, , view] = gtag.mock.calls.at(-1) as [string, string, object];
  expect(view).toMatchObject({page_location: '/next/', productId: 'ui'});
});

it('puts the question', async () => {
  window.gtag = undefined;
  window.requestIdleCallback = ((callback: () => void) =>
    setTimeout(callback)) as unknown as typeof requestIdleCallback;
  await load({tagId: ''});
  await settle();
  expect(document.querySelector('[role="dialog"]')).not.toBeNull();
});

it('tells the tag of others, on a site without one, and loads nothing where there is none', async () => {
  jest.doMock(
    '@generated/analytics/default/settings.json',
    () => ({__esModule: true, default: {...SETTINGS, tagId: '', ask: false}}),
    {virtual: true},
  );
  const {onRouteDidUpdate} = await import('../client/foreign');
  onRouteDidUpdate();
  const gtag = jest.fn();
  window.gtag = gtag;
  onRouteDidUpdate();
  await settle();
  expect(gtag.mock.calls[0]).toEqual(['consent', 'default', expect.anything()]);
  expect(gtag.mock.calls).toContainEqual(['event', 'page_view', expect.anything()]);
  delete window.gtag;
});
