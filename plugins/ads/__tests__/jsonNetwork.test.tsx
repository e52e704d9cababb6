import {jsonNetwork} from '../client/providers/jsonNetwork';
import {ANSWER, answer, surroundingsOf} from './__fixtures__/surroundings';

const {signal} = new AbortController();
const NETWORK = {type: 'json', url: 'https://srv.test/ads.json'} as const;

function load(given: Parameters<typeof surroundingsOf>[0]): Promise<unknown> {
  return jsonNetwork(NETWORK, surroundingsOf(given)).load(document.createElement('div'), signal);
}

it('asks once, without cookies, and loads the picture first', async () => {
  const fetch = jest.fn(async () => answer(ANSWER));
  const loadImage = jest.fn(async () => undefined);
  expect(await load({fetch, loadImage})).toMatchObject({
    name: 'Loom',
    impressions: ['https://srv.test/seen', 'https://p.test/7'],
  });
  expect(fetch.mock.calls).toEqual([[NETWORK.url, {signal, credentials: 'omit'}]]);
  expect(loadImage).toHaveBeenCalledWith('https://cdn.test/a.png');
});

it('passes on that it was refused', async () => {
  await expect(load({})).rejects.toThrow('Failed to fetch');
});

it.each([
  ['not found', answer(ANSWER, 404), 'https://srv.test/ads.json answers 404.'],
  ['empty', answer({ads: []}), 'https://srv.test/ads.json has no ad.'],
  ['of a wrong shape', answer('<!doctype html>'), 'https://srv.test/ads.json has no ad.'],
])('has no ad where the answer is %s', async (_case, response, message) => {
  await expect(load({fetch: async () => response})).rejects.toThrow(message);
});

it('has no ad where the answer is no JSON', async () => {
  const json = async () => Promise.reject(new SyntaxError('Unexpected token <'));
  const response = {...answer(ANSWER), json};
  await expect(load({fetch: async () => response})).rejects.toThrow('Unexpected token <');
});

it('has no ad where the picture is blocked', async () => {
  const loadImage = async () => Promise.reject(new Error('EncodingError'));
  await expect(load({fetch: async () => answer(ANSWER), loadImage})).rejects.toThrow('Encoding');
});
