import {
  offlineProducts,
  offlineState,
  offlineSupported,
  removeProduct,
  saveProduct,
} from '../client';
import type {Question} from '../core/types';

let mockSettings = {enabled: true, hosts: ['localhost'], baseUrl: '/'};
jest.mock(
  '@generated/service-worker/default/settings.json',
  () => ({
    __esModule: true,
    get default() {
      return mockSettings;
    },
  }),
  {virtual: true},
);

class FakeChannel {
  port1: {onmessage?: (event: object) => void; close: () => void} = {close: () => undefined};
  port2 = {postMessage: (data: object) => this.port1.onmessage?.({data})};
}

const asked: Question[] = [];

/** A worker that answers every question with the same. */
function answerWith(...answers: object[]): void {
  const active = {
    postMessage: (question: Question, [port]: FakeChannel['port2'][]) => {
      asked.push(question);
      for (const answer of answers) port?.postMessage(answer);
    },
  };
  setContainer({ready: Promise.resolve({active})});
}

function setContainer(value: object): void {
  Object.defineProperty(navigator, 'serviceWorker', {configurable: true, value});
}

beforeAll(() => {
  Object.defineProperty(globalThis, 'MessageChannel', {value: FakeChannel});
});
beforeEach(() => {
  asked.length = 0;
  mockSettings = {enabled: true, hosts: ['localhost'], baseUrl: '/'};
  answerWith();
});

it('is there on the official host, when it is on', () => {
  expect(offlineSupported()).toBe(true);
  mockSettings = {...mockSettings, hosts: ['a.example']};
  expect(offlineSupported()).toBe(false);
  mockSettings = {...mockSettings, hosts: ['localhost'], enabled: false};
  expect(offlineSupported()).toBe(false);
});

it('tells what is kept', async () => {
  answerWith({release: 'r', saved: ['ui']});
  expect((await offlineState()).saved).toEqual(['ui']);
  expect((await removeProduct('ui')).saved).toEqual(['ui']);
  expect(asked).toEqual([{type: 'STATE'}, {type: 'REMOVE', product: 'ui'}]);
});

it('tells how far saving is, until it is done', async () => {
  answerWith({done: 1, total: 2}, {done: 2, total: 2}, {state: 'saved'});
  const seen: number[] = [];
  await saveProduct('ui', ({done}) => seen.push(done));
  expect(seen).toEqual([1, 2]);
});

it.each([
  [{state: 'incomplete', missing: 3}, 'Files that could not be loaded: 3. Try again'],
  [{state: 'failed', reason: 'network'}, 'The list of files could not be loaded'],
  [{state: 'failed', reason: 'unknown'}, 'The list of files could not be loaded'],
  [{state: 'failed', reason: 'storage'}, 'The browser has no space left for it'],
])('says readably what is wrong: %j', async (answer, words) => {
  answerWith(answer);
  await expect(saveProduct('ui', () => undefined)).rejects.toThrow(words);
});

it.each([
  ['says nothing', () => answerWith({done: 1, total: 2})],
  ['never comes', () => setContainer({ready: new Promise(() => undefined)})],
])('gives up on a worker that %s', async (_case, make) => {
  jest.useFakeTimers();
  make();
  const failure = expect(saveProduct('ui', () => undefined)).rejects.toThrow('does not answer');
  await jest.advanceTimersByTimeAsync(30_000);
  await failure;
  jest.useRealTimers();
});

it('reads the list of products, or says that it cannot', async () => {
  const products = [{id: 'ui', name: 'Kit', href: '/ui/', bytes: 1, pages: 1}];
  const fetch = jest.fn().mockResolvedValueOnce({ok: true, json: async () => products});
  Object.defineProperty(globalThis, 'fetch', {configurable: true, value: fetch});
  expect(await offlineProducts()).toEqual(products);
  expect(fetch).toHaveBeenCalledWith('/offline/index.json');
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(offlineProducts()).rejects.toThrow('The list of files could not be loaded');
});
