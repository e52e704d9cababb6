import {act, render, screen, waitFor} from '@testing-library/react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {loadServed} from '../client/served';
import Demo from '../theme/Demo';
import {prepareBrowser} from './__fixtures__/demo';

let mockPath = '';
const mockCollectAnchor = jest.fn();

jest.mock('@generated/demos/default/frames.js', () => [], {virtual: true});
jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: mockCollectAnchor}), {
  virtual: true,
});
jest.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: mockPath, hash: ''})}), {
  virtual: true,
});
jest.mock('@docusaurus/useIsBrowser', () => () => true, {virtual: true});

const root = document.documentElement;
const fetched = jest.fn<Promise<Partial<Response>>, [string]>();

beforeEach(() => {
  prepareBrowser();
  fetched.mockReset();
  Object.assign(globalThis, {fetch: fetched, ResizeObserver: Sizes});
  Object.assign(AbortSignal, {timeout: () => new AbortController().signal});
  delete root.dataset.hasHydrated;
  document.body.innerHTML = '<main></main>';
});

/** Tells of all that is observed, at once. */
class Sizes {
  constructor(private readonly tell: (entries: {target: Element}[]) => void) {}
  observe(target: Element): void {
    this.tell([{target}]);
  }
  disconnect(): void {}
}

/** A demo as the server renders it, or as the browser has it: without the text of its source. */
function page(isServed: boolean) {
  return (
    <Demo id="demo-kept" name="Kept" file="Kept.tsx" at="a.md:1" load={() => new Promise(() => {})}>
      <div data-demo-file="Kept.tsx" data-kept={isServed ? undefined : ''}>
        {isServed && (
          <div data-code-block="tsx">
            <pre>its source</pre>
          </div>
        )}
      </div>
    </Demo>
  );
}

const answer = (html: string) => fetched.mockResolvedValueOnce({ok: true, text: async () => html});
const source = () => document.querySelector('[data-code-part]')?.textContent;

/** Shows the page as one that a link led to. */
function arrive(path: string): void {
  root.dataset.hasHydrated = 'true';
  mockPath = path;
  render(page(false));
}

it('stays as it was served when React takes the page over', async () => {
  const main = document.querySelector('main') as HTMLElement;
  main.innerHTML = renderToString(page(true));
  const text = document.querySelector('pre');
  await act(async () => void hydrateRoot(main, page(false)));
  expect(document.querySelector('pre')).toBe(text);
  expect(source()).toBe('its source');
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['scrolls', 500, 'Code, tsx'],
  ['has room', 200, null],
])('is a stop of the Tab key where it %s', async (_what, width, name) => {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200);
  const main = document.querySelector('main') as HTMLElement;
  main.innerHTML = renderToString(page(true));
  await act(async () => void hydrateRoot(main, page(false)));
  const code = document.querySelector('pre');
  expect(code?.getAttribute('aria-label')).toBe(name);
  expect(code?.tabIndex).toBe(name === null ? -1 : 0);
  jest.restoreAllMocks();
});

it('is there with a page that a link leads to', async () => {
  answer(renderToString(page(true)));
  await loadServed('/came/');
  arrive('/came/');
  expect(source()).toBe('its source');
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('follows where the page came before it, of another release too', async () => {
  answer(`<script src="/assets/js/main.2.js"></script>${renderToString(page(true))}`);
  arrive('/late/');
  // Another demo of the page asks for it as well.
  render(page(false));
  expect(source()).toBe('');
  await waitFor(() => expect(source()).toBe('its source'));
  expect(fetched).toHaveBeenCalledTimes(1);
});

it.each([
  ['the page cannot be had', {ok: false}],
  ['the page does not have it', {ok: true, text: async () => '<p>Another tab</p>'}],
])('says so where %s', async (why, response) => {
  fetched.mockResolvedValueOnce(response);
  arrive(`/${why}/`);
  expect((await screen.findByRole('alert')).textContent).toBe('The code could not be loaded.');
});
