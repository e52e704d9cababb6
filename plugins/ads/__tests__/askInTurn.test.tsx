import {askInTurn} from '../client/askInTurn';
import type {Provider} from '../client/providers';
import {GUIDE} from './__fixtures__/placement';

const good: Provider = {name: 'good', load: async () => GUIDE};
const bad: Provider = {
  name: 'bad',
  load: async (place) => {
    place.append('left over');
    return Promise.reject(new Error('none'));
  },
};
const worse: Provider = {
  name: 'worse',
  load: () => {
    throw new Error('at once');
  },
};

let room: HTMLElement;
let left: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  room = document.createElement('div');
  left = new AbortController();
});

afterEach(() => jest.useRealTimers());

it('asks until one has an ad, each in a place of its own', async () => {
  const found = await askInTurn([bad, worse, good, bad], room, 5000, left.signal);
  expect(found).toMatchObject({provider: good, content: GUIDE});
  expect([...room.childNodes]).toEqual([found?.place]);
  expect(room.textContent).toBe('');
  expect(jest.getTimerCount()).toBe(0);
});

it('leaves the room empty where none has an ad', async () => {
  expect(await askInTurn([bad, worse], room, 5000, left.signal)).toBeUndefined();
  expect(room.childNodes).toHaveLength(0);
});

it('gives one that hangs its time, and never hears of it again', async () => {
  let place: HTMLElement | undefined;
  let heard: AbortSignal | undefined;
  const slow: Provider = {
    name: 'slow',
    load: (own, signal) => {
      [place, heard] = [own, signal];
      return new Promise((resolve) => setTimeout(() => resolve(GUIDE), 30_000));
    },
  };
  const asking = askInTurn([slow, good], room, 5000, left.signal);
  await jest.advanceTimersByTimeAsync(4999);
  expect(room.firstChild).toBe(place);
  await jest.advanceTimersByTimeAsync(1);
  expect(await asking).toMatchObject({provider: good});
  expect(heard?.aborted).toBe(true);
  place?.append('late');
  await jest.advanceTimersByTimeAsync(30_000);
  expect(room.textContent).toBe('');
});

it('asks nobody more when the reader has left', async () => {
  const load = jest.fn(good.load);
  const slow: Provider = {name: 'slow', load: () => new Promise(() => undefined)};
  const asking = askInTurn([slow, {...good, load}], room, 5000, left.signal);
  left.abort();
  expect(await asking).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
});
