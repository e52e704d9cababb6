import {act} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {render} from '@testing-library/react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import placement from '@generated/ads/default/options.json';
import AdSlot from '../theme/AdSlot';
import {HOUSE, placementOf} from './__fixtures__/placement';

jest.mock('@generated/ads/default/options.json', () => ({}), {virtual: true});
jest.mock('@docusaurus/plugin-content-docs/client', () => ({useDoc: jest.fn()}), {virtual: true});

function visit(permalink: string, frontMatter: Record<string, unknown> = {}): void {
  const doc = {metadata: {permalink}, frontMatter} as unknown as ReturnType<typeof useDoc>;
  jest.mocked(useDoc).mockReturnValue(doc);
}

const room = () => document.querySelector('[data-house-room]') as HTMLElement;

beforeEach(() => {
  visit('/a/');
  Object.assign(placement, placementOf({house: HOUSE}));
});

it('keeps room under a label, with nothing in it', () => {
  const {container} = render(<AdSlot />);
  expect(container.innerHTML).toMatchInlineSnapshot(
    `"<aside class="slot" aria-label="Ad" data-house-slot=""><div class="space"><div class="frame"><p class="label">Ad</p><div data-house-room=""></div></div></div></aside>"`,
  );
});

it.each([
  ['the page wants no ad', {disableAd: true}, {}],
  ['there are no ads', {}, {house: []}],
  ['no page view shows one', {}, {frequency: 0}],
])('renders nothing where %s', (_case, frontMatter, given) => {
  visit('/a/', frontMatter);
  Object.assign(placement, given);
  expect(render(<AdSlot />).container.innerHTML).toBe('');
});

it('renders nothing in development', () => {
  const {env} = process;
  process.env = {...env, NODE_ENV: 'development'};
  expect(render(<AdSlot />).container.innerHTML).toBe('');
  process.env = env;
});

it('leaves alone what is put in, before React comes and with each render', async () => {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(<AdSlot />);
  room().innerHTML = '<a href="/guide/">Guide</a>';
  room().setAttribute('data-house-shown', '');
  const [ad] = room().children;
  const root = await act(async () => hydrateRoot(container, <AdSlot />));
  await act(async () => root.render(<AdSlot />));
  expect([...room().children]).toEqual([ad]);
  expect(room().hasAttribute('data-house-shown')).toBe(true);
  await act(async () => root.unmount());
});

it('gives the next page a room of its own', () => {
  const {rerender} = render(<AdSlot />);
  const before = room();
  before.append('Ad');
  visit('/b/');
  rerender(<AdSlot />);
  expect(room()).not.toBe(before);
  expect(room().childNodes).toHaveLength(0);
});
