import {descriptionFault, MAX_DESCRIPTION, shorten} from '../core/description';

test.each([
  'Buttons let people act with a single tap.',
  'no full stop',
  'Works with Node.js and v7.3.4 of the library.',
  'Use v7.3.4 Beta with Node.js Streams.',
  'Use it for actions, e.g. Save or Delete.',
  'A grid vs. Flexbox, i.e. Two ways to lay out.',
  'Made in the U.S. Army style (approx. Ten colours).',
  'Ends well. and goes on in lower case',
  'Größe und Farbe ändern sich.',
  'Wait… what?',
  '',
])('takes one sentence: %s', (text) => {
  expect(descriptionFault(text)).toBeUndefined();
});

test.each([
  'One. Two.',
  'What is it? A button.',
  'Done! Next',
  'He said “yes.” Then he left.',
  'Kurz. Über Größen.',
  'See (the docs.) "Then" act.',
])('refuses two: %s', (text) => {
  expect(descriptionFault(text)).toBe('has more than one sentence');
});

test('counts characters, not code units', () => {
  expect(descriptionFault('😀'.repeat(MAX_DESCRIPTION))).toBeUndefined();
  expect(descriptionFault('a'.repeat(MAX_DESCRIPTION + 1))).toBe('is 161 characters long');
});

test('refuses a second line', () => {
  expect(descriptionFault('one\ntwo')).toBe('has more than one line');
});

test('shortens at the end of a word', () => {
  expect(shorten('short')).toBe('short');
  expect(shorten('x'.repeat(MAX_DESCRIPTION))).toHaveLength(MAX_DESCRIPTION);
  expect(shorten(`${'word '.repeat(30)}four, afterwards`)).toBe(`${'word '.repeat(30)}four…`);
  expect(shorten('word '.repeat(40))).toBe(`${'word '.repeat(31)}word…`);
});

test('shortens a text without blanks, and never splits a character', () => {
  expect(Array.from(shorten('😀'.repeat(200)))).toEqual([...Array<string>(159).fill('😀'), '…']);
});
