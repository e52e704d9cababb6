import {StrictMode} from 'react';
import {render} from '@testing-library/react';
import {useStylesheet} from '../client';
import type {StylesheetOptions} from '../client';
import {Network, settle} from './__fixtures__/network';

const HREF = 'https://cdn.test/kit.css';
let network: Network;

function Styled({href = HREF, ...options}: StylesheetOptions & {href?: string | undefined}) {
  useStylesheet(href === 'none' ? undefined : href, options);
  return null;
}

const held = () => document.head.querySelectorAll('[data-href], link').length;

beforeEach(() => {
  network = new Network();
});

it('has the sheet in the page as long as the component', async () => {
  const {unmount} = render(<Styled layer="kit" />);
  network.answer({css: 'a{}'});
  await settle();
  expect(document.head.querySelector('style')?.dataset.href).toBe(HREF);
  unmount();
  await settle();
  expect(held()).toBe(0);
});

it('tells of the address as it was given', async () => {
  render(<Styled layer="kit" href="/kit.css" />);
  network.answer({css: 'a{}'});
  await settle();
  expect(document.head.querySelector('style')?.dataset.href).toBe('/kit.css');
});

it.each([
  ['an address', {href: 'https://'}],
  ['a selector', {before: ':::'}],
  ['a layer', {layer: '{'}],
])('leaves the page standing where something is not %s', (_what, props) => {
  expect(() => render(<Styled {...props} />)).not.toThrow();
  expect(held()).toBe(0);
});

it('ends loading when the component goes', async () => {
  const {unmount} = render(<Styled layer="kit" />);
  unmount();
  await settle();
  expect(network.aborted).toEqual([HREF]);
  expect(held()).toBe(0);
});

it('loads once for two components, and for one that is mounted anew', async () => {
  const page = (key: string) => (
    <StrictMode>
      <Styled key={key} layer="kit" />
      <Styled layer="kit" />
    </StrictMode>
  );
  const {rerender, unmount} = render(page('a'));
  rerender(page('b'));
  network.answer({css: 'a{}'});
  await settle();
  expect(network.asked).toEqual([HREF]);
  expect(network.aborted).toEqual([]);
  expect(held()).toBe(1);
  unmount();
  await settle();
  expect(held()).toBe(0);
});

it('follows its arguments', async () => {
  const {rerender, unmount} = render(<Styled href="none" />);
  expect(held()).toBe(0);
  rerender(<Styled href="/a.css" />);
  rerender(<Styled href="/b.css" />);
  await settle();
  expect(document.head.querySelector('link')?.getAttribute('href')).toBe('http://localhost/b.css');
  expect(held()).toBe(1);
  unmount();
});
