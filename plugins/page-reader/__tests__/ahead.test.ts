import {PAGES_OF_THREAD, readAhead} from '../ahead';
import {keepReads, keptInMemory} from '../core/kept';
import {takeWritten} from '../core/keptTrees';
import {grammarOf, parsePage, type PageFormat} from '../core/parse';
import {isRead, readAnew, readPage} from '../core/readPage';

const CORES = 4;
const MANY = 3 * PAGES_OF_THREAD;

beforeEach(() => keepReads(keptInMemory()));
afterAll(() => keepReads(undefined));

/** Pages that are all of another text. */
function pagesOf(count: number) {
  return Array.from({length: count}, (_, at) => ({
    text: TEXTS[at % TEXTS.length]?.replace('N', String(at)) ?? '',
    format: (at % TEXTS.length === 0 ? 'md' : 'mdx') as PageFormat,
  }));
}

const TEXTS = [
  '---\ntitle: A\n---\n\n# N *b*\n\n| a |\n| - |\n| größe |\n\n```tsx\n<A />\n```\n',
  '# N\n\n<Demo src="./A.tsx" />\n',
  "import A from './a';\n\n# N {1 + 1}\n",
  '# N\n\n<b>\n',
];

it('leaves to the reader and to the bundler what they would have made themselves', async () => {
  const pages = pagesOf(MANY);
  await readAhead(pages, MANY, CORES);
  expect(pages.filter((page) => !isRead(page))).toEqual([]);
  for (const {text, format} of pages.slice(-TEXTS.length)) {
    const told = takeWritten(grammarOf(format), text);
    expect(readPage(text, format)).toEqual(readAnew(text, format));
    expect(told).toEqual(takeWritten(grammarOf(format), text));
  }
  const [first] = pages;
  const told = takeWritten(grammarOf('md'), first?.text ?? '');
  expect(JSON.parse(String(Buffer.from(told ?? [])))).toMatchObject({type: 'root'});
  expect(parsePage(first?.text ?? '', 'md').children).toHaveLength(4);
});

it.each([
  ['few pages', pagesOf(MANY - 1), MANY - 1, CORES],
  ['few that have changed', pagesOf(MANY - 1), MANY, CORES],
  ['many, with few cores', pagesOf(MANY), MANY, CORES - 1],
])('begins no threads for %s', async (_, pages, most, cores) => {
  await readAhead(pages, most, cores);
  expect(pages.filter(isRead)).toEqual([]);
});

it('reads what has changed, and nothing else', async () => {
  const pages = pagesOf(2 * MANY);
  const earlier = pages.slice(0, MANY);
  const treeOf = ({text, format}: (typeof pages)[number]) => takeWritten(grammarOf(format), text);
  for (const page of earlier) {
    readPage(page.text, page.format);
    treeOf(page);
  }
  await readAhead(pages, pages.length, CORES);
  expect(pages.every(isRead)).toBe(true);
  // A page that is read again has its tree kept again.
  expect(earlier.filter(treeOf)).toEqual([]);
  expect(pages.slice(MANY).some(treeOf)).toBe(true);
});
