import {callTag, loadScript, track} from '..';

afterEach(() => {
  delete window.gtag;
  document.head.replaceChildren();
});

it('hands an event to the tag as it is', () => {
  const calls: unknown[][] = [];
  window.gtag = (...call) => calls.push(call);
  track('page_view', {page_title: 'Button'});
  callTag('set', 'user_properties', {colorScheme: 'dark'});
  expect(calls).toEqual([
    ['event', 'page_view', {page_title: 'Button'}],
    ['set', 'user_properties', {colorScheme: 'dark'}],
  ]);
});

it('sends nothing from the window of a demo: the page around it does', () => {
  const sent = jest.fn();
  window.gtag = sent;
  document.documentElement.dataset.demoAlone = 'frame';
  callTag('event', 'page_view', {});
  delete document.documentElement.dataset.demoAlone;
  expect(sent).not.toHaveBeenCalled();
});

it('does nothing where there is no tag, and survives one that throws', () => {
  expect(() => track('code', {})).not.toThrow();
  window.gtag = () => {
    throw new Error('blocked');
  };
  expect(() => track('code', {})).not.toThrow();
});

it('leaves no trace of a tag that fails later', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  window.gtag = async () => {
    throw new Error('blocked');
  };
  track('code', {});
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

/** The element that is being loaded. */
const script = () => document.querySelector<HTMLScriptElement>('script');

it('loads a script with its attributes, and is done once it has run', async () => {
  const loaded = loadScript('https://ads.test/a.js', {attributes: {id: 'ads'}});
  expect(script()?.src).toBe('https://ads.test/a.js');
  expect(script()?.id).toBe('ads');
  script()?.dispatchEvent(new Event('load'));
  await expect(loaded).resolves.toBeUndefined();
});

it('takes the element of a script away that is refused, and tells which it was', async () => {
  const loaded = loadScript('https://ads.test/a.js');
  script()?.dispatchEvent(new Event('error'));
  await expect(loaded).rejects.toThrow('Script not loaded: https://ads.test/a.js');
  expect(script()).toBeNull();
});

it('gives a script up that never answers', async () => {
  await expect(loadScript('https://ads.test/a.js', {timeout: 1})).rejects.toThrow('not loaded');
  expect(script()).toBeNull();
});

it('keeps what foreign scripts throw out of the console, and nothing of its own', async () => {
  void loadScript('https://ads.test/a.js');
  const thrown = (filename: string) => new ErrorEvent('error', {filename, cancelable: true});
  const isContained = (error: ErrorEvent) => !window.dispatchEvent(error);
  expect(isContained(thrown('https://ads.test/a.js'))).toBe(true);
  expect(isContained(thrown(''))).toBe(true);
  expect(isContained(thrown(`${window.location.origin}/assets/main.js`))).toBe(false);
});
