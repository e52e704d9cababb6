import {serveKeyboardCopy} from '../client/keyboardCopy';

let stop = () => {};
let actions: (string | null)[] = [];

beforeEach(() => {
  actions = [];
  document.body.innerHTML = `
    <div data-code-block id="a"><pre tabindex="0">a</pre>
      <button type="button" data-code-copy data-ga-event-action="copy-click">Copy</button></div>
    <figure><div data-code-block id="b"><pre>b</pre></div>
      <button type="button" data-code-copy>Copy</button></figure>
    <div data-code-block id="c"><pre>c</pre></div>
    <p>Text</p><input aria-label="field">`;
  document.querySelectorAll('button').forEach((button) =>
    button.addEventListener('click', () => {
      actions.push(`${button.parentElement?.id}:${button.getAttribute('data-ga-event-action')}`);
    }),
  );
  stop = serveKeyboardCopy();
});

afterEach(() => {
  stop();
  document.getSelection()?.removeAllRanges();
});

const at = (selector: string) => document.querySelector<HTMLElement>(selector);
const point = (selector: string) =>
  at(selector)?.dispatchEvent(new Event('pointerover', {bubbles: true}));

function press(options: KeyboardEventInit = {ctrlKey: true}) {
  const event = new KeyboardEvent('keydown', {
    key: 'c',
    bubbles: true,
    cancelable: true,
    ...options,
  });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event.defaultPrevented;
}

it.each([{ctrlKey: true}, {metaKey: true}])(
  'presses the button of the pointed block: %j',
  (keys) => {
    point('#a pre');
    expect(press(keys)).toBe(true);
    expect(actions).toEqual(['a:copy-keyboard']);
    expect(at('#a button')?.getAttribute('data-ga-event-action')).toBe('copy-click');
  },
);

it('presses the button of the block that has the focus, before the pointed one', () => {
  point('#b pre');
  at('#a pre')?.focus();
  press();
  expect(actions).toEqual(['a:copy-keyboard']);
});

it('presses the button that a figure has for its block, and leaves no attribute', () => {
  point('#b pre');
  press();
  expect(actions).toEqual([':copy-keyboard']);
  expect(at('figure button')?.hasAttribute('data-ga-event-action')).toBe(false);
});

it.each([
  ['other keys', () => press({})],
  ['Ctrl+Shift+C', () => press({ctrlKey: true, shiftKey: true})],
  ['Ctrl+Alt+C', () => press({ctrlKey: true, altKey: true})],
  ['a field', () => (at('input')?.focus(), press())],
  ['a selection', () => (document.getSelection()?.selectAllChildren(at('p') as Node), press())],
  ['a pointer that has moved on', () => (point('p'), press())],
  ['a block that is gone', () => (at('#a')?.remove(), press())],
  ['a block without a button', () => (point('#c pre'), press())],
])('leaves %s alone', (_what, act) => {
  point('#a pre');
  expect(act()).toBe(false);
  expect(actions).toEqual([]);
});
