import {readCached, type Cache} from '../core/load/cache';

const cacheOf = (files: Record<string, string>): Cache => ({
  digest: (text) => text,
  read: (name) => files[name],
  write: () => undefined,
});

test.each([
  ['{"a":1}', {a: 1}],
  ['{"a":', undefined],
  ['', undefined],
  [undefined, undefined],
])('a file of %j holds %j', (text, value) => {
  expect(readCached(cacheOf(text === undefined ? {} : {file: text}), 'file')).toEqual(value);
});
