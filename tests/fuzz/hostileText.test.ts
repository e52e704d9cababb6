import type {Root} from 'mdast';
import ts from 'typescript';
import {normalizeAddress, withSlash} from '../../plugins/_shared/site/addresses';
import {quote, suggest} from '../../plugins/_shared/text/errors';
import {kebabCase} from '../../plugins/_shared/text/names';
import {anchoredHeadings} from '../../plugins/page-reader/core/anchors';
import {asRead} from '../../plugins/page-reader/core/dialect';
import {textOfHtml} from '../../plugins/page-reader/core/htmlText';
import {hideVerbatim} from '../../plugins/page-reader/core/mask';
import {parseMeta} from '../../plugins/code-blocks/core/meta';
import {docOf} from '../../plugins/csf/core/doc';
import {cssImports} from '../../plugins/demo-code/core/imports';
import {dedent, findPreview, readMarks} from '../../plugins/demo-code/core/preview';
import {descriptionFault, shorten} from '../../plugins/front-matter/core/description';
import {beginsWithTitle, bodyTitle} from '../../plugins/front-matter/core/dialect';
import {readPage as readFile} from '../../plugins/front-matter/core/read';
import {split} from '../../plugins/front-matter/core/split';
import {optionFaults} from '../../plugins/demo-code/core/options';
import {DEFAULT_OPTIONS} from '../../plugins/front-matter/options';
import {readSections} from '../../plugins/local-search/core/records/sections';
import {finish} from '../../plugins/markdown-export/core/finish';
import {lettersOf} from '../../plugins/markdown-export/core/shown';
import {codesIn} from '../../scripts/lib/prose/names';
import {find, findMarkdown, parseAddress} from '../../scripts/lib/served';

/** Signs in a line: what grows in a line takes milliseconds of them, by the square seconds. */
const LONG = 100_000;
/** Milliseconds of the processor, which others at work on the machine do not change. */
const MOST = 1500;

/** Times the cost of half a text: a line would have 2 of it, a square 4. */
const LEAST_OF_SQUARES = 3;

const cpu = () => process.cpuUsage().user / 1000;

const site = {url: 'https://a.test', baseUrl: '/', pages: new Set<string>()};

/** What reads text of authors, or of those who ask a server, by expressions of its own. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'a page as other tools write it': (text) => asRead(text, 'md'),
  'comments of MDX': (text) => asRead(text, 'mdx'),
  'verbatim parts of HTML': hideVerbatim,
  'the rest of the line that opens a fence': parseMeta,
  'imports of a style sheet': cssImports,
  'marks of a preview': readMarks,
  'lines with their indents': dedent,
  'a preview': (text) => findPreview(text, 'a'),
  'a description': descriptionFault,
  'a description that is cut': shorten,
  'front matter': split,
  'a file': (text) => readFile(text, 'docs/a.md', {...DEFAULT_OPTIONS, quote, suggest}),
  'whether it begins with its title': beginsWithTitle,
  'Markdown that is published': (text) => finish(text, site),
  'letters of a page': lettersOf,
  'HTML in a title': textOfHtml,
  'a name': (text) => kebabCase(text) + quote(text),
  'options of a demo': (text) => optionFaults({height: text, bg: text}),
  'names in backticks': (text) =>
    codesIn({text, contents: {texts: [{start: 0, end: text.length, line: 1}]} as never}),
  'an address': (text) => withSlash(text) + normalizeAddress(text),
  'a request': (text) => {
    const {pathname = '/'} = parseAddress(`/${text}`) ?? {};
    return [find('/none', pathname), findMarkdown('/none', pathname)];
  },
};

const PUMPS = [
  ...['1', '1.', '0.1', '<!--'],
  ...['a', 'A', ' ', '\t', '\n', ' \n', '\n ', '\t \n', '\r', '\r\n', '\u00a0', '#', '# ', '## a '],
  ...['`', '` ', '``a`', '```\n', '~~~', '~~~\n', '<', '<a', '<a ', '<a b="', '<a b=', '</', '/>'],
  ...['[', '![', '[a](', '](', '(', ')', '{', '{#', '{#a', '{#a} ', '{/*', '}', '{{', '{{"demo": '],
  ...['*', '**', '**a', '_', '_a ', '> ', '>', '- ', '1. ', '|', '|-', '| a ', ':', ':::', '::: '],
  ...[':::note ', ':::note\n', '---\n', '\n---\n', '===\n', '\\', '&', '&a', '&#', '=', '"', "'"],
  ...[
    '"\\',
    ',',
    ';',
    '.',
    '. ',
    'a.',
    '-',
    'a-',
    'url(',
    '@import ',
    'from ',
    'import ',
    '/',
    '//',
  ],
  ...['.html', '/index', '%', '%2f', '%e0%a4', '/*', '*/', '//#', 'title="', '{1,', 'a: ', '- a\n'],
];
/** What stands round it. */
const ROUND = [
  ['', '\u0001'],
  ['# a', 'b'],
  ['a', '\nb\n'],
] as const;

it.each(Object.entries(READERS))('takes no longer by the square: %s', (_what, read) => {
  const slow = PUMPS.flatMap((pump) =>
    ROUND.filter(([before, after]) => {
      const costOf = (length: number) => {
        const text = before + pump.repeat(length / pump.length) + after;
        const begun = cpu();
        read(text);
        return cpu() - begun;
      };
      const cost = costOf(LONG);
      // A machine may be slow: what grows in a line costs half of it for half of the text.
      return cost > MOST && cost > LEAST_OF_SQUARES * costOf(LONG / 2);
    }).map(([before]) => before + pump),
  );
  expect(slow).toEqual([]);
});

it('reads lines of quotes within quotes, and of blanks', () => {
  expect(bodyTitle(`# ${' \t'.repeat(LONG)}a`)).toBe('a');
  const quoted = asRead(`${'> '.repeat(LONG)}:: a`, 'md');
  expect(quoted.faults).toEqual([]);
});

it('reads a heading of blanks, and a comment of empty lines', () => {
  const begun = cpu();
  const page = `# a\n\n## a${' '.repeat(LONG)}b\n\ntext\n`;
  expect(readSections('md', page, {read: () => ''}).sections).toHaveLength(1);
  const story = `/**${'\n'.repeat(LONG)}*/\nexport const a = 1;`;
  const [statement] = ts.createSourceFile('a.ts', story, ts.ScriptTarget.Latest, true).statements;
  expect(docOf(statement)).toBeUndefined();
  expect(cpu() - begun).toBeLessThan(MOST);
});

it('gives headings of one name their ids in a line', () => {
  const text = {type: 'text', value: 'A'} as const;
  const heading = {type: 'heading', depth: 2, children: [text]} as const;
  const count = LONG / 10;
  const children = Array.from({length: count}, () => structuredClone(heading));
  const begun = cpu();
  const headings = anchoredHeadings({type: 'root', children: [...children]} as unknown as Root);
  expect(cpu() - begun).toBeLessThan(MOST);
  expect(headings.at(-1)?.id).toBe(`a-${count}`);
});
