import {publishConsent, readConsent} from '../../_shared/client';
import {startConsent} from '../client/consent';
import type {ConsentKeeper} from '../client/consent';
import {servePreferences} from '../client/preferences';
import {setSignals, settle, storeElsewhere} from './__fixtures__/browser';

const KEY = 'vitrine-consent';

let keeper: ConsentKeeper;
let stop = () => {};
let idle: (() => void)[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setSignals(null);
  history.replaceState(null, '', '/');
  document.body.innerHTML = '<main><input id="field"></main><a href="/#cookie-preferences">C</a>';
  idle = [];
  window.requestIdleCallback = ((callback: () => void) =>
    idle.push(callback)) as typeof requestIdleCallback;
});

afterEach(() => {
  stop();
  keeper.stop();
  publishConsent('unknown');
});

function start(ask = true): void {
  keeper = startConsent(ask);
  stop = servePreferences(keeper);
}

/** Starts, and lets the page be idle. */
async function rest(ask = true): Promise<void> {
  start(ask);
  idle.splice(0).forEach((callback) => callback());
  await settle();
}

const card = () => document.querySelector<HTMLElement>('[role="dialog"]');
const link = () => document.querySelector('a') as HTMLElement;

async function click(target: Element, init: MouseEventInit = {}): Promise<boolean> {
  const event = new MouseEvent('click', {bubbles: true, cancelable: true, ...init});
  target.dispatchEvent(event);
  await settle();
  return event.defaultPrevented;
}

async function press(label: string): Promise<void> {
  const buttons = [...document.querySelectorAll('button')];
  const button = buttons.find(({textContent}) => textContent === label);
  if (button) await click(button);
}

async function escape(): Promise<void> {
  const key = new KeyboardEvent('keydown', {key: 'Escape', bubbles: true});
  (document.activeElement ?? document.body).dispatchEvent(key);
  await settle();
}

describe('the question by itself', () => {
  it('waits until the page is idle', async () => {
    start();
    await settle();
    expect(card()).toBeNull();
    idle.splice(0).forEach((callback) => callback());
    await settle();
    expect(card()).not.toBeNull();
  });

  it('comes without idle times too', async () => {
    Object.assign(window, {requestIdleCallback: undefined});
    jest.useFakeTimers({doNotFake: ['queueMicrotask']});
    start();
    jest.advanceTimersByTime(1000);
    jest.useRealTimers();
    await settle();
    expect(card()).not.toBeNull();
  });

  it('takes an answer, keeps it, and goes', async () => {
    await rest();
    await press('Allow analytics');
    expect(card()).toBeNull();
    expect([readConsent(), localStorage.getItem(KEY)]).toEqual(['analytics', 'analytics']);
  });

  it.each(['essential', 'analytics'])('is not put again after %s', async (answer) => {
    localStorage.setItem(KEY, answer);
    await rest();
    expect(card()).toBeNull();
  });

  it('is put again where what is stored is no answer', async () => {
    localStorage.setItem(KEY, 'perhaps');
    await rest();
    expect(card()).not.toBeNull();
  });

  it('is not put where the site does not ask, or the browser has answered', async () => {
    await rest(false);
    expect(card()).toBeNull();
    stop();
    keeper.stop();
    setSignals(null, true);
    await rest();
    expect(card()).toBeNull();
  });

  it('stays unanswered after Escape, and away for this visit', async () => {
    await rest();
    await escape();
    expect(card()).toBeNull();
    expect([readConsent(), localStorage.getItem(KEY)]).toEqual(['unknown', null]);
    stop();
    keeper.stop();
    await rest();
    expect(card()).toBeNull();
  });

  it('goes when another tab answers, and never comes when that was before', async () => {
    await rest();
    storeElsewhere(KEY, 'essential');
    await settle();
    expect(card()).toBeNull();
    stop();
    keeper.stop();
    localStorage.clear();
    start();
    storeElsewhere(KEY, 'analytics');
    idle.splice(0).forEach((callback) => callback());
    await settle();
    expect(card()).toBeNull();
  });
});

it('never comes when another tab answers while its code is loaded', async () => {
  start();
  idle.splice(0).forEach((callback) => callback());
  storeElsewhere(KEY, 'analytics');
  await settle();
  expect(card()).toBeNull();
});

describe('the link', () => {
  it('opens it with the focus, without a jump, and takes the focus back', async () => {
    localStorage.setItem(KEY, 'analytics');
    await rest();
    expect(await click(link())).toBe(true);
    expect(document.activeElement).toBe(card());
    await press('Essential only');
    expect(document.activeElement).toBe(link());
    expect(readConsent()).toBe('essential');
  });

  it('opens it where the site does not ask', async () => {
    await rest(false);
    await click(link());
    expect(card()).not.toBeNull();
  });

  it('opens one, however often it is followed, and takes the place of the question', async () => {
    await rest();
    void click(link());
    await click(link());
    expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1);
    expect(document.activeElement).toBe(card());
  });

  it("says that the browser's wish is respected", async () => {
    setSignals('1');
    await rest();
    await click(link());
    expect(card()?.textContent).toContain('respects');
    await press('Close');
    expect(card()).toBeNull();
    expect(document.activeElement).toBe(link());
  });

  it('is a link for those who want it elsewhere', async () => {
    await rest(false);
    link().setAttribute('target', '_blank');
    expect(await click(link(), {ctrlKey: true})).toBe(false);
    expect(await click(document.querySelector('input') as Element)).toBe(false);
    expect(card()).toBeNull();
  });

  it('closes on Escape and keeps what was answered', async () => {
    localStorage.setItem(KEY, 'analytics');
    await rest();
    await click(link());
    await escape();
    expect(card()).toBeNull();
    expect(document.activeElement).toBe(link());
    expect(readConsent()).toBe('analytics');
  });
});

describe('the address', () => {
  it('opens it at the start', async () => {
    history.replaceState(null, '', '/#cookie-preferences');
    await rest(false);
    expect(document.activeElement).toBe(card());
  });

  it('opens it later', async () => {
    await rest(false);
    history.replaceState(null, '', '/#cookie-preferences');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await settle();
    expect(card()).not.toBeNull();
  });
});

it('ends, with what is open', async () => {
  await rest();
  stop();
  expect(card()).toBeNull();
  await click(link());
  expect(card()).toBeNull();
});
