import {compact, createTermsReader, humpsOf, keyOf, stem, wordsOf} from '../core/text';

it.each([
  ['Text field', 'textfield'],
  ['text-field', 'textfield'],
  ['.MuiAlert-icon', 'muialerticon'],
  ['Résumé', 'resume'],
])('compares %s as %s', (text, expected) => {
  expect(compact(text)).toBe(expected);
});

it('leaves articles out of names, and of nothing else', () => {
  expect(keyOf('The sx prop')).toBe('sxprop');
  expect(keyOf('Create a theme')).toBe('createtheme');
  expect(keyOf('a')).toBe('a');
  expect(keyOf('an')).toBe('an');
  expect(keyOf('data')).toBe('data');
});

it('takes words of all scripts, and those without spaces in pairs of letters', () => {
  expect(wordsOf('Größe, ширина')).toEqual(['große', 'ширина']);
  expect(wordsOf('禁用按钮')).toEqual(['禁用', '用按', '按钮']);
  expect(wordsOf('Buttonを使う')).toEqual(['button', 'を使', '使う']);
  expect(wordsOf('زر معطّل')).toEqual(['زر', 'معطل']);
  expect(wordsOf('…!?')).toEqual([]);
});

it.each([
  ['TextField', ['text', 'field']],
  ['startIcon', ['start', 'icon']],
  ['MUIButton', ['mui', 'button']],
  ['aria-label', ['aria', 'label']],
])('takes %s apart', (name, parts) => {
  expect(humpsOf(name)).toEqual(parts);
});

it.each([
  ['disable', 'disabled', 'disabling'],
  ['button', 'buttons'],
  ['library', 'libraries'],
  ['stop', 'stopped'],
  ['accessible', 'accessibility'],
  ['translate', 'translation'],
  ['add', 'adding'],
])('has one stem for %s, %s', (...words) => {
  expect(new Set(words.map(stem)).size).toBe(1);
});

it.each(['class', 'string', 'option', 'ref', 'größe'])('leaves %s alone', (word) => {
  expect(stem(word)).toBe(word);
});

it('finds a name by all of it, and by its parts', () => {
  const termsOf = createTermsReader();
  expect(termsOf('Use TextField.')).toEqual(['use', 'textfield', 'text', 'field']);
  expect(termsOf('A TextField: use it')).toEqual([
    'a',
    ...['textfield', 'text', 'field', 'use', 'it'],
  ]);
});
