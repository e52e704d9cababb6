import {fireEvent, waitFor} from '@testing-library/react';
import {followOverlays} from '../theme/Demo/overlays';

const marksOf = (element: Element) =>
  ['data-demo-overlay', 'dir', 'data-demo-mode', 'data-demo-density'].map((name) =>
    element.getAttribute(name),
  );

/** A demo that lives as long as its test. */
function live(attributes: Record<string, string> = {}): HTMLElement {
  const demo = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) demo.setAttribute(name, value);
  page.append(demo);
  ends.push(followOverlays(demo));
  return demo;
}

/** Attaches an element to the body, as a portal does. */
async function attach(tag = 'div', attribute?: string): Promise<HTMLElement> {
  const element = document.createElement(tag);
  if (attribute !== undefined) element.setAttribute(attribute, '');
  document.body.append(element);
  // What is observed is told before this.
  await Promise.resolve();
  return element;
}

const ends: (() => void)[] = [];
const page = document.createElement('main');

beforeEach(() => document.body.append(page));

afterEach(() => {
  for (const end of ends.splice(0)) end();
  page.replaceChildren();
  document.body.replaceChildren();
});

it('marks what is attached, as the demo that was used last has it', async () => {
  const first = live({dir: 'rtl', 'data-demo-mode': 'dark', 'data-demo-density': 'compact'});
  live({dir: 'ltr'});
  expect(marksOf(await attach())).toEqual(['', 'ltr', null, null]);
  fireEvent.pointerDown(first);
  expect(marksOf(await attach())).toEqual(['', 'rtl', 'dark', 'compact']);
});

it('takes what opens from an overlay for that of the same demo', async () => {
  const first = live({dir: 'rtl'});
  const second = live({dir: 'ltr'});
  fireEvent.focusIn(first);
  const menu = await attach();
  fireEvent.pointerOver(second);
  expect(marksOf(await attach())).toEqual(['', 'ltr', null, null]);
  fireEvent.keyDown(menu.appendChild(document.createElement('button')));
  expect(marksOf(await attach())).toEqual(['', 'rtl', null, null]);
});

it('lets an open overlay follow its demo', async () => {
  const demo = live({dir: 'rtl', 'data-demo-mode': 'dark'});
  const overlay = await attach();
  demo.setAttribute('dir', 'ltr');
  demo.removeAttribute('data-demo-mode');
  await waitFor(() => expect(marksOf(overlay)).toEqual(['', 'ltr', null, null]));
});

it.each([
  ['script', undefined],
  ['style', undefined],
  ['div', 'data-announcer'],
  ['div', 'data-release-note'],
  ['div', 'data-consent'],
])('leaves alone a %s of the page (%s)', async (tag, attribute) => {
  live({dir: 'rtl'});
  expect(marksOf(await attach(tag, attribute))).toEqual([null, null, null, null]);
});

it('leaves alone what is attached when no demo is alive', async () => {
  live();
  ends.pop()?.();
  expect(marksOf(await attach())).toEqual([null, null, null, null]);
});
