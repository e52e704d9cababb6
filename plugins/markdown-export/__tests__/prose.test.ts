import {outsideFences} from '../core/prose';

const shout = (text: string) => outsideFences(text, (prose) => prose.toUpperCase());

it.each([
  ['text around a fence', 'a\n```tsx\nb\n```\nc', 'A\n```tsx\nb\n```\nC'],
  [
    'a fence that holds a shorter one',
    'a\n````\n```\nb\n```\n````\nc',
    'A\n````\n```\nb\n```\n````\nC',
  ],
  ['a fence of tildes that holds one of backticks', '~~~\n```\nb\n~~~\nc', '~~~\n```\nb\n~~~\nC'],
  ['an indented fence', '- a\n\n  ```\n  b\n  ```\n', '- A\n\n  ```\n  b\n  ```\n'],
  ['a fence that is never closed', 'a\n```\nb\n', 'A\n```\nb\n'],
  ['an empty fence', 'a\n```\n```\nb', 'A\n```\n```\nB'],
  ['no fence at all', 'a `b` c', 'A `B` C'],
])('changes, and keeps: %s', (_case, text, changed) => {
  expect(shout(text)).toBe(changed);
});
