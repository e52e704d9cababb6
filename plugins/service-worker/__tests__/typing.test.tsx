import {followTyping} from '../client/typing';

const typing = followTyping();

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.querySelector('[data-field]') as HTMLElement;
}

function type(field: HTMLElement, text: string): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = text;
  else field.textContent = text;
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

it.each([
  ['<p data-field>text</p>', 'nothing'],
  ['<button data-field>Copy</button>', 'nothing'],
  ['<input type=checkbox data-field>', 'nothing'],
  ['<input data-field>', 'focus'],
  ['<textarea data-field></textarea>', 'focus'],
  ['<div contenteditable=true tabindex=0 data-field></div>', 'focus'],
])('says of the focus in %s: %s', (html, state) => {
  show(html).focus();
  expect(typing()).toBe(state);
});

it.each([
  '<input data-field>',
  '<textarea data-field></textarea>',
  '<div contenteditable data-field></div>',
])('sees what is written in %s, until it is taken out again', (html) => {
  const field = show(html);
  type(field, 'text');
  field.blur();
  expect(typing()).toBe('changed');
  type(field, '');
  expect(typing()).toBe('nothing');
});

it('sees it where the attribute is written too, as React does', () => {
  const field = show('<input data-field>');
  type(field, 'text');
  field.setAttribute('value', 'text');
  expect(typing()).toBe('changed');
});

it('sees what was written before it looked', () => {
  (show('<input data-field>') as HTMLInputElement).value = 'early';
  expect(typing()).toBe('changed');
});

it('forgets what was sent, and what is no more in the page', () => {
  const field = show('<form><input data-field></form>');
  type(field, 'text');
  field.setAttribute('value', 'text');
  field.closest('form')?.dispatchEvent(new Event('submit', {bubbles: true}));
  expect(typing()).toBe('nothing');
  type(field, 'text');
  field.remove();
  expect(typing()).toBe('nothing');
});

it('takes a frame that somebody was in for written in', () => {
  show('<iframe data-field></iframe>').focus();
  window.dispatchEvent(new Event('blur'));
  show('<p data-field></p>');
  expect(typing()).toBe('changed');
});
