jest.mock('@docusaurus/ExecutionEnvironment', () => ({canUseDOM: true}), {virtual: true});

it('fetches what is pointed at, and nothing that is only seen', () => {
  jest.requireActual('../client');
  const prefetch = jest.fn();
  const preload = jest.fn();
  const page = window as unknown as {docusaurus: {prefetch: jest.Mock; preload: jest.Mock}};
  page.docusaurus = Object.freeze({prefetch, preload});
  page.docusaurus.prefetch('/a/');
  page.docusaurus.preload('/a/');
  expect(prefetch).not.toHaveBeenCalled();
  expect(preload).toHaveBeenCalledWith('/a/');
});

describe('an address that cannot be decoded', () => {
  jest.requireActual('../client');

  /** What a router is told, which listens after the theme. */
  function heard(change: () => void): Promise<string> {
    return new Promise((resolve) => {
      const listen = () => resolve(window.location.pathname + window.location.hash);
      window.addEventListener('popstate', listen, {once: true});
      change();
    });
  }

  it.each(['#%E0%A4%A', '#%', '#a%zz', '#%ff'])(
    'is mended before the router hears: %s',
    async (hash) => {
      const told = await heard(() => {
        window.location.hash = hash;
      });
      expect(() => decodeURIComponent(told)).not.toThrow();
      expect(decodeURIComponent(told)).toBe(`/${hash}`);
    },
  );

  it('is mended in the history too, with its state', async () => {
    window.history.pushState({key: 'a'}, '', '/%E0%A4%A/?a=%#%');
    window.history.pushState({key: 'b'}, '', '/b/');
    await heard(() => window.history.back());
    expect(window.location.pathname).toBe('/%25E0%25A4%25A/');
    expect(window.location.search + window.location.hash).toBe('?a=%#%25');
    expect(window.history.state).toEqual({key: 'a'});
  });

  it('is left alone where it can be', async () => {
    const told = await heard(() => {
      window.location.hash = '#caf%C3%A9';
    });
    expect(told).toContain('#caf%C3%A9');
  });
});
