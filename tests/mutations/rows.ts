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
  {
    what: 'a loop in a demo does not hang the build',
    file: 'plugins/page-safety/core/rendering.ts',
    from: 'if (now - since <= limit * 1000) return undefined;',
    to: 'if (now >= since) return undefined;',
    test: ['scripts/__tests__/child.test.ts', 'is told when its time is over'],
  },
  {
    what: 'a build that was ended for its loop has failed',
    file: 'scripts/lib/child.ts',
    from: 'if (overdue !== undefined) return 1;',
    to: '',
    test: ['scripts/__tests__/child.test.ts', 'ends what renders it'],
  },
  {
    what: 'same bytes: the runtime does not hang on the cache',
    file: 'plugins/classic-theme/bundle.ts',
    from: 'mangle: false',
    to: 'mangle: true',
    test: ['plugins/classic-theme/__tests__/bundle.test.ts', 'keeps the names'],
  },
  {
    what: 'same bytes: an order that means nothing makes no difference',
    file: 'plugins/branding/core/sheet.ts',
    from: '    .sort()\n',
    to: '',
    test: ['plugins/branding/__tests__/sheet.test.tsx', 'is the same for the same accents'],
  },
  {
    what: 'axe: the open menu of a demo is one',
    file: 'plugins/demos/theme/Demo/toolbar/More.tsx',
    from: "role={isEnhanced ? 'menu' : 'group'}",
    to: 'role="none"',
    test: ['plugins/demos/__tests__/toolbarMenu.test.tsx', 'shows '],
  },
  {
    what: 'axe: the keyboard reaches what scrolls',
    file: 'src/components/CodeBlock/index.tsx',
    from: 'tabIndex: 0, ',
    to: '',
    test: ['src/components/CodeBlock/__tests__/CodeBlock.test.tsx', 'takes a tab stop'],
  },
  {
    what: 'axe: the field of the editor has a name',
    file: 'plugins/demo-editor/theme/DemoEditor/codeView.ts',
    from: "'aria-label': label, ",
    to: '',
    test: ['plugins/demo-editor/__tests__/LiveEditor.test.tsx', 'shows the code, and leaves'],
  },
  {
    what: 'silent where the storage is refused',
    file: 'plugins/_shared/client/storage.ts',
    from: '    // The choice holds for this page, which is all that can be had.',
    to: "    throw new Error('Refused');",
    test: ['plugins/_shared/__tests__/client.test.tsx', 'is empty, and silent'],
  },
  {
    what: 'without JavaScript menus are lists of links',
    file: 'src/components/Menu/index.tsx',
    from: "role={isEnhanced ? 'menu' : 'group'}",
    to: 'role="menu"',
    test: ['src/components/Menu/__tests__/Menu.test.tsx', 'works without JavaScript'],
  },
  {
    what: 'without JavaScript tabs can be chosen',
    file: 'src/components/CodeTabs/index.tsx',
    from: '{isLive ? (',
    to: '{isLive || name ? (',
    test: ['src/components/CodeTabs/__tests__/CodeTabs.test.tsx', 'is a group of radio buttons'],
  },
  {
    what: 'without JavaScript the wishes of the system count',
    file: 'plugins/branding/core/sheet.ts',
    from: 'rule(`:root:where(:not([${attribute}]))`, tokens, theme),',
    to: "'',",
    test: ['plugins/branding/__tests__/sheet.test.tsx', 'is shown by the wishes of the system'],
  },
  {
    what: 'nothing of a third party before an answer',
    file: 'plugins/analytics/client/tag.ts',
    from: '    if (isAllowed) load();\n    else if',
    to: '    load();\n    if',
    test: ['plugins/analytics/__tests__/tag.test.tsx', 'denies, configures'],
  },
  {
    what: 'the server can take the worker away',
    file: 'plugins/service-worker/core/remover.ts',
    from: '.then(() => self.registration.unregister())',
    to: '',
    test: ['plugins/service-worker/__tests__/remover.test.ts', 'takes over at once'],
  },
  {
    what: 'cost grows in a line with the number of pages',
    file: 'plugins/duplicate-pathnames/core/collisions.ts',
    from: 'const members = byPath.get(path);',
    to: 'const members = [...byPath].find(([other]) => other === path)?.[1];',
    test: ['tests/fuzz/growth.test.ts', 'grows in a line'],
  },
  {
    what: 'an archive has its language once',
    file: 'plugins/product-identity/core/language.ts',
    from: ' || isIn(url.pathname, language)',
    to: '',
    test: ['plugins/product-identity/__tests__/language.test.ts', 'leaves an address alone'],
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
    what: 'agents: no page from elsewhere is answered',
    file: 'scripts/lib/mcp/http.ts',
    from: 'origin !== undefined && !isOwn(origin)',
    to: 'origin === ""',
    test: ['scripts/lib/mcp/__tests__/server.test.ts', 'over HTTP it answers whoever'],
  },
  {
    what: 'agents: code is taken as long as the tool says',
    file: 'scripts/lib/mcp/http.ts',
    from: '6 * LONGEST_CODE + 100_000',
    to: '100_000',
    test: ['scripts/lib/mcp/__tests__/server.test.ts', 'over HTTP it takes code'],
  },
  {
    what: 'a build copies no link that leads elsewhere',
    file: 'plugins/page-safety/files.ts',
    from: 'existsSync(link) && !reach(link)',
    to: '!existsSync(link) && !reach(link)',
    test: ['plugins/page-safety/__tests__/files.test.ts', 'copies no link'],
  },
  {
    what: 'a page cannot hang the build by headings of one name',
    file: 'plugins/_shared/page/anchors.ts',
    from: '  counts.set(name, count);\n',
    to: '',
    test: ['tests/fuzz/hostileText.test.ts', 'gives headings of one name'],
  },
];
