import type {Root} from 'mdast';
import {normalizeAddress, withSlash} from '../../plugins/_shared/addresses';
import {quote, suggest} from '../../plugins/_shared/errors';
import {anchoredHeadings} from '../../plugins/_shared/page/anchors';
import {asRead} from '../../plugins/_shared/page/dialect';
import {hideVerbatim} from '../../plugins/_shared/page/mask';
import {parseMeta} from '../../plugins/code-blocks/core/meta';
import {cssImports} from '../../plugins/demo-code/core/imports';
import {dedent, findPreview, readMarks} from '../../plugins/demos/core/preview';
import {descriptionFault, shorten} from '../../plugins/front-matter/core/description';
import {beginsWithTitle, bodyTitle} from '../../plugins/front-matter/core/dialect';
import {readPage as readFile} from '../../plugins/front-matter/core/read';
import {split} from '../../plugins/front-matter/core/split';
import {DEFAULT_OPTIONS} from '../../plugins/front-matter/options';
import {finish} from '../../plugins/markdown-export/core/finish';
import {lettersOf} from '../../plugins/markdown-export/core/shown';
import {find, findMarkdown, parseAddress} from '../../scripts/lib/served';

/** Signs in a line: what grows in a line takes milliseconds of them, by the square seconds. */
const LONG = 100_000;
/** Milliseconds. */
const MOST = 1500;

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
  'an address': (text) => withSlash(text) + normalizeAddress(text),
  'a request': (text) => {
    const {pathname = '/'} = parseAddress(`/${text}`) ?? {};
    return [find('/none', pathname), findMarkdown('/none', pathname)];
  },
};

const PUMPS = [
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
      const text = before + pump.repeat(LONG / pump.length) + after;
      const begun = performance.now();
      read(text);
      return performance.now() - begun > MOST;
    }).map(([before]) => before + pump),
  );
  expect(slow).toEqual([]);
});

it('reads lines of quotes within quotes, and of blanks', () => {
  expect(bodyTitle(`# ${' \t'.repeat(LONG)}a`)).toBe('a');
  const quoted = asRead(`${'> '.repeat(LONG)}:: a`, 'md');
  expect(quoted.faults).toEqual([]);
});

it('gives headings of one name their ids in a line', () => {
  const text = {type: 'text', value: 'A'} as const;
  const heading = {type: 'heading', depth: 2, children: [text]} as const;
  const count = LONG / 10;
  const children = Array.from({length: count}, () => structuredClone(heading));
  const begun = performance.now();
  const headings = anchoredHeadings({type: 'root', children: [...children]} as unknown as Root);
  expect(performance.now() - begun).toBeLessThan(MOST);
  expect(headings.at(-1)?.id).toBe(`a-${count}`);
});
