/**
 * The way of a demo from the server to the browser. The environment is node on purpose: Emotion
 * and React decide on loading, by the document, on which side they are.
 *
 * @jest-environment node
 */
import {JSDOM} from 'jsdom';
import type {RunnableDemo} from '../theme/Demo/types';

/** Under any of the two pages' names: framed below `docs/framed/`, elsewhere with styles alone. */
jest.mock(
  '@generated/demos/default/frames.js',
  () => [
    {
      path: 'docs/framed/',
      id: 'demo-frame-test',
      load: async () => require('./__fixtures__/page') as PageFixture,
      server: () => require('./__fixtures__/page') as PageFixture,
    },
    {
      path: 'docs/',
      id: 'demo-frame-bare',
      load: async () => require('./__fixtures__/bareFrame') as PageFixture,
      server: () => require('./__fixtures__/bareFrame') as PageFixture,
    },
  ],
  {virtual: true},
);

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

function demoOf(Component: PageFixture['Counter'], at: string): RunnableDemo {
  const module = {default: Component};
  const load = async () => {
    loads += 1;
    return module;
  };
  return {name: 'Counter', file: 'Counter.tsx', at, load, server: () => module};
}

const BARE = 'docs/a.md:3';
const FRAMED = 'docs/framed/a.md:3';

function serve(name: 'Counter' | 'Never' | 'Thrower' | 'Orphan' | 'Stranger', at = BARE): string {
  Object.assign(globalThis, {VITRINE_SERVER: true});
  const {React, Page, ...demos} = side();
  const {renderToString} = require('react-dom/server') as typeof import('react-dom/server');
  return renderToString(React.createElement(Page, {demo: demoOf(demos[name], at)}));
}

const html = serve('Counter');
const framed = serve('Counter', FRAMED);

/** A browser that was sent the page. */
function openPage(at: string, dir: string): HTMLElement {
  const served = at === FRAMED ? framed : html;
  const text = `<!doctype html><html dir="${dir}"><main>${served}</main>`;
  const {window} = new JSDOM(text, {pretendToBeVisual: true});
  const {document, navigator, HTMLElement, MouseEvent, MutationObserver} = window;
  const globals = {window, document, navigator, HTMLElement, MouseEvent, MutationObserver};
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

async function hydrate({at = BARE, dir = 'ltr', name = 'Counter' as 'Counter' | 'Thrower'} = {}) {
  near.length = 0;
  loads = 0;
  const main = openPage(at, dir);
  const {React, Page, [name]: Demo} = side();
  const {hydrateRoot} = require('react-dom/client') as typeof import('react-dom/client');
  const page = (demo: RunnableDemo) => React.createElement(Page, {demo});
  const demo = demoOf(Demo, at);
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
    turn: (to: string) => React.act(async () => document.documentElement.setAttribute('dir', to)),
    renderAgain: () => React.act(async () => root.render(page(demoOf(Demo, at)))),
  };
}

