import {loadStylesheet} from '../client';
import {Network, settle} from './__fixtures__/network';

const HREF = 'https://cdn.test/kit.css';
let network: Network;
let ends: AbortController[] = [];

/** Loads as a component does that may go at any time. */
function use(options: Parameters<typeof loadStylesheet>[1] = {}, href = HREF): AbortController {
  const end = new AbortController();
  ends.push(end);
  void loadStylesheet(href, {signal: end.signal, ...options});
  return end;
}

const held = () => document.head.innerHTML;
const LINK = `<link rel="stylesheet" href="${HREF}">`;
const STYLE = `<style data-href="${HREF}">@layer kit {\na{}\n}</style>`;

beforeEach(() => {
  network = new Network();
  document.head.innerHTML = '';
});

afterEach(async () => {
  for (const end of ends) end.abort();
  ends = [];
  await settle();
  expect(held()).not.toContain(HREF);
});

it('puts the text into its layer, at the end of the head', async () => {
  document.head.innerHTML = '<style id="first"></style>';
  const end = new AbortController();
  ends.push(end);
  const element = loadStylesheet(HREF, {layer: 'kit', signal: end.signal});
  network.answer({css: 'a{}'});
  expect((await element)?.dataset.href).toBe(HREF);
  expect(held()).toBe(`<style id="first"></style>${STYLE}`);
});

it('puts it before an element, or what a selector finds', async () => {
  document.head.innerHTML = '<style id="first"></style><style id="last"></style>';
  use({layer: 'kit', before: '#first'});
  use({before: document.querySelector('#last') ?? undefined});
  network.answer({css: 'a{}'});
  await settle();
  expect(held()).toBe(`${STYLE}<style id="first"></style>${LINK}<style id="last"></style>`);
});

it('takes the end of the head where the place is not there, or no longer', async () => {
  document.head.innerHTML = '<style id="first"></style>';
  use({before: '#missing'}, 'https://cdn.test/other.css');
  use({layer: 'kit', before: '#first'});
  document.querySelector('#first')?.remove();
  network.answer({css: 'a{}'});
  await settle();
  expect(held()).toBe(`<link rel="stylesheet" href="https://cdn.test/other.css">${STYLE}`);
});

it('links at once where there is no layer', () => {
  use();
  expect(network.asked).toEqual([]);
  expect(held()).toBe(LINK);
});

it.each<[string, () => void]>([
  ['refused', () => network.refuse()],
  ['missing', () => network.answer({status: 404, statusText: 'Not Found'})],
  ['a page', () => network.answer({css: '<html>', type: 'text/html'})],
])('links what is %s, at the same place', async (_name, fail) => {
  document.head.innerHTML = '<style id="first"></style>';
  use({layer: 'kit', before: '#first'});
  fail();
  await settle();
  expect(held()).toBe(`${LINK}<style id="first"></style>`);
});

it('tells developers why', async () => {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'development';
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  use({layer: 'kit'});
  network.answer({status: 404, statusText: 'Not Found'});
  await settle();
  process.env.NODE_ENV = before;
  expect(warn.mock.calls).toEqual([[HREF, new Error('Failed to fetch CSS: Not Found')]]);
});

it('serves all who ask with one, until the last has gone', async () => {
  const [first, second] = [use({layer: 'kit'}), use({layer: 'kit', before: '#elsewhere'})];
  network.answer({css: 'a{}'});
  await settle();
  const third = use({layer: 'kit'});
  expect(network.asked).toEqual([HREF]);
  first.abort();
  second.abort();
  await settle();
  expect(held()).toBe(STYLE);
  third.abort();
  await settle();
  expect(held()).toBe('');
});

it('keeps layers apart', async () => {
  use({layer: 'kit'});
  use({layer: 'other'});
  network.answer({css: 'a{}'});
  network.answer({css: 'a{}'});
  await settle();
  expect(held()).toBe(STYLE + STYLE.replace('@layer kit', '@layer other'));
});

it('ends loading with the last who asked, and puts nothing into the page', async () => {
  const end = use({layer: 'kit'});
  end.abort();
  await settle();
  expect(network.aborted).toEqual([HREF]);
  expect(held()).toBe('');
});

it('puts nothing into the page where the answer is there just before the end', async () => {
  const end = use({layer: 'kit'});
  network.answer({css: 'a{}'});
  await Promise.resolve();
  end.abort();
  await settle();
  expect(held()).toBe('');
});

it('does not begin anew for one who goes and comes back', async () => {
  use({layer: 'kit'}).abort();
  use({layer: 'kit'});
  network.answer({css: 'a{}'});
  await settle();
  expect(network.asked).toEqual([HREF]);
  expect(held()).toBe(STYLE);
});

it('begins anew for one who comes later', async () => {
  use({layer: 'kit'}).abort();
  await settle();
  use({layer: 'kit'});
  expect(network.asked).toEqual([HREF, HREF]);
});

it('does nothing for one who has gone', async () => {
  expect(await loadStylesheet(HREF, {signal: AbortSignal.abort()})).toBeUndefined();
  expect(held()).toBe('');
});

it('refuses what is no layer, no selector and no address', () => {
  expect(() => loadStylesheet(HREF, {layer: 'a{'})).toThrow('is no name of a cascade layer');
  expect(() => loadStylesheet(HREF, {before: '['})).toThrow();
  expect(() => loadStylesheet('http://[')).toThrow();
  expect(network.asked).toEqual([]);
});
