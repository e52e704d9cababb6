import {hasTag, previewTags} from '../core/tags';

it.each([
  [['a', 'b'], true],
  [['a', '!a'], false],
  [['!a', 'a'], true],
  [['b', '!b'], false],
])('holds of a story if the nearest that says so does: %j', (tags, has) => {
  expect(hasTag('a', tags)).toBe(has);
});

it.each([
  ["const all: Preview = {tags: ['a']};\nexport default all;", ['a']],
  ["export const tags = ['a', 'b'];", ['a', 'b']],
  ['export default {};', []],
  ['export default make();', []],
])('reads tags of what all stories have: %j', (text, tags) => {
  expect(previewTags('preview.tsx', text)).toEqual(tags);
});
