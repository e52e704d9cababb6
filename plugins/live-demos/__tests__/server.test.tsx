/**
 * The way of a demo from the server to the browser. The environment is node on purpose: Emotion
 * and React decide on loading, by the document, on which side they are.
 *
 * @jest-environment node
 */
import {JSDOM} from 'jsdom';
import type {RunnableDemo} from '../theme/Demo/types';

type PageFixture = typeof import('./__fixtures__/page');

const near: (() => void)[] = [];
let loads = 0;

class Observer {
  constructor(callback: (entries: {isIntersecting: boolean}[]) => void) {
    near.push(() => callback([{isIntersecting: true}]));
  }
  observe() {}
  disconnect() {}
}

/** All modules anew, for the side that the globals now stand for. */
function side() {
  jest.resetModules();
  return {
    React: require('react') as typeof import('react'),
    ...(require('./__fixtures__/page') as PageFixture),
  };
}

function demoOf(Component: PageFixture['Counter']): RunnableDemo {
  const module = {default: Component};
  const load = async () => {
    loads += 1;
    return module;
  };
  return {name: 'Counter', file: 'Counter.tsx', at: 'docs/a.md:3', load, server: () => module};
}

function serve(name: 'Counter' | 'Thrower'): string {
  Object.assign(globalThis, {VITRINE_SERVER: true});
  const {React, Page, ...demos} = side();
  const {renderToString} = require('react-dom/server') as typeof import('react-dom/server');
  return renderToString(React.createElement(Page, {demo: demoOf(demos[name])}));
}

const html = serve('Counter');

/** A browser that was sent the page. */
function openPage(): HTMLElement {
  const {window} = new JSDOM(`<!doctype html><main>${html}</main>`, {pretendToBeVisual: true});
  const {document, navigator, HTMLElement, MouseEvent} = window;
  const globals = {window, document, navigator, HTMLElement, MouseEvent};
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, {value, configurable: true});
  }
  Object.assign(globalThis, {
    IntersectionObserver: Observer,
    IS_REACT_ACT_ENVIRONMENT: true,
    VITRINE_SERVER: false,
  });
  return document.querySelector('main') as HTMLElement;
}

async function hydrate() {
  near.length = 0;
  loads = 0;
  const main = openPage();
  const {React, Page, Counter} = side();
  const {hydrateRoot} = require('react-dom/client') as typeof import('react-dom/client');
  const page = (demo: RunnableDemo) => React.createElement(Page, {demo});
  const demo = demoOf(Counter);
  const root = await React.act(async () => hydrateRoot(main, page(demo)));
  const buttons = [...main.querySelectorAll('button')] as HTMLElement[] as [
    HTMLElement,
    HTMLElement,
  ];
  return {
    main,
    buttons,
    click: (button: HTMLElement) => React.act(async () => button.click()),
    comeNear: (index: number) => React.act(async () => near[index]?.()),
    renderAgain: () => React.act(async () => root.render(page(demoOf(Counter)))),
  };
}

afterEach(() => {
  for (const name of ['window', 'document', 'navigator', 'HTMLElement', 'MouseEvent']) {
    Reflect.deleteProperty(globalThis, name);
  }
});

it("renders a demo into the page's HTML, its styles beside it", () => {
  expect(html).toContain('data-demo="Counter"');
  expect(html).toMatch(/<style data-emotion="css [^"]+">[^<]*rebeccapurple/);
  expect(html).toMatch(/<button id="[^"]+"[^>]*>Pressed 0<\/button>/);
});

it('gives no id twice', () => {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(3);
});

it('does not load a demo with the page, and leaves its nodes alone', async () => {
  const {main, buttons} = await hydrate();
  expect(loads).toBe(0);
  expect([...main.querySelectorAll('button')]).toEqual(buttons);
  expect(main.textContent).toContain('Pressed 0');
});

it('hydrates the served nodes without a word, and only the demo that is near', async () => {
  const {main, buttons, comeNear, click} = await hydrate();
  const ids = buttons.map(({id}) => id);
  await comeNear(0);
  expect(loads).toBe(1);
  await click(buttons[0]);
  expect([...main.querySelectorAll('button')]).toEqual(buttons);
  expect(buttons.map(({textContent}) => textContent)).toEqual(['Pressed 1', 'Pressed 0']);
  expect(buttons.map(({id}) => id)).toEqual(ids);
});

it('takes the served styles over, of the demos that sleep too', async () => {
  const {main, buttons, comeNear} = await hydrate();
  await comeNear(0);
  expect(main.querySelector('style')).toBeNull();
  expect(buttons.map((button) => window.getComputedStyle(button).color)).toEqual([
    'rgb(102, 51, 153)',
    'rgb(102, 51, 153)',
  ]);
});

it('keeps a demo as it is when its page is rendered again', async () => {
  const {buttons, comeNear, click, renderAgain} = await hydrate();
  await comeNear(0);
  await click(buttons[0]);
  await renderAgain();
  expect(buttons[0].isConnected).toBe(true);
  expect(buttons[0].textContent).toBe('Pressed 1');
  expect(buttons[1].isConnected).toBe(true);
  expect(loads).toBe(1);
});

it('makes up for every click that came before the code', async () => {
  const {buttons, comeNear, click} = await hydrate();
  await click(buttons[0]);
  await click(buttons[0]);
  expect(buttons[0].textContent).toBe('Pressed 0');
  await comeNear(0);
  expect(buttons[0].textContent).toBe('Pressed 2');
});

it('fails the build where a demo throws on the server', () => {
  expect(() => serve('Thrower')).toThrowErrorMatchingInlineSnapshot(`
    "docs/a.md:3: demo "Counter.tsx" threw while it was rendered on the server: window is not defined
      Fix: mend the demo; what needs the browser (window, document) belongs in an effect
    Cause: window is not defined"
  `);
});
