import {isApple} from '../../../../plugins/late-hydration/client/isApple';
import {shortcutOf} from '../shortcutOf';
import type {Shortcut} from '../shortcutOf';

const isVisible = jest.fn(() => true);

beforeEach(() => {
  document.body.innerHTML = '';
  Object.assign(HTMLElement.prototype, {checkVisibility: isVisible});
});

function onApple(): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel)');
}

/** The shortcut of a press on an element, as the window hears it. */
function press(
  key: string,
  init: KeyboardEventInit = {},
  target: Element = document.body,
  allowsSingleKeys = true,
): Shortcut | undefined {
  let found: Shortcut | undefined;
  const listen = (event: KeyboardEvent) => {
    found = shortcutOf(event, allowsSingleKeys);
  };
  window.addEventListener('keydown', listen);
  const bubbles = {bubbles: true, cancelable: true, composed: true};
  target.dispatchEvent(new KeyboardEvent('keydown', {key, ...bubbles, ...init}));
  window.removeEventListener('keydown', listen);
  return found;
}

/** An element in the page, the first of some HTML. */
function put(html: string): Element {
  document.body.innerHTML = html;
  const [element] = document.body.children;
  if (!element) throw new Error('no element');
  return element;
}

describe('single keys', () => {
  it.each([
    ['/', 'find'],
    ['?', 'list'],
    ['[', 'previous'],
    [']', 'next'],
    ['a', undefined],
    ['Enter', undefined],
  ])('%s asks for %s', (key, shortcut) => {
    expect(press(key)).toBe(shortcut);
  });

  it('are those that the keyboard writes, by Shift or AltGr', () => {
    expect(press('/', {shiftKey: true, code: 'Digit7'})).toBe('find');
    const altGr = {ctrlKey: true, altKey: true, modifierAltGraph: true};
    expect(press('[', altGr)).toBe('previous');
  });

  it.each([
    ['Ctrl', {ctrlKey: true}],
    ['Alt', {altKey: true}],
    ['Meta', {metaKey: true}],
    ['Meta with AltGr', {metaKey: true, modifierAltGraph: true}],
    ['composition', {isComposing: true}],
    ['a key that is held', {repeat: true}],
  ])('are not the site’s with %s', (_name, init) => {
    expect(press(']', init)).toBeUndefined();
  });

  it('are not the site’s when they are switched off', () => {
    expect(press('/', {}, document.body, false)).toBeUndefined();
  });

  it.each([
    '<input>',
    '<input type="radio">',
    '<textarea></textarea>',
    '<select></select>',
    '<div role="textbox"></div>',
    '<div role="combobox"></div>',
    '<ul role="menu"></ul>',
    '<ul role="listbox"></ul>',
  ])('are text or a choice in %s', (html) => {
    expect(press('/', {}, put(html))).toBeUndefined();
  });

  it('are text in what is inside of a field', () => {
    const menu = put('<ul role="menu"><li>a</li></ul>');
    expect(press('/', {}, menu.firstElementChild ?? menu)).toBeUndefined();
  });

  it('are text in what can be edited', () => {
    const element = put('<p>a</p>');
    // jsdom does not know it.
    Object.assign(element, {isContentEditable: true});
    expect(press('/', {}, element)).toBeUndefined();
  });

  it('are text in a field of a shadow tree', () => {
    const root = put('<div></div>').attachShadow({mode: 'open'});
    root.innerHTML = '<input>';
    const input = root.querySelector('input');
    expect(input && press('/', {}, input)).toBeUndefined();
  });

  it('are the site’s on buttons and links', () => {
    expect(press('/', {}, put('<button>a</button>'))).toBe('find');
    expect(press('/', {}, put('<a href="/">a</a>'))).toBe('find');
  });

  it('wait until a dialog is closed', () => {
    put('<dialog open>a</dialog>');
    expect(press('/')).toBeUndefined();
    put('<dialog>a</dialog>');
    expect(press('/')).toBe('find');
  });

  it('wait until a modal of a demo is gone, be it hidden only', () => {
    put('<div role="dialog" aria-modal="true">a</div>');
    expect(press('/')).toBeUndefined();
    isVisible.mockReturnValueOnce(false);
    expect(press('/')).toBe('find');
  });
});

describe('the command', () => {
  it('is Ctrl+K, or ⌘K on a keyboard that has it', () => {
    expect(isApple()).toBe(false);
    expect(press('k', {ctrlKey: true})).toBe('find');
    expect(press('k', {metaKey: true})).toBeUndefined();
    onApple();
    expect(press('k', {metaKey: true})).toBe('find');
    expect(press('k', {ctrlKey: true})).toBeUndefined();
  });

  it('works with caps lock, in fields, in dialogs, and with single keys switched off', () => {
    expect(press('K', {ctrlKey: true})).toBe('find');
    const field = put('<dialog open><input></dialog>').firstElementChild ?? document.body;
    expect(press('k', {ctrlKey: true}, field, false)).toBe('find');
  });

  it.each([{shiftKey: true}, {altKey: true}, {metaKey: true}])('is no other with %j', (held) => {
    expect(press('k', {ctrlKey: true, ...held})).toBeUndefined();
  });

  it('is the demo’s that has handled it', () => {
    const demo = put('<div></div>');
    demo.addEventListener('keydown', (event) => event.preventDefault());
    expect(press('k', {ctrlKey: true}, demo)).toBeUndefined();
    expect(press('/', {}, demo)).toBeUndefined();
  });
});
