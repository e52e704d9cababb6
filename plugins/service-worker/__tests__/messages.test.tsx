/** @jest-environment node */
import {answerMessage} from '../client/worker/messages';
import type {Desk} from '../client/worker/messages';
import {FakeCaches} from './__fixtures__/fakeCaches';

const list = (revision: string) =>
  JSON.stringify({
    product: 'ui',
    name: 'Kit',
    revision,
    bytes: 1,
    files: [{url: '/ui/', revision}],
  });

let caches: FakeCaches;
let desk: Desk;
let asked: string[];
const skipWaiting = jest.fn(() => Promise.resolve());

beforeEach(() => {
  caches = new FakeCaches();
  asked = [];
  desk = {
    caches: caches as unknown as CacheStorage,
    baseUrl: '/',
    fetch: async (url) => {
      asked.push(url);
      return new Response(url.endsWith('.json') ? list(desk.sets.ui ?? '') : 'page');
    },
    release: 'release',
    sets: {ui: 'r1'},
    skipWaiting,
  };
});

async function ask(data: unknown): Promise<unknown[]> {
  const answers: unknown[] = [];
  await answerMessage(desk, data, (answer) => answers.push(answer));
  return answers;
}

it('saves, tells, and removes', async () => {
  expect(await ask({type: 'STATE'})).toEqual([{release: 'release', saved: []}]);
  expect(await ask({type: 'SAVE', product: 'ui'})).toEqual([{done: 1, total: 1}, {state: 'saved'}]);
  expect(await ask({type: 'STATE'})).toEqual([{release: 'release', saved: ['ui']}]);
  expect(await ask({type: 'REMOVE', product: 'ui'})).toEqual([{release: 'release', saved: []}]);
});

it('takes over when it is told to', async () => {
  expect(await ask({type: 'SKIP_WAITING'})).toEqual([]);
  expect(skipWaiting).toHaveBeenCalledTimes(1);
});

it('renews the saved products of another release, and only those', async () => {
  await ask({type: 'SAVE', product: 'ui'});
  asked = [];
  await ask({type: 'REFRESH'});
  expect(asked).toEqual([]);
  desk = {...desk, sets: {ui: 'r2'}};
  await ask({type: 'REFRESH'});
  expect(asked).toEqual(['/offline/ui.json', '/ui/']);
  expect([...caches.held.keys()]).toEqual(['vitrine-saved-ui-r2@/']);
});

it('saves once for two tabs that ask at the same time, and tells both', async () => {
  const question = {type: 'SAVE', product: 'ui'};
  const answers = await Promise.all([ask(question), ask(question)]);
  expect(asked.filter((url) => url === '/ui/')).toHaveLength(1);
  expect(answers).toEqual(Array(2).fill([{done: 1, total: 1}, {state: 'saved'}]));
});

it('answers even where the storage is broken', async () => {
  caches.isBroken = true;
  expect(await ask({type: 'STATE'})).toEqual([{release: 'release', saved: []}]);
  expect(await ask({type: 'REMOVE', product: 'ui'})).toEqual([{release: 'release', saved: []}]);
  await expect(ask({type: 'REFRESH'})).resolves.toEqual([]);
});

it.each([undefined, null, 'SAVE', 7, {}, {type: 'OTHER'}])('passes over %j', async (data) => {
  expect(await ask(data)).toEqual([]);
});
