import type {Row} from './row';

/** Servers. */
export const SERVED: readonly Row[] = [
  {
    what: 'no request leads to another host',
    file: 'scripts/lib/served.ts',
    from: "return address.pathname.startsWith('//') ? undefined : address;",
    to: 'return address;',
    test: ['scripts/__tests__/server.test.ts', ''],
  },
  {
    what: 'Caddy keeps the query',
    promise: 7,
    file: 'plugins/hosting/core/caddy.ts',
    from: '`${to}{vitrine_query}`',
    to: '`${to}`',
    test: ['plugins/hosting/__tests__/redirects.test.ts', 'tells servers of them'],
  },
  {
    what: 'serve: no link leads out of the folder',
    file: 'scripts/lib/served.ts',
    from: "return !path.isAbsolute(below) && below.split(path.sep)[0] !== '..';",
    to: 'return below !== dir;',
    test: ['scripts/__tests__/server.test.ts', 'nothing is sent that lies outside'],
  },
  {
    what: 'serve: what every object has is no type',
    file: 'scripts/lib/hosting.ts',
    from: 'Object.hasOwn(types, extension) ? types[extension] : undefined',
    to: 'types[extension]',
    test: ['scripts/__tests__/server.test.ts', 'a file with an ending'],
  },
  {
    what: 'serve: no link stands for a compressed file',
    file: 'scripts/lib/served.ts',
    from: 'lstatSync(name, {throwIfNoEntry: false})',
    to: 'statSync(name, {throwIfNoEntry: false})',
    test: ['scripts/__tests__/server.test.ts', 'nothing is sent of a link'],
  },
  {
    what: 'serve: what is missing is kept by nobody',
    file: 'scripts/lib/server.ts',
    from: 'target === undefined ? [MISSING, MISSING]',
    to: 'target === undefined ? [pathname, MISSING]',
    test: ['scripts/__tests__/server.test.ts', 'has nobody keep for a year'],
  },
  {
    what: 'a site that is not to be found keeps crawlers out',
    file: 'plugins/hosting/core/robots.ts',
    from: "if (noIndex) return 'User-agent: *\\nDisallow: /\\n';",
    to: '',
    test: ['plugins/hosting/__tests__/robots.test.ts', 'keeps out of a site'],
  },
];
