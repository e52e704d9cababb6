import {act, fireEvent, screen, waitFor} from '@testing-library/react/pure';
import {hydrateRoot} from 'react-dom/client';
import {HYDRATE_EVENT} from '../../_shared/loading/lateScripts';
import Demo from '../theme/Demo';
import {liveFirst} from '../theme/Demo/islands';
import type {IslandDemo} from '../theme/Demo/islands';
import {comeNear, Counter, prepareBrowser} from './__fixtures__/island';

jest.mock('@generated/demos/default/frames.js', () => [], {virtual: true});
jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: jest.fn()}), {virtual: true});
jest.mock('@docusaurus/useIsBrowser', () => () => true, {virtual: true});

const DEMO: IslandDemo = {
  id: 'demo-counter',
  name: 'Counter',
  at: 'docs/a.md:3',
  load: async () => ({default: Counter}),
};
const SERVED = '<div><!--$--><button>Pressed 0</button><!--/$--></div>';
const onWanted = jest.fn();
const onDemo = jest.fn();
let wantPage: () => void;

beforeEach(() => {
  prepareBrowser();
  document.addEventListener(HYDRATE_EVENT, onWanted);
});

/** A page as it was served, whose demos come alive before it. */
function open(demos: readonly IslandDemo[], html: string): Promise<void> {
  document.body.innerHTML = html;
  const page = new Promise<void>((resolve) => (wantPage = resolve));
  return liveFirst(demos, {page, isPageWanted: false, onDemo});
}

function figure(inner: string): string {
  return `<figure id="demo-counter">${inner}</figure>`;
}

it('comes alive while its page is as it was served, and goes on when React takes that over', async () => {
  const load = jest.fn(DEMO.load);
  const demo = {
    ...DEMO,
    file: 'Counter.tsx',
    options: {hideToolbar: true},
    load,
    server: undefined,
  };
  document.body.innerHTML = '<main></main>';
  const main = document.querySelector('main') as HTMLElement;
  const {renderToString} = await import('react-dom/server');
  const html = renderToString(<Demo {...demo} />);
  const page = open([{...DEMO, load}], `<main>${html}</main>`);
  const element = document.querySelector('[data-demo]') as HTMLElement;
  element.innerHTML = SERVED;
  const button = screen.getByRole('button');
  fireEvent.click(button);
  await comeNear();
  await waitFor(() => expect(button.textContent).toBe('Pressed 1'));
  expect(onDemo).toHaveBeenCalled();
  expect(onWanted).not.toHaveBeenCalled();

  wantPage();
  await page;
  await act(
    async () => void hydrateRoot(document.querySelector('main') ?? main, <Demo {...demo} />),
  );
  await act(async () => fireEvent.click(button));
  expect(screen.getByRole('button')).toBe(button);
  expect(button.textContent).toBe('Pressed 2');
  expect(load).toHaveBeenCalledTimes(1);
});

it('asks for the page where the code of a demo cannot be had', async () => {
  void open(
    [{...DEMO, load: () => Promise.reject(new Error('lost'))}],
    figure(`<div data-demo="Counter">${SERVED}</div>`),
  );
  await comeNear();
  await waitFor(() => expect(onWanted).toHaveBeenCalledTimes(1));
});

it.each([
  [
    'in a window of its own',
    [DEMO],
    figure(`<div data-windowed><div data-demo="Counter"></div></div>`),
  ],
  ['that no export tells of', [], figure(`<div data-demo="Counter">${SERVED}</div>`)],
])('asks for the page as soon as a demo is wanted %s', async (_what, demos, html) => {
  void open(demos, html);
  expect(onWanted).not.toHaveBeenCalled();
  await comeNear();
  expect(onWanted).toHaveBeenCalledTimes(1);
});

it('leaves all to the page where that is wanted already', async () => {
  const load = jest.fn(DEMO.load);
  document.body.innerHTML = figure(`<div data-demo="Counter">${SERVED}</div>`);
  await liveFirst([{...DEMO, load}], {page: Promise.resolve(), isPageWanted: true, onDemo});
  fireEvent.pointerDown(screen.getByRole('button'));
  expect(load).not.toHaveBeenCalled();
});
