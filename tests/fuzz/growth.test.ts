import {findAddressDuplicates} from '../../plugins/duplicate-pathnames/core/addresses';
import {readPage} from '../../plugins/front-matter/core/read';
import {DEFAULT_OPTIONS} from '../../plugins/front-matter/options';
import {nearestPages} from '../../plugins/page-index/core/nearestPages';
import {quote, suggest} from '../../plugins/_shared/text/errors';

const TIMES = 8;
/** What so many times as much may take beyond so many times as long: the machine has others to serve. */
const NOISE = 3;
const RUNS = 5;

const addressOf = (page: number) => `/ui/folder-${page % 97}/page-${page}/`;

/** What is done for each page of a site, or for each line of one, by how many there are. */
const WORK: readonly [what: string, few: number, work: (count: number) => () => unknown][] = [
  [
    'the search for two sources of one address',
    500,
    (count) => {
      const sources = Array.from({length: count}, (_none, page) => ({
        pathname: addressOf(page),
        source: `docs/${page}.md`,
      }));
      return () => findAddressDuplicates(sources);
    },
  ],
  [
    'the reading of a page',
    2000,
    (count) => {
      const lines = Array.from({length: count}, (_none, line) => `Line ${line} of \`code\`, {a}.`);
      const page = `---\ntitle: A\ndescription: B.\n---\n\n# A\n\n${lines.join('\n\n')}\n`;
      return () => readPage(page, 'docs/a.md', {...DEFAULT_OPTIONS, quote, suggest});
    },
  ],
  [
    'the search for the pages nearest to an address',
    500,
    (count) => {
      const pages = Array.from({length: count}, (_none, page) => ({
        path: addressOf(page),
        title: `Page ${page}`,
        product: 'ui',
        description: '',
        kind: 'page' as const,
      }));
      return () => nearestPages('/ui/folder-1/page-98-b/', pages, 5);
    },
  ],
];

/** Milliseconds of the processor of the shortest of some runs: what else the machine does has its own. */
function timeOf(work: () => unknown): number {
  const times = Array.from({length: RUNS}, () => {
    const begun = process.cpuUsage();
    work();
    const {user, system} = process.cpuUsage(begun);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

it.each(WORK)('grows in a line: %s', (_what, few, work) => {
  const [less, more] = [work(few), work(few * TIMES)];
  timeOf(less);
  const most = Math.max(timeOf(less), 0.2) * TIMES * NOISE;
  expect(timeOf(more)).toBeLessThan(most);
});
