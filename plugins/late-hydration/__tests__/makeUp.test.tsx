import {act, render} from '@testing-library/react';
import {useState} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import type {HELD_CLICKS} from '../../_shared/loading/heldClicks';
import {HELD_CONTROLS, heldClicksScript} from '../../_shared/loading/heldClicks';
import {HELD} from '../client/held';
import {noteChanges} from '../client/loader/changes';
import {takeOver} from '../client/makeUp';
import type {MakeUp} from '../client/makeUp';

const LATE = '<script data-late-scripts="/main.js"></script>';
let session = new AbortController();

beforeAll(() => {
  Object.assign(window, {
    // The DOM of the tests has none.
    PointerEvent: MouseEvent,
    ToggleEvent: class extends Event {},
    CSS: {escape: (text: string) => text},
  });

  new Function(heldClicksScript())();
});

beforeEach(() => {
  session = new AbortController();
  const {vitrineHeldClicks: early} = window as unknown as {[HELD_CLICKS]: object};
  Object.assign(early, {held: [], free: undefined});
  Object.assign(window, {
    [HELD]: {keys: [], changes: noteChanges(session.signal), wanted: new Set()},
  });
});

afterEach(() => session.abort());

it('holds no click on what a live demo has attached to the page', () => {
  document.body.innerHTML = `<div data-demo-overlay><a role="menuitem">A</a><button>B</button></div>${LATE}`;
  const {vitrineHeldClicks: early} = window as unknown as {[HELD_CLICKS]: {held: unknown[]}};
  const onClick = jest.fn();
  document.body.addEventListener('click', onClick, {once: true});
  document.querySelector('button')?.click();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(early.held).toEqual([]);
});

/** React is there: clicks pass. */
async function awake(makeUp: MakeUp): Promise<void> {
  session.abort();
  document.querySelector('script')?.remove();
  await act(() => makeUp('page'));
}

function serve(html: string): HTMLElement[] {
  document.body.innerHTML = LATE + html;
  return [...document.body.querySelectorAll<HTMLElement>('button, input, a, b')];
}

it('does what was clicked once, in order, also what was clicked before its own code', async () => {
  const [one, two] = serve('<button>One</button><button>Two</button>');
  const clicked: string[] = [];
  for (const button of [one, two]) {
    button?.addEventListener('click', () => clicked.push(button.textContent ?? ''));
  }
  two?.click();
  const makeUp = takeOver();
  one?.click();
  two?.click();
  expect(clicked).toEqual([]);
  await awake(makeUp);
  expect(clicked).toEqual(['Two', 'One', 'Two']);
  one?.click();
  expect(clicked).toEqual(['Two', 'One', 'Two', 'One']);
});

it.each([
  ['a link', '<a href="#x">x</a>'],
  ['a link in what needs React', '<div data-needs="react"><a href="#x">x</a></div>'],
  ['a button of a popover', '<button popovertarget="x">x</button>'],
  ['a button that sends a form', '<form><button type="button">x</button></form>'],
  ['a choice that styles alone follow', '<input type="radio">'],
])('lets a click on %s pass', (_what, html) => {
  const [element] = serve(html);
  const clicked = jest.fn((event: Event) => event.preventDefault());
  element?.addEventListener('click', clicked);
  element?.click();
  expect(clicked).toHaveBeenCalledTimes(1);
});

it.each([
  ['a button', '<button><b>x</b></button>'],
  [
    'a button of a popover that React fills',
    '<button data-needs="react" popovertarget="x"><b>x</b></button>',
  ],
  ['a choice that React answers', '<div data-needs="react"><input type="radio"></div>'],
  ['what says that it is a tab', '<span role="tab"><b>x</b></span>'],
])('holds a click on %s', (_what, html) => {
  const element = serve(html).at(-1);
  const clicked = jest.fn();
  element?.addEventListener('click', clicked);
  element?.click();
  expect(clicked).not.toHaveBeenCalled();
});

it('finds the control that React has put in the place of another one', async () => {
  const html = '<p><button name="a">1</button><button name="a">2</button></p>';
  const [, second] = serve(html);
  second?.click();
  const makeUp = takeOver();
  const place = document.querySelector('p') as HTMLElement;
  place.outerHTML = html;
  const clicked: unknown[] = [];
  document.querySelector('p')?.addEventListener('click', ({target}) => clicked.push(target));
  await awake(makeUp);
  expect(clicked).toEqual([document.querySelectorAll('button')[1]]);
});