afterEach(() => {
  for (const name of ['window', 'document', 'navigator', 'HTMLElement', 'MutationObserver']) {
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

it('says so in its place where a demo throws in hydration, and leaves the others alone', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const {main, buttons, comeNear} = await hydrate({name: 'Thrower'});
  await comeNear(0);
  expect(main.querySelector('[role="alert"]')?.textContent).toContain('window is not defined');
  expect(buttons[1].isConnected).toBe(true);
  expect(main.querySelector('p')?.textContent).toBe('Text');
  expect(log).toHaveBeenCalled();
});

describe('a frame', () => {
  it('surrounds each demo, and its sheet is on the page once', () => {
    expect(framed.match(/<section id="[^"]+" title="ltr">/g)).toHaveLength(2);
    expect(framed.match(/--tint/g)).toHaveLength(1);
    expect(html).not.toContain('--tint');
  });

  it('is named on the element, for checks', async () => {
    expect(framed.match(/data-library-version="1\.2\.3"/g)).toHaveLength(2);
    const {main, comeNear} = await hydrate({at: FRAMED});
    await comeNear(0);
    const demos = [...main.querySelectorAll<HTMLElement>('[data-demo]')];
    expect(demos.map((demo) => demo.dataset.libraryVersion)).toEqual(['1.2.3', '1.2.3']);
  });

  it('hydrates with its demo without a word; the sheet that was served stays the only one', async () => {
    const {main, buttons, comeNear, click} = await hydrate({at: FRAMED});
    const ids = [...main.querySelectorAll('[id]')].map(({id}) => id);
    await comeNear(0);
    await comeNear(1);
    await click(buttons[1]);
    expect([...main.querySelectorAll('button')]).toEqual(buttons);
    expect(buttons[1].textContent).toBe('Pressed 1');
    expect([...main.querySelectorAll('[id]')].map(({id}) => id)).toEqual(ids);
    const sheets = [...document.querySelectorAll('style')];
    expect(sheets.filter(({textContent}) => textContent?.includes('--tint'))).toHaveLength(1);
  });
});

describe('a page that is read from right to left', () => {
  it('turns a demo when it comes alive: same nodes, mirrored styles, the clicks made up for', async () => {
    const {main, buttons, comeNear, click} = await hydrate({at: FRAMED, dir: 'rtl'});
    await click(buttons[0]);
    await comeNear(0);
    expect(main.querySelector('button')).toBe(buttons[0]);
    expect(buttons[0].textContent).toBe('Pressed 1');
    expect(buttons[0].className).toMatch(/^rtl-/);
    expect(window.getComputedStyle(buttons[0]).marginRight).toBe('7px');
    expect(buttons[0].closest('section')?.title).toBe('rtl');
    expect(buttons[0].closest('[data-demo]')?.getAttribute('dir')).toBe('rtl');
    expect(buttons[1].className).toMatch(/^css-/);
  });

  it('turns back and forth in place, and the state is kept', async () => {
    const {buttons, comeNear, click, turn} = await hydrate();
    await comeNear(0);
    await click(buttons[0]);
    expect(window.getComputedStyle(buttons[0]).marginLeft).toBe('7px');
    await turn('rtl');
    expect(buttons[0].className).toMatch(/^rtl-/);
    await turn('ltr');
    expect(buttons[0].className).toMatch(/^css-/);
    expect(buttons[0].closest('[data-demo]')?.getAttribute('dir')).toBe('ltr');
    expect(buttons[0].isConnected).toBe(true);
    expect(buttons[0].textContent).toBe('Pressed 1');
  });
});

it('fails the build where a demo throws on the server', () => {
  expect(() => serve('Thrower')).toThrowErrorMatchingInlineSnapshot(`
    "docs/a.md:3: demo "Counter.tsx" threw while it was rendered on the server: window is not defined
      Fix: mend the demo; what needs the browser (window, document) belongs in an effect, what waits in a <Suspense> of the demo; what cannot be rendered in a build at all says "browserOnly": true
    Cause: window is not defined"
  `);
});

it('leaves the place of a demo empty that the browser alone runs', () => {
  Object.assign(globalThis, {VITRINE_SERVER: true});
  const {React, Page} = side();
  const {renderToString} = require('react-dom/server') as typeof import('react-dom/server');
  const load = () => Promise.reject(new Error('a server loads nothing'));
  const demo = {name: 'Screen', file: 'Screen.tsx', at: BARE, load};
  const {document} = new JSDOM(renderToString(React.createElement(Page, {demo}))).window;
  expect(document.querySelector('[data-demo="Screen"]')?.childNodes).toHaveLength(0);
});

it('says which hook wants a provider where one is missing', () => {
  expect(() => serve('Orphan')).toThrow(
    /server: no theme \(in useTheme\)\n {2}Fix: mend the demo; a provider that it asks for belongs in the frame/,
  );
});

it('says so where two copies of React have met', () => {
  expect(() => serve('Stranger')).toThrow(
    /server: two copies of React meet in it, as useId is asked of .*\n {2}Fix: build the library with react/,
  );
});

it('fails the build where a demo waits for what never comes', () => {
  expect(() => serve('Never')).toThrow(/^docs\/a\.md:3: demo "Counter\.tsx" threw .* suspended/);
});
