/** @jest-environment node */
import {answerFile, answerPage, isPageAddress, offlineAddress} from '../client/worker/answers';
import type {Sources} from '../client/worker/answers';

const page = (text: string, status = 200) => new Response(text, {status});
const fail = () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise<never>(() => undefined);
const nothing = () => Promise.resolve(undefined);

const OFFLINE: Sources = {
  fresh: fail,
  network: fail,
  copy: nothing,
  wait: never,
  offline: async () => page('offline page'),
};

const textOf = async (response: Response) => response.text();

describe('answerPage', () => {
  it.each<[string, Partial<Sources>, string]>([
    [
      'as the strategy does',
      {fresh: async () => page('fresh'), copy: async () => page('copy')},
      'fresh',
    ],
    [
      'from the network where the cache is broken',
      {network: async () => page('network')},
      'network',
    ],
    ['from what is kept without a network', {copy: async () => page('copy')}, 'copy'],
    ['with the offline page where nothing is kept', {}, 'offline page'],
    [
      'from what is kept where the network takes too long',
      {fresh: never, wait: async () => undefined, copy: async () => page('copy')},
      'copy',
    ],
    [
      'from what is kept where the server is down',
      {fresh: async () => page('down', 503), copy: async () => page('copy')},
      'copy',
    ],
    [
      "with the server's own words where nothing is kept",
      {fresh: async () => page('down', 503)},
      'down',
    ],
    [
      'with a page that is not there',
      {fresh: async () => page('none', 404), copy: async () => page('copy')},
      'none',
    ],
  ])('answers %s', async (_case, change, text) => {
    expect(await textOf(await answerPage({...OFFLINE, ...change}))).toBe(text);
  });

  it('waits on for a slow network where nothing is kept', async () => {
    let arrive: (response: Response) => void = () => undefined;
    const fresh = () => new Promise<Response>((resolve) => (arrive = resolve));
    const answer = answerPage({...OFFLINE, fresh, wait: async () => undefined});
    await new Promise(setImmediate);
    arrive(page('late'));
    expect(await textOf(await answer)).toBe('late');
  });
});

describe('answerFile', () => {
  const saved = async () => page('saved');

  it.each([
    ['by the first way', [async () => page('first'), async () => page('second')], 'first'],
    ['by the second where the first fails', [fail, async () => page('second')], 'second'],
    ['from a saved product where all fail', [fail, fail], 'saved'],
    ['from a saved product where the server has it no more', [async () => page('', 404)], 'saved'],
  ])('answers %s', async (_case, ways, text) => {
    expect(await textOf(await answerFile(ways, saved))).toBe(text);
  });

  it('passes on what the server says where nothing is saved, else an error', async () => {
    expect((await answerFile([async () => page('', 404)], nothing)).status).toBe(404);
    expect((await answerFile([fail], nothing)).type).toBe('error');
  });
});

it('sends to the offline page with the address that was asked for', () => {
  const asked = new URL('https://a.example/ui/button/?mode=dark&x=%26#y');
  expect(offlineAddress(asked, '/offline/')).toBe(
    'https://a.example/offline/?from=%2Fui%2Fbutton%2F%3Fmode%3Ddark%26x%3D%2526',
  );
});

it('knows addresses of pages', () => {
  const pages = ['/', '/ui/', '/ui/button', '/404.html'];
  const files = ['/img/a.png', '/ui/button.md', '/sitemap.xml', '/sw.js'];
  expect(pages.filter(isPageAddress)).toEqual(pages);
  expect(files.filter(isPageAddress)).toEqual([]);
});
