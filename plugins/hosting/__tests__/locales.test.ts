import {wholeSite} from '../core/locales';

describe('wholeSite', () => {
  it.each([
    ['a site of one language', '/', '/', ['/'], ['/'], 0],
    ['below a base URL', '/docs/', '/docs/', ['/docs/'], ['/docs/'], 0],
    ['the first of two', '/', '/', ['/', '/ar/'], ['/', '/ar/'], 0],
    ['the second of two', '/ar/', '/', ['/', '/ar/'], ['/', '/ar/'], 1],
    ['the second below a base', '/a/ar/', '/a/', ['/a/', '/a/ar/'], ['/a/', '/a/ar/'], 1],
    ['one in a folder of folders', '/x/ar/', '/', ['/', '/x/ar/'], ['/', '/x/ar/'], 2],
    ['one built alone, all at the root', '/', '/', ['/', '/'], ['/'], 0],
    ['one with a place of its own', '/ar/', '/en/', ['/en/', '/ar/'], ['/ar/'], 0],
  ])('is found from %s', (_title, own, root, all, bases, depth) => {
    expect(wholeSite(own, root, all)).toEqual({bases, depth});
  });
});