it.each([
  ['does what opens a dialog, which is open already', true, 1],
  ['leaves a dialog closed that was closed again', false, 0],
])('%s', async (_what, isOpen, times) => {
  const [button] = serve('<dialog id="x"></dialog><button data-wants-react="use" data-opens="x">');
  const clicked = jest.fn();
  button?.addEventListener('click', clicked);
  button?.click();
  const makeUp = takeOver();
  document.querySelector('dialog')?.toggleAttribute('open', isOpen);
  await awake(makeUp);
  expect(clicked).toHaveBeenCalledTimes(times);
});

it('copies as soon as the code that copies is there', async () => {
  const [copy] = serve('<button data-code-copy data-needs="js">Copy</button>');
  const clicked = jest.fn();
  copy?.addEventListener('click', clicked);
  copy?.click();
  const makeUp = takeOver();
  await new Promise((resolve) => setTimeout(resolve));
  expect(clicked).toHaveBeenCalledTimes(1);
  copy?.click();
  expect(clicked).toHaveBeenCalledTimes(2);
  await awake(makeUp);
});

it('presses a key again where the focus is', async () => {
  const [field] = serve('<input>');
  const pressed: string[] = [];
  field?.addEventListener('keydown', ({key, ctrlKey}) => pressed.push(`${key} ${ctrlKey}`));
  const {vitrineHeld: held} = window as unknown as {[HELD]: {keys: KeyboardEvent[]}};
  held.keys.push(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true}));
  field?.focus();
  await awake(takeOver());
  expect(pressed).toEqual(['k true']);
});

it('makes up for the header first, and holds nothing of it from then on', async () => {
  const [search, more] = serve(
    '<div data-header=""><button>Search</button></div><button>More</button>',
  );
  const clicked: unknown[] = [];
  for (const button of [search, more]) {
    button?.addEventListener('click', () => clicked.push(button.textContent));
    button?.click();
  }
  const {vitrineHeld: held} = window as unknown as {[HELD]: {keys: KeyboardEvent[]}};
  const pressed: string[] = [];
  document.addEventListener('keydown', ({key}) => pressed.push(key));
  held.keys.push(new KeyboardEvent('keydown', {key: 'c', ctrlKey: true}));
  held.keys.push(new KeyboardEvent('keydown', {key: '?'}));
  const makeUp = takeOver();
  search?.parentElement?.setAttribute('data-header', 'alive');
  await act(() => makeUp('header'));
  expect([clicked, pressed]).toEqual([['Search'], ['?']]);
  search?.click();
  more?.click();
  expect(clicked).toEqual(['Search', 'Search']);
  await awake(makeUp);
  expect(clicked).toEqual(['Search', 'Search', 'More', 'More']);
  expect(pressed).toEqual(['?', 'c']);
});

function Form() {
  const [name, setName] = useState('');
  const [isOn, setOn] = useState(false);
  return (
    <>
      <input value={name} onChange={(event) => setName(event.target.value)} />
      <input type="checkbox" checked={isOn} onChange={() => setOn(!isOn)} />
      <b>{`${name} ${isOn}`}</b>
    </>
  );
}

it('tells React what was entered before it was there', async () => {
  const [name, box, told] = serve(`<main>${renderToString(<Form />)}</main>`);
  Object.assign(name as HTMLInputElement, {value: 'Ada'});
  name?.dispatchEvent(new Event('input', {bubbles: true}));
  box?.click();
  const makeUp = takeOver();
  await act(async () => {
    hydrateRoot(document.querySelector('main') as HTMLElement, <Form />);
  });
  await awake(makeUp);
  expect(told?.textContent).toBe('Ada true');
  expect((name as HTMLInputElement).value).toBe('Ada');
  expect((box as HTMLInputElement).checked).toBe(true);
});

it('knows the same controls as the script in the page', () => {
  const {vitrineHeldClicks: early} = window as unknown as {[HELD_CLICKS]: {controls: string}};
  expect(early.controls).toBe(HELD_CONTROLS);
  render(<button>x</button>);
  expect(document.querySelector(early.controls)?.textContent).toBe('x');
});
