import {openDialog} from '../client/dialog';
import type {Dialog, DialogOptions} from '../client/dialog';

const UNKNOWN = {consent: 'unknown', isSignalled: false, isAsked: true} as const;
const ANALYTICS = {consent: 'analytics', isSignalled: false, isAsked: false} as const;
const SIGNALLED = {consent: 'essential', isSignalled: true, isAsked: false} as const;

const onAnswer = jest.fn();
const onDismiss = jest.fn();

let dialog: Dialog;

function open(options: Partial<DialogOptions> = {}): HTMLElement {
  dialog = openDialog({state: UNKNOWN, isCalled: false, onAnswer, onDismiss, ...options});
  return document.querySelector('[role="dialog"]') as HTMLElement;
}

const byId = (id: string) => document.querySelector<HTMLElement>(`#${id}`);
const labels = () => [...document.querySelectorAll('[role="dialog"] button')].map(textOf);
const textOf = ({textContent}: Element) => textContent;
const press = (label: string) =>
  [...document.querySelectorAll('button')].find((button) => textOf(button) === label)?.click();

function escape(init: KeyboardEventInit = {}): void {
  const key = new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, ...init});
  (document.activeElement ?? document.body).dispatchEvent(key);
}

beforeEach(() => {
  document.body.innerHTML = '<main><input id="field"></main><a id="link" href="#x">Preferences</a>';
});

afterEach(() => dialog.close());

it('is a dialog with a name and a description, not modal, last in the page', () => {
  const card = open();
  expect(card.getAttribute('aria-modal')).toBeNull();
  expect(byId(card.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    'Analytics on this site',
  );
  expect(byId(card.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/allow/);
  expect(document.body.lastElementChild).toBe(card);
});

it('says that what is searched for leaves the site, where it does', () => {
  const textIn = (card: HTMLElement) => byId(card.getAttribute('aria-describedby') ?? '');
  expect(textIn(open())?.textContent).not.toMatch(/search/);
  dialog.close();
  expect(textIn(open({hostedSearch: true}))?.textContent).toMatch(/answer what you search for/);
});

it('offers two answers of the same look, and reports which was pressed', () => {
  open();
  expect(labels()).toEqual(['Essential only', 'Allow analytics']);
  const [first, second] = document.querySelectorAll('[role="dialog"] button');
  expect(first?.className).toBe(second?.className);
  press('Essential only');
  press('Allow analytics');
  expect(onAnswer.mock.calls).toEqual([['essential'], ['analytics']]);
});

it('carries the attributes of its events', () => {
  open();
  const events = [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')].map(
    ({dataset}) => ({...dataset}),
  );
  expect(events).toEqual([
    {gaEventCategory: 'consent', gaEventAction: 'essential'},
    {gaEventCategory: 'consent', gaEventAction: 'analytics'},
  ]);
});

it('says what was answered before', () => {
  expect(open().textContent).not.toContain('so far');
  dialog.close();
  expect(open({state: ANALYTICS}).textContent).toContain('Your answer so far: Allow analytics.');
});

it("respects the browser's wish, and has nothing to choose then", () => {
  const card = open({state: SIGNALLED, isCalled: true});
  expect(card.textContent).toContain('This site respects that');
  expect(card.textContent).not.toContain('so far');
  expect(labels()).toEqual(['Close']);
  press('Close');
  expect([onDismiss.mock.calls.length, onAnswer.mock.calls.length]).toEqual([1, 0]);
});

describe('the focus', () => {
  it('stays where it is when the question comes by itself', () => {
    byId('field')?.focus();
    open();
    expect(document.activeElement).toBe(byId('field'));
    dialog.close();
    expect(document.activeElement).toBe(byId('field'));
  });

  it('moves in when the question was called, and back to the link', () => {
    byId('field')?.focus();
    const card = open({isCalled: true, opener: byId('link') ?? undefined});
    expect(document.activeElement).toBe(card);
    dialog.close();
    expect(document.activeElement).toBe(byId('link'));
  });

  it('goes back to where it came from when a button had it', () => {
    byId('field')?.focus();
    const buttons = open().querySelectorAll('button');
    buttons[0]?.focus();
    buttons[1]?.focus();
    dialog.close();
    expect(document.activeElement).toBe(byId('field'));
  });

  it('is left alone where the reader has moved on', () => {
    open({isCalled: true, opener: byId('link') ?? undefined});
    byId('field')?.focus();
    dialog.close();
    expect(document.activeElement).toBe(byId('field'));
  });
});

describe('Escape', () => {
  it('dismisses from within the card', () => {
    open({isCalled: true});
    escape();
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('dismisses where nothing has the focus', () => {
    open();
    escape();
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('is left to what has the focus, and to what took it', () => {
    open();
    byId('field')?.focus();
    escape();
    byId('field')?.blur();
    const take = (key: Event) => key.preventDefault();
    document.body.addEventListener('keydown', take, {once: true});
    escape({cancelable: true});
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('does nothing more after the end', () => {
    open();
    dialog.close();
    dialog.close();
    escape();
    expect(onDismiss).not.toHaveBeenCalled();
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });
});
