import {pluralText} from '../pluralText';

const ENGLISH = '{count} page|{count} pages';
const ARABIC = 'صفر|واحدة|اثنتان|{count} صفحات|{count} صفحة|{count} صفحة فقط';

it.each([
  [0, '0 pages'],
  [1, '1 page'],
  [12, '12 pages'],
])('counts %i in English', (count, text) => {
  expect(pluralText(count, ENGLISH)).toBe(text);
});

it.each([
  [0, 'صفر'],
  [1, 'واحدة'],
  [2, 'اثنتان'],
  [3, '3 صفحات'],
  [11, '11 صفحة'],
  [100, '100 صفحة فقط'],
])('counts %i in a language of six forms', (count, text) => {
  expect(pluralText(count, ARABIC, {}, 'ar')).toBe(text);
});

it.each([
  [0, '0 pages'],
  [1, '1 page'],
  [2, '2 pages'],
])('counts %i in English where the language has no text yet', (count, text) => {
  expect(pluralText(count, ENGLISH, {}, 'ar')).toBe(text);
});

it('fills in further values, and leaves alone what has none', () => {
  expect(pluralText(3, '{shown} of {count}|{shown} of {count} {what}', {shown: 2})).toBe(
    '2 of 3 {what}',
  );
});
