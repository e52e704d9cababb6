import {HELD_CLICKS} from '../../_shared/loading/heldClicks';
import type {EarlyClicks} from '../../_shared/loading/heldClicks';
import {isOwnScript} from '../../_shared/client/ownScripts';
import {createHydration} from '../client/loader/hydration';
import {isShortcut} from '../client/loader/heldKeys';
import {createSession} from '../client/loader/session';
import {touchedBy} from '../client/loader/touched';

const SOURCES = ['/runtime.js', '/main.js'];
const events = {onLost: jest.fn()};
const added = () => [...document.head.querySelectorAll('script')];
const sources = () => added().map((script) => script.getAttribute('src'));

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('data-has-hydrated');
  sessionStorage.clear();
});

describe('hydration', () => {
  it('loads all scripts ahead, once, and runs none', () => {
    const {fetch} = createHydration('1.0', events);
    fetch(SOURCES);
    fetch(SOURCES);
    const links = [...document.head.querySelectorAll('link')];
    expect(links.map((link) => [link.rel, link.getAttribute('href')])).toEqual([
      ['preload', '/runtime.js'],
      ['preload', '/main.js'],
    ]);
    expect(added()).toEqual([]);
  });

  it('runs them once, in their order', () => {
    const {run} = createHydration('1.0', events);
    run(SOURCES);
    run(SOURCES);
    expect(sources()).toEqual(SOURCES);
    expect(added().map(({async}) => async)).toEqual([false, false]);
  });

  it('waits with the scripts for the sheet that not every page wears, and loads them beside it', () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/rest.css" disabled data-late-sheet>';
    const sheet = document.querySelector('link');
    const {run} = createHydration('1.0', events);
    run(SOURCES);
    expect(sheet?.hasAttribute('disabled')).toBe(false);
    expect(sources()).toEqual([]);
    expect([...document.querySelectorAll('link[rel=preload]')]).toHaveLength(3);
    sheet?.dispatchEvent(new Event('load'));
    expect(sources()).toEqual(SOURCES);
  });

  it('does without a sheet that cannot be had', () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/rest.css" disabled data-late-sheet>';
    const {run} = createHydration('1.0', events);
    run(SOURCES);
    document.querySelector('link')?.dispatchEvent(new Event('error'));
    expect(sources()).toEqual(SOURCES);
  });

  it('runs what a part of a page needs, and later the rest', () => {
    const {fetch, run} = createHydration('1.0', events);
    run(SOURCES.slice(0, 1));
    fetch(SOURCES);
    const links = [...document.head.querySelectorAll('link')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/main.js']);
    run(SOURCES);
    expect(sources()).toEqual(SOURCES);
  });

  it('keeps a page for the way back as soon as nothing is under way', () => {
    const remove = jest.spyOn(window, 'removeEventListener');
    const {run} = createHydration('1.0', events);
    run(SOURCES);
    const [runtime, main] = added();
    runtime?.dispatchEvent(new Event('load'));
    expect(remove).not.toHaveBeenCalled();
    main?.dispatchEvent(new Event('load'));
    expect(remove).toHaveBeenCalledWith('beforeunload', expect.any(Function));
  });

  it('tells of a script that is lost, and tries again with what has not run', () => {
    // Nothing to load the page anew for: there is no server.
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const {run} = createHydration('1.0', events);
    run(SOURCES);
    const [runtime, main] = added();
    runtime?.dispatchEvent(new Event('load'));
    main?.dispatchEvent(new Event('error'));
    expect(events.onLost).toHaveBeenCalledTimes(1);
    run(SOURCES);
    expect(sources()).toEqual(SOURCES);
    expect(added()[1]).not.toBe(main);
    // The answer to its preload may be the one that was lost.
    expect(added()[1]?.crossOrigin).toBe('anonymous');
  });

  it.each([
    ['loads the page anew, once, for a script that is gone', []],
    ['leaves a reader alone who has followed a link in the meantime', ['beforeunload']],
  ])('%s', async (_what, happens) => {
    sessionStorage.clear();
    const reload = jest.fn();
    let answer: (response: {ok: boolean}) => void = () => undefined;
    window.fetch = jest.fn(() => new Promise<never>((resolve) => (answer = resolve as never)));
    const {run} = createHydration('1.0', {...events, reload});
    for (let time = 0; time < 2; time += 1) {
      run(SOURCES);
      for (const event of happens) window.dispatchEvent(new Event(event));
      added()[0]?.dispatchEvent(new Event('error'));
      answer({ok: true});
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(reload).toHaveBeenCalledTimes(1 - happens.length);
  });

  it('adds nothing that is under way once more, when another is lost', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const {run} = createHydration('1.0', events);
    run(SOURCES);
    const [runtime, main] = added();
    main?.dispatchEvent(new Event('error'));
    run(SOURCES);
    expect(added().filter((script) => script.src === runtime?.src)).toEqual([runtime]);
  });
});

