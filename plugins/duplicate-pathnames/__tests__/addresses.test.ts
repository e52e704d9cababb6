import {normalizeAddress} from '../../_shared/site/addresses';
import {findAddressDuplicates} from '../core/addresses';

describe('normalizeAddress', () => {
  it.each([
    ['trailing slash', '/a/', '/a'],
    ['no trailing slash', '/a', '/a'],
    ['root', '/', '/'],
    ['case', '/A/B', '/a/b'],
    ['.html', '/a.html', '/a'],
    ['.HTML', '/a.HTML', '/a'],
    ['.html with a slash', '/a.html/', '/a'],
    ['a file that is only called .html', '/a/.html', '/a/.html'],
    ['index', '/a/index', '/a'],
    ['index.html', '/a/index.html', '/a'],
    ['index.html at the root', '/index.html', '/'],
    ['a page called index', '/a/index/index.html', '/a'],
    ['a name that ends with index', '/a/reindex', '/a/reindex'],
    ['another ending', '/a/index.md', '/a/index.md'],
    ['percent', '/a%20b', '/a b'],
    ['percent, two bytes', '/caf%C3%A9', '/café'],
    ['percent, lower case', '/caf%c3%a9', '/café'],
    ['percent, four bytes', '/%F0%9F%8E%A8', '/🎨'],
    ['NFD', '/cafe\u0301', '/caf\u00e9'],
    ['NFD, encoded', '/cafe%CC%81', '/caf\u00e9'],
    ['capital, encoded', '/%C3%89', '/é'],
    ['an encoded ending', '/a%2Ehtml', '/a'],
    ['an encoded slash is no slash', '/a%2Fb', '/a%2fb'],
    ['an encoded percent sign', '/100%25', '/100%25'],
    ['decoded once only', '/a%2520b', '/a%2520b'],
    ['malformed: cut', '/100%', '/100%'],
    ['malformed: no digits', '/a%zzb%20c', '/a%zzb c'],
    ['malformed: no UTF-8', '/%ff%20', '/%ff '],
    ['malformed: half a character', '/%C3/%20', '/%c3/ '],
    ['malformed: overlong', '/%C0%AF', '/%c0%af'],
    ['malformed: surrogate', '/%ED%A0%80', '/%ed%a0%80'],
  ])('%s: %s → %s', (_, pathname, expected) => {
    expect(normalizeAddress(pathname)).toBe(expected);
    expect(normalizeAddress(expected)).toBe(expected);
  });
});

describe('findAddressDuplicates', () => {
  const from = (...pathnames: string[]) =>
    findAddressDuplicates(pathnames.map((pathname) => ({pathname, source: pathname})));

  it('passes addresses that are different', () => {
    expect(from('/', '/a/', '/b/', '/a/b/', '/a.png', '/a.html.txt', '/a%2Fb')).toEqual([]);
  });

  it('keeps the sources as they were written', () => {
    expect(from('/A/', '/b/', '/a.html')).toEqual([
      {
        path: '/a',
        members: [
          {pathname: '/A/', source: '/A/'},
          {pathname: '/a.html', source: '/a.html'},
        ],
      },
    ]);
  });

  it('finds a file and a route of the same name', () => {
    expect(from('/a.png', '/a.png/')).toHaveLength(1);
  });

  it('looks at each address once, however many there are', () => {
    const size = 10_000;
    let looks = 0;
    const sources = Array.from({length: size}, (_, i) => ({
      get pathname() {
        looks += 1;
        return `/Product/Caf%C3%A9-${i % (size - 1)}/index.html`;
      },
      source: `docs/${i}.md`,
    }));
    expect(findAddressDuplicates(sources)).toHaveLength(1);
    expect(looks).toBe(size);
  });
});
