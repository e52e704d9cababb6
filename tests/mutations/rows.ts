/** A fault in the source, and the test that must find it. */
export interface Row {
  /** What is lost with it. */
  what: string;
  file: string;
  /** Stands once in the file. */
  from: string;
  to: string;
  /** A file of tests of jest, and how the name of one of them begins or goes on. */
  test: [file: string, name: string];
}

/**
 * What a site trusts Vitrine with, broken at its root. What only a browser sees has its faults in
 * `scripts/lib/seeds`.
 */
export const ROWS: readonly Row[] = [
  {
    what: 'a build deletes no sources',
    file: 'scripts/lib/outputFolder.ts',
    from: 'placeFault(realPath(siteDir), realPath(outDir)) ??',
    to: '',
    test: ['scripts/__tests__/outputFolder.test.ts', 'a build may not replace'],
  },
  {
    what: 'a build deletes nothing that it did not make',
    file: 'scripts/lib/outputFolder.ts',
    from: 'if (first === undefined || isOurs(folder)) return undefined;',
    to: 'if (first !== "") return undefined;',
    test: ['scripts/__tests__/outputFolder.test.ts', 'a build may not replace'],
  },
  {
    what: 'no request leads to another host',
    file: 'scripts/lib/served.ts',
    from: "return address.pathname.startsWith('//') ? undefined : address;",
    to: 'return address;',
    test: ['scripts/__tests__/server.test.ts', ''],
  },
  {
    what: 'markdown runs nothing',
    file: 'plugins/page-safety/core/faults.ts',
    from: 'if (!ADDRESSES.has(name)) return [];',
    to: 'if (name) return [];',
    test: ['tests/fuzz/payloads.test.ts', 'refuses every payload in markdown'],
  },
  {
    what: 'a script of a page does not widen the policy',
    file: 'plugins/hosting/core/origin.ts',
    from: '!own.has(text) && ',
    to: 'false && ',
    test: ['plugins/hosting/__tests__/index.test.ts', ''],
  },
  {
    what: 'the last site comes back after a kill in the swap',
    file: 'scripts/lib/outputFolder.ts',
    from: 'if (!existsSync(outDir) && existsSync(last)) renameSync(last, outDir);',
    to: '',
    test: ['scripts/__tests__/outputFolder.test.ts', 'is where it is looked for'],
  },
  {
    what: 'a torn cache stops one build, not all',
    file: 'scripts/lib/crash.ts',
    from: 'if (!isCrash(first) || !existsSync(cache)) return first;',
    to: 'if (first) return first;',
    test: ['scripts/__tests__/crash.test.ts', 'runs once more without the cache'],
  },
  {
    what: 'the lock of a build is given back',
    file: 'scripts/lib/buildLock.ts',
    from: 'return () => rmSync(lock, {force: true});',
    to: 'return () => undefined;',
    test: ['scripts/__tests__/buildLock.test.ts', 'is held until it is given back'],
  },
  {
    what: 'a malformed address breaks no page',
    file: 'plugins/_shared/addresses.ts',
    from: 'return attempt(decodeURI, path);',
    to: 'return decodeURI(path);',
    test: ['plugins/_shared/__tests__/addresses.test.ts', ''],
  },
  {
    what: 'files come from the site alone',
    file: 'plugins/_shared/reach.ts',
    from: '!path.isAbsolute(below) && !parts.some(isClosed)',
    to: '!path.isAbsolute(below)',
    test: ['plugins/_shared/__tests__/reach.test.ts', ''],
  },
  {
    what: 'rendering sees no secret',
    file: 'plugins/page-safety/core/environment.ts',
    from: '!NEEDED.test(name) && !allowed.includes(name)',
    to: 'NEEDED.test(name) && !allowed.includes(name)',
    test: ['plugins/page-safety/__tests__/environment.test.ts', 'hides what is not allowed'],
  },
  {
    what: 'front matter leads to the web alone',
    file: 'plugins/front-matter/core/fields.ts',
    from: String.raw`/^$|^https?:\/\/\S+$|^[\w/.][^\s:\\]*$/i.test(value)`,
    to: 'value.length > 0',
    test: ['tests/fuzz/frontMatter.test.ts', 'accepts no front matter that is wrong'],
  },
  {
    what: 'what the system refuses is told in two lines',
    file: 'scripts/lib/foreign.ts',
    from: 'if (refusal === undefined) return undefined;',
    to: 'if (file !== "") return undefined;',
    test: ['scripts/__tests__/report.test.ts', 'what the system refuses'],
  },
  {
    what: 'no two sources on one address',
    file: 'plugins/_shared/addresses.ts',
    from: "return pathname.includes('%') ? pathname.replace(ENCODED, decodeCharacter) : pathname;",
    to: 'return pathname;',
    test: ['tests/fuzz/collisions.test.ts', 'finds every two sources'],
  },
  {
    what: 'a release reloads once',
    file: 'plugins/service-worker/client/reload.ts',
    from: "if (decision === 'reload' && addCount(STORAGE_KEY, release)) reload();",
    to: "if (decision === 'reload') reload();",
    test: ['plugins/service-worker/__tests__/reload.test.tsx', ''],
  },
  {
    what: 'a move is whole or is none',
    file: 'scripts/lib/move/plan.ts',
    from: 'for (const step of undo) step();',
    to: '',
    test: ['scripts/__tests__/move.test.ts', 'takes everything back'],
  },
  {
    what: 'Caddy keeps the query',
    file: 'plugins/hosting/core/caddy.ts',
    from: '`${to}{vitrine_query}`',
    to: '`${to}`',
    test: ['plugins/hosting/__tests__/redirects.test.ts', 'tells servers of them'],
  },
];
