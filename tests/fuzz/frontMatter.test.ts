import {readPage} from '../../plugins/front-matter/core/read';
import {DEFAULT_OPTIONS} from '../../plugins/front-matter/options';
import {quote, suggest} from '../../plugins/_shared/text/errors';
import {cases} from './draw';
import type {Draw} from './draw';

const COUNT = 300;

/** Fields by what they take. */
const FLAGS = ['card', 'disableAd', 'draft', 'hide_title', 'manualCard', 'unlisted'];
const TEXTS = ['cardTitle', 'filename', 'githubLabel', 'id', 'pagination_label', 'slug', 'image'];
const ADDRESSES = ['materialDesign', 'waiAria'];
const LISTS = ['authors', 'keywords', 'components', 'hooks', 'tags'];
const MAPS = ['last_update', 'mdx', 'sidebar_custom_props'];
const NUMBERS = ['sidebar_position', 'toc_min_heading_level'];

const LONG = 'x'.repeat(501);
const WRONG: readonly [fields: readonly string[], values: readonly string[]][] = [
  [FLAGS, ['sometimes', '"true"', '1', '[true]', '', '{}', '2024-01-01', 'yes', 'True1']],
  [
    TEXTS,
    ['', '" "', '[]', '{}', 'true', '12', '1.5', '2024-01-01', `"\\0"`, LONG, '!!binary aGk='],
  ],
  [ADDRESSES, ['javascript:alert(1)', 'http://a', '/a', 'https://', '"https://a b"', '[]', '//a']],
  [LISTS, ['5', 'true', '{a: 1}', '[[]]', '[1]', '["a\\u0007"]', '[""]', '[null]']],
  [MAPS, ['5', 'text', '[]', '&a [*a]', '{? [] : 1, x: &b {c: *b}}']],
  [NUMBERS, ['high', '"1"', '.nan', '.inf', '[1]', '{}', '0x']],
  [
    ['custom_edit_url'],
    ['javascript:alert(1)', 'data:text/html,a', 'ftp://a', '"a b"', 'vbscript:x'],
  ],
  [['packageName'], ['../a', '"@A/b"', '"a b"', '/etc', '[]']],
  [['githubSource'], ['/etc/passwd', '../../.env', 'C:\\a', 'javascript:x']],
  [['description'], ['""', 'One. Two.', 'x'.repeat(200), '[]', '"a\\nb"']],
  [
    ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'titles'],
    ['text', '1', '{}'],
  ],
];
const RIGHT: readonly [fields: readonly string[], values: readonly string[]][] = [
  [FLAGS.slice(0, 2), ['true', 'false']],
  [TEXTS.slice(0, 3), ['Button', '"2024-01-01"', '"# no comment"', "'it''s'", 'é 漢字 🎉', '"12"']],
  [
    ['authors', 'keywords'],
    ['a, b', '[a, b]', '["a, b"]'],
  ],
  [['sidebar_position'], ['3', '-1', '0.5', '0x1F']],
  [['custom_edit_url'], ['null', 'https://a.test/b', 'docs/a.md']],
  [['last_update'], ['{author: Mia}', '{date: 2024-01-31}']],
  [ADDRESSES, ['https://a.test/b?c#d']],
];

/** Whole files that are no pages, whatever stands in their fields. */
const TORN: readonly ((page: string, draw: Draw) => string)[] = [
  (page) => page.replace(/\n---\n/, '\n'),
  (page) => page.replace('---', '---js'),
  (page) => `\n${page}`,
  (page) => page.replace('title:', 'title :\t: '),
  (page) => page.replace('title: A', 'title: A\ntitle: B'),
  (page) => page.replace('title: A', 'title: A: B'),
  (page) => page.replace('title: A', 'title: @a'),
  (page) => page.replace('title: A', 'title: !!js/function "() => 1"'),
  (page) => page.replace('\n---\n', '\n---\n---\ntitle: B\n---\n'),
  (page) => page.replace(/---\n[^]*?\n---/, '---\n- a\n- b\n---'),
  (page, {one}) => page.replace('Text', `Te${one(['\0', '\u001b', '\u0007', '\u007f'])}xt`),
  (page, {below}) => `${page}\n${'- '.repeat(101 + below(400))}a`,
  (page, {below}) => `${page}\n${'> '.repeat(101 + below(400))}a`,
  (page) => page.replace('title: A\n', '').replace('# A', `# ${'A'.repeat(2_000_000)}`),
  (page) => page.replace('title: A', `a: &a [x]\n${bomb(9)}title: A`),
];

const letterAt = (place: number) => String.fromCharCode('a'.charCodeAt(0) + place);

/** Lists of lists, each of ten of the one before: gigabytes, once they are read. */
function bomb(depth: number): string {
  return Array.from({length: depth}, (_none, level) => {
    const [name, last] = [letterAt(level + 1), letterAt(level)];
    return `${name}: &${name} [${Array(10).fill(`*${last}`).join(', ')}]\n`;
  }).join('');
}

const PAGE = '---\ntitle: A\ndescription: B.\n---\n\n# A\n\nText\n';

function read(file: string) {
  return readPage(file, 'docs/a.md', {...DEFAULT_OPTIONS, quote, suggest});
}

/** One line more of front matter, in place of the one of that name. */
function withField(name: string, value: string): string {
  const line = `${name}: ${value}`;
  return name === 'description'
    ? PAGE.replace('description: B.', line)
    : PAGE.replace('---\n\n', `${line}\n---\n\n`);
}

const drawn = (of: typeof WRONG, {one}: Draw) => {
  const [fields, values] = one(of);
  return withField(one(fields), one(values));
};

const wrong = cases(COUNT / 3, (draw) => drawn(WRONG, draw));
const torn = cases(COUNT / 3, (draw, number) => TORN[number % TORN.length]?.(PAGE, draw) ?? '');
const right = cases(COUNT / 3, (draw) => drawn(RIGHT, draw));

it('accepts no front matter that is wrong, and says where and what to do', () => {
  for (const file of [...wrong, ...torn]) {
    const {faults} = read(file);
    const lines = file.split('\n').length;
    if (faults.length === 0) throw new Error(`Accepted: ${JSON.stringify(file.slice(0, 300))}`);
    for (const {line, what, fix} of faults) {
      expect(line).toBeGreaterThan(0);
      expect(line).toBeLessThanOrEqual(lines);
      expect(`${what}\n${fix}`.length).toBeLessThan(1000);
      expect(what.length * fix.length).toBeGreaterThan(0);
    }
  }
});

it('accepts all that is right, and nothing of it is lost', () => {
  for (const file of right) {
    const {faults, frontMatter} = read(file);
    expect([file, faults]).toEqual([file, []]);
    expect(frontMatter).toMatchObject({title: 'A', description: 'B.'});
  }
  expect(new Set([...wrong, ...torn, ...right]).size).toBeGreaterThan(COUNT / 4);
});