describe('a session', () => {
  function begin() {
    const early: EarlyClicks = {held: [], taken: new WeakSet(), controls: ''};
    Object.assign(window, {[HELD_CLICKS]: early});
    return {
      session: createSession({all: SOURCES, ofHeader: SOURCES.slice(0, 2), ofDemos: ['/kit.js']}),
      early,
    };
  }

  it('brings what demos need, beside the rest, and leaves the page until that is wanted', async () => {
    const {session, early} = begin();
    session.run('demos');
    session.run('demos');
    expect(sources()).toEqual([...SOURCES, '/kit.js']);
    expect(early.late?.isPageWanted).toBe(false);
    session.run('page');
    expect(early.late?.isPageWanted).toBe(true);
    await early.late?.page;
    expect(sources()).toEqual([...SOURCES, '/kit.js']);
  });

  it('leaves what demos need, and is lost, to whoever asks for it', () => {
    const {session} = begin();
    session.run('demos');
    const kit = added().at(-1);
    expect(kit && isOwnScript(kit)).toBe(true);
    kit?.dispatchEvent(new Event('error'));
    expect(sources()).toEqual(SOURCES);
    expect(events.onLost).not.toHaveBeenCalled();
  });

  it('brings what the header needs, and the page behind it', async () => {
    document.body.innerHTML = '<div data-header=""></div>';
    const early: EarlyClicks = {held: [], taken: new WeakSet(), controls: ''};
    Object.assign(window, {[HELD_CLICKS]: early});
    const all = [...SOURCES, '/page.js'];
    const session = createSession({all, ofHeader: SOURCES, ofDemos: []});
    session.run('header');
    expect(sources()).toEqual(SOURCES);
    session.run('page');
    expect(sources()).toEqual(all);
    expect(session.isAlive('header')).toBe(false);
    const opened = jest.fn();
    const page = early.late?.page.then(opened);
    await new Promise((resolve) => setTimeout(resolve));
    expect(opened).not.toHaveBeenCalled();
    document.querySelector('div')?.setAttribute('data-header', 'alive');
    expect(session.isAlive('header')).toBe(true);
    document.dispatchEvent(new Event('vitrine:header'));
    await page;
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('brings the page where its header has no root of its own', () => {
    const {session, early} = begin();
    session.run('header');
    expect(early.late?.isPageWanted).toBe(true);
  });

  it('says that a demo is on its way until that is there', () => {
    jest.useFakeTimers();
    const {session, early} = begin();
    session.want('demos');
    jest.advanceTimersByTime(1000);
    expect(document.documentElement.dataset.waits).toBe('');
    early.late?.onDemo();
    expect(document.documentElement.dataset.waits).toBeUndefined();
    jest.useRealTimers();
  });
});

describe('touchedBy', () => {
  it.each([
    ['<p>text</p>', 'p', ''],
    ['<a href="/">x</a>', 'a', ''],
    ['<details><summary>x</summary></details>', 'summary', ''],
    ['<details><summary data-wants-react="use">x</summary></details>', 'summary', 'isControl'],
    ['<span data-needs="js"><a href="/">x</a></span>', 'a', ''],
    ['<span data-needs="react"><button>x</button></span>', 'button', 'isControl'],
    ['<div data-code-tabs><input type="radio"></div>', 'input', ''],
    ['<input type="search">', 'input', 'isControl isField'],
    ['<textarea></textarea>', 'textarea', 'isControl isField'],
    ['<div data-demo="A"><p>x</p></div>', 'p', 'isDemo'],
    ['<div data-demo-overlay><p>x</p></div>', 'p', 'isAlive'],
    [
      '<div data-header=""><button data-wants-react="use">x</button></div>',
      'button',
      'isControl isHeader',
    ],
    [
      '<div data-header="alive"><button data-wants-react="use">x</button></div>',
      'button',
      'isControl isHeader isAlive',
    ],
  ])('reads %s', (html, selector, facts) => {
    document.body.innerHTML = html;
    const touched = Object.entries(touchedBy(document.querySelector(selector)));
    expect(touched.flatMap(([name, holds]) => (holds ? [name] : [])).join(' ')).toBe(facts);
  });

  it('is nothing for what is no element', () => {
    expect(Object.values(touchedBy(document))).not.toContain(true);
  });
});

describe('isShortcut', () => {
  const press = (key: string, init: KeyboardEventInit = {}, html = '<p>x</p>') => {
    document.body.innerHTML = html;
    let isOne: boolean | undefined;
    window.addEventListener('keydown', (event) => (isOne = isShortcut(event)), {once: true});
    const event = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...init});
    document.body.firstElementChild?.dispatchEvent(event);
    return isOne;
  };

  it.each(['/', '?', '[', ']'])('is %s alone', (key) => {
    expect(press(key)).toBe(true);
    expect(press(key, {metaKey: true, ctrlKey: true})).toBe(false);
    expect(press(key, {}, '<textarea></textarea>')).toBe(false);
  });

  it('is k with a command key, wherever it is pressed', () => {
    expect(press('k')).toBe(false);
    expect(press('k', {ctrlKey: true}, '<input>')).toBe(true);
    expect(press('K', {metaKey: true})).toBe(true);
    expect(press('k', {ctrlKey: true, altKey: true})).toBe(false);
  });

  it('is no single key where a reader has switched them off', () => {
    localStorage.setItem('vitrine-shortcuts', 'off');
    expect(press('/')).toBe(false);
    expect(press('k', {ctrlKey: true})).toBe(true);
    localStorage.clear();
  });

  it('is copying only where there is code to copy', () => {
    expect(press('c', {ctrlKey: true})).toBe(false);
    const code = '<div data-code-block><pre tabindex="0">x</pre></div>';
    document.body.innerHTML = code;
    const pre = document.querySelector('pre');
    pre?.focus();
    const event = new KeyboardEvent('keydown', {key: 'c', metaKey: true});
    expect(isShortcut(event)).toBe(true);
  });
});
