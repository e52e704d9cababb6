import type {Row} from './row';

/** What is written for machines, what agents may ask, and what is installed. */
export const MACHINES: readonly Row[] = [
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
    what: 'machines: a feed shows names as text',
    promise: 8,
    file: 'plugins/api-reference/core/view/feed.ts',
    from: "return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');",
    to: "return text.replaceAll('&', '&amp;');",
    test: ['tests/fuzz/forMachines.test.ts', 'tells names of an API as text'],
  },
  {
    what: 'machines: a list shows titles as text',
    promise: 8,
    file: 'plugins/_shared/text/markdown.ts',
    from: String.raw`.replace(/\s+/g, ' ')`,
    to: '',
    test: ['tests/fuzz/forMachines.test.ts', 'lists titles and descriptions'],
  },
  {
    what: 'machines: data of a page ends no script',
    promise: 8,
    file: 'src/components/StructuredData/linkedData.ts',
    from: ".replaceAll('<', String.raw`\\u003c`)",
    to: '',
    test: ['tests/fuzz/forMachines.test.ts', 'tells search engines of a page'],
  },
  {
    what: 'machines: a page that leads on holds nothing else',
    promise: 8,
    file: 'plugins/_shared/site/forwardingPage.ts',
    from: ".replaceAll('<', '&lt;')",
    to: '',
    test: ['tests/fuzz/forMachines.test.ts', 'leads on from an old address'],
  },
  {
    what: 'supply chain: what is installed is known by its content',
    file: 'tests/contract/lockfile.ts',
    from: "!/^sha512-/.test(integrity ?? '')",
    to: "integrity === ''",
    test: ['tests/contract/lockfile.test.ts', 'see what nobody checks'],
  },
  {
    what: 'supply chain: no secret leaves the machine',
    file: 'tests/contract/leaks.ts',
    from: "...(SECRETS.some((each) => each.test(text)) ? ['a secret'] : []),",
    to: '',
    test: ['tests/contract/leaks.test.ts', 'finds in '],
  },
  {
    what: 'agents: code as people write it is read whole',
    file: 'plugins/api-history/core/upgrade/source.ts',
    from: 'if (depth > DEEPEST) return index;',
    to: 'if (depth > 20) return index;',
    test: ['plugins/api-history/__tests__/findings.test.ts', 'is read whole where people'],
  },
  {
    what: 'agents: code is read as long as there is time',
    file: 'plugins/api-history/core/upgrade/source.ts',
    from: 'if (isStopped || !isOver()) continue;',
    to: 'if (isOver !== undefined) continue;',
    test: ['plugins/api-history/__tests__/findings.test.ts', 'is read as long as there is time'],
  },
];
