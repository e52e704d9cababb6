import type {Row} from './row';

/** Addresses, and what a site costs as it grows. */
export const ADDRESSES: readonly Row[] = [
  {
    what: 'no two sources on one address',
    promise: 7,
    file: 'plugins/_shared/site/addresses.ts',
    from: "return pathname.includes('%') ? pathname.replace(ENCODED, decodeCharacter) : pathname;",
    to: 'return pathname;',
    test: ['tests/fuzz/collisions.test.ts', 'finds every two sources'],
  },
  {
    what: 'cost grows in a line with the number of pages',
    promise: 10,
    file: 'plugins/duplicate-pathnames/core/collisions.ts',
    from: 'const members = byPath.get(path);',
    to: 'const members = [...byPath].find(([other]) => other === path)?.[1];',
    test: ['tests/fuzz/growth.test.ts', 'grows in a line'],
  },
  {
    what: 'an archive has its language once',
    promise: 7,
    file: 'plugins/product-identity/core/language.ts',
    from: ' || isIn(url.pathname, language)',
    to: '',
    test: ['plugins/product-identity/__tests__/language.test.ts', 'leaves an address alone'],
  },
  {
    what: 'no page pays for all others after React has come',
    promise: 10,
    file: 'plugins/route-shards/core/cut.ts',
    from: 'isPage(route) ? [] : ',
    to: '',
    test: [
      'plugins/route-shards/__tests__/files.test.ts',
      'leaves nothing of a page with all others',
    ],
  },
  {
    what: 'an address that was published is not lost',
    promise: 7,
    file: 'plugins/duplicate-pathnames/core/published.ts',
    from: 'if (!isAddress(address) || answered.has(',
    to: 'if (isAddress(address) || answered.has(',
    test: ['plugins/duplicate-pathnames/__tests__/published.test.ts', 'names what nothing answers'],
  },
];
