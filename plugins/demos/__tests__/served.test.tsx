import {loadServed, servedOf} from '../client/served';

const root = document.documentElement;
const fetched = jest.fn<Promise<Partial<Response>>, [string]>();

const PAGE = `
  <style data-href="frame-a frame-b" data-precedence="demo-frame">:root { --a: 1 }</style>
  <script src="/assets/js/main.1.js"></script>
  <figure id="demo-a"><div data-demo="A"><div><b>A</b></div></div><figcaption>
    <div data-code-part="preview"><pre>a</pre></div><div data-code-part="whole"><pre>all</pre></div>
  </figcaption></figure>
  <figure id="demo-b"><div data-demo="B"><div>B</div></div></figure>
  <div data-demo="Homeless"></div>`;

const answer = (text: string, ok = true) =>
  fetched.mockResolvedValueOnce({ok, text: async () => text});

beforeEach(() => {
  Object.assign(globalThis, {VITRINE_SERVER: false, fetch: fetched});
  Object.assign(AbortSignal, {timeout: () => new AbortController().signal});
  document.head.innerHTML = '<script src="/assets/js/main.1.js" type="text/plain"></script>';
  root.dataset.hasHydrated = 'true';
});

it('tells the markup and the source of each demo by its figure, and the sheets by each of their names', async () => {
  answer(PAGE);
  await loadServed('/whole/');
  expect(fetched.mock.calls[0]?.[0]).toBe('/whole/');
  const page = servedOf('/whole/');
  expect([...(page?.markup ?? [])]).toEqual([
    ['demo-a', {__html: '<div><b>A</b></div>'}],
    ['demo-b', {__html: '<div>B</div>'}],
  ]);
  expect([...(page?.sources ?? [])]).toEqual([
    ['demo-a', [{__html: '<pre>a</pre>'}, {__html: '<pre>all</pre>'}]],
    ['demo-b', []],
  ]);
  expect([...(page?.sheets ?? [])]).toEqual([
    ['frame-a', ':root { --a: 1 }'],
    ['frame-b', ':root { --a: 1 }'],
  ]);
});

it('tells the same of a page each time, with or without a slash, and asks once', async () => {
  answer(PAGE);
  await Promise.all([loadServed('/once/'), loadServed('/once')]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(servedOf('/once/')).toBe(servedOf('/once'));
});

it('knows nothing of the page that was served itself', async () => {
  answer(PAGE);
  await loadServed('/first/');
  root.dataset.hasHydrated = 'false';
  expect(servedOf('/first/')).toBeUndefined();
});

it.each([
  ['is missing', () => answer(PAGE, false)],
  ['is of another release', () => answer(PAGE.replace('main.1', 'main.2'))],
  ['does not come', () => fetched.mockRejectedValueOnce(new Error('offline'))],
])('does without a page that %s', async (why, prepare) => {
  prepare();
  await loadServed(`/${why}/`);
  expect(servedOf(`/${why}/`)).toBeUndefined();
});

it('asks again for a page that did not come', async () => {
  fetched.mockRejectedValueOnce(new Error('offline'));
  await loadServed('/late/');
  answer(PAGE);
  await loadServed('/late/');
  expect(servedOf('/late/')?.markup.size).toBe(2);
});
