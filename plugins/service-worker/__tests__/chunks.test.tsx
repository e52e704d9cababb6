import {followChunks} from '../client/chunks';
import type {Typing} from '../core/decide';

const reload = jest.fn();
const open = jest.fn();
let typing: Typing = 'nothing';
let isReachable = true;

const settle = () => new Promise((resolve) => setTimeout(resolve));

type ListenerArgs = Parameters<EventTarget['addEventListener']>;

/** What the page listens to, to be forgotten with it. */
const heard: [EventTarget, string, ListenerArgs[1]][] = [];

/** A page of the tab: what the page before it listened to is gone. */
function load(): void {
  for (const [target, type, listener] of heard.splice(0)) {
    for (const capture of [true, false]) target.removeEventListener(type, listener, capture);
  }
  const {addEventListener} = EventTarget.prototype;
  const spies = [window, document].map((target) =>
    jest.spyOn(target, 'addEventListener').mockImplementation((...args: ListenerArgs) => {
      heard.push([target, args[0], args[1]]);
      addEventListener.apply(target, args);
    }),
  );
  const isThere = async () => isReachable;
  followChunks({baseUrl: '/', typing: () => typing, isReachable: isThere, reload, open});
  stopHearing = () => spies.forEach((spy) => spy.mockRestore());
}

let stopHearing: () => void = () => undefined;
afterEach(() => stopHearing());

async function failScript(src: string): Promise<void> {
  const script = document.createElement('script');
  script.setAttribute('type', 'text/none');
  script.src = src;
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
  await settle();
}

function click(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', {bubbles: true, cancelable: true, ...init});
  document.addEventListener('click', (late) => late.preventDefault(), {once: true});
  document.querySelector('b')?.dispatchEvent(event);
  return open.mock.calls.length > 0;
}

const LINK = '<a href="/ui/"><b>UI</b></a>';

beforeEach(() => {
  [typing, isReachable] = ['nothing', true];
  sessionStorage.clear();
  document.body.replaceChildren();
  load();
});

/** The script that every page begins with. */
function begin(release: string): void {
  const script = document.createElement('script');
  script.setAttribute('type', 'text/none');
  script.src = `/assets/js/runtime.${release}.js`;
  document.head.replaceChildren(script);
  stopHearing();
  load();
}

it('reloads once for a release, whichever of its scripts are gone', async () => {
  begin('r1');
  await failScript('/assets/js/a.1.js');
  begin('r1');
  await failScript('/assets/js/b.1.js');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(click(LINK)).toBe(true);
  begin('r2');
  await failScript('/assets/js/a.2.js');
  expect(reload).toHaveBeenCalledTimes(2);
  document.head.replaceChildren();
});

it('reloads once for a script, then makes links plain', async () => {
  await failScript('/assets/js/a.1.js');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(click(LINK)).toBe(false);
  stopHearing();
  load();
  await failScript('/assets/js/a.1.js');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(click(LINK)).toBe(true);
  expect(open).toHaveBeenCalledWith('http://localhost/ui/');
});

it('counts before it waits, as the router may reload meanwhile', async () => {
  const script = failScript('/assets/js/a.1.js');
  stopHearing();
  load();
  await script;
  reload.mockClear();
  await failScript('/assets/js/a.1.js');
  expect(reload).not.toHaveBeenCalled();
  expect(click(LINK)).toBe(true);
});

it('does not count what was only offline', async () => {
  isReachable = false;
  await failScript('/assets/js/a.1.js');
  isReachable = true;
  stopHearing();
  load();
  await failScript('/assets/js/a.1.js');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads once though the same failure is told twice', async () => {
  const error = Object.assign(new Error('Loading chunk 7 failed.'), {
    name: 'ChunkLoadError',
    request: 'http://localhost/assets/js/a.1.js',
  });
  await failScript('/assets/js/a.1.js');
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), {reason: error}));
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(click(LINK)).toBe(false);
});

it('hears of it where only the promise tells', async () => {
  const reason = Object.assign(new Error('Loading chunk 7 failed.'), {name: 'ChunkLoadError'});
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), {reason}));
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['there is no network', () => (isReachable = false)],
  ['text would be lost', () => (typing = 'changed')],
])('does not reload where %s', async (_case, make) => {
  make();
  await failScript('/assets/js/a.1.js');
  expect(reload).not.toHaveBeenCalled();
  expect(click(LINK)).toBe(true);
});

it('passes over scripts of others, and other errors', async () => {
  await failScript('https://ads.example/assets/a.js');
  await failScript('/other/a.js');
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), {reason: new Error('x')}));
  await settle();
  expect(reload).not.toHaveBeenCalled();
  expect(click(LINK)).toBe(false);
});

it.each([
  ['to another site', '<a href="https://a.example/"><b>x</b></a>', {}],
  ['to another window', '<a href="/ui/" target="_blank"><b>x</b></a>', {}],
  ['to a download', '<a href="/ui.zip" download><b>x</b></a>', {}],
  ['within the page', '<a href="#part"><b>x</b></a>', {}],
  ['that is opened in a tab', LINK, {ctrlKey: true}],
  ['that is no link', '<b>x</b>', {}],
])('leaves a click alone %s', async (_case, html, init) => {
  isReachable = false;
  await failScript('/assets/js/a.1.js');
  expect(click(html, init)).toBe(false);
});
