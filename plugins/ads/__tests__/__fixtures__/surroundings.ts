import type {Surroundings} from '../../client/providers';

/** What `fetch` gives to providers, as far as they look at it. */
export function answer(body: unknown, status = 200): Response {
  const response = {ok: status < 400, status, json: async () => body};
  return response as Partial<Response> as Response;
}

/** Surroundings in which every draw is 0, every picture loads, and nobody answers. */
export function surroundingsOf(given: Partial<Surroundings> = {}): Surroundings {
  return {
    draw: () => 0,
    fetch: async () => Promise.reject(new TypeError('Failed to fetch')),
    loadImage: async () => undefined,
    now: () => 7,
    ...given,
  };
}

/** A body for a network's answer that can be shown. */
export const ANSWER = {
  ads: [
    {
      statlink: '//srv.test/click',
      image: '//cdn.test/a.png',
      company: 'Loom',
      description: 'Yarn for all.',
      statimp: '//srv.test/seen',
      pixel: 'https://p.test/[timestamp]',
    },
  ],
};
