import {decodePart, decodePath, withSlash} from '../addresses';

it.each([
  ['/ui/gr%C3%B6%C3%9Fe/', '/ui/größe/'],
  ['/a%20b', '/a b'],
  ['/a%2Fb%3Fc%23d', '/a%2Fb%3Fc%23d'],
  ['/a b/ö', '/a b/ö'],
  ['', ''],
  ['/%E0%A4%A/%20', '/%E0%A4%A/%20'],
  ['/100%', '/100%'],
])('the path %j is %j', (path, decoded) => {
  expect(decodePath(path)).toBe(decoded);
});

it.each([
  ['gr%C3%B6%C3%9Fe', 'größe'],
  ['a%2Fb%3Fc%23d', 'a/b?c#d'],
  ['', ''],
  ['%E0%A4%A%20', '%E0%A4%A%20'],
  ['100%', '100%'],
])('the part %j is %j', (part, decoded) => {
  expect(decodePart(part)).toBe(decoded);
});

test.each([
  ['/ui', '/ui/'],
  ['/ui/', '/ui/'],
  ['/ui//', '/ui/'],
  ['', '/'],
])('ends %s with one slash', (path, whole) => {
  expect(withSlash(path)).toBe(whole);
});
