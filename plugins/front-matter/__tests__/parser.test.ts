import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Options} from '../index';
import {DEFAULT_OPTIONS} from '../options';
import {createParser} from '../parser';

const siteDir = path.join(path.sep, 'site');

function parser(options: Options = {}): ParseFrontMatter {
  return createParser(siteDir, {...DEFAULT_OPTIONS, ...options});
}

function parse(fileContent: string, options?: Options): ReturnType<ParseFrontMatter> {
  return parser(options)({
    filePath: path.join(siteDir, 'docs', 'knöpfe.md'),
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
}

/** The message for fields of a page that has all it needs. */
async function message(...lines: string[]): Promise<string> {
  const file = ['---', ...lines, '---', '# A', '<p class="description">B.</p>'].join('\n');
  const error: unknown = await parse(file).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof Error ? `${error.name}: ${error.message}` : 'nothing is wrong';
}

/** The messages for fields that each stand on a page of their own. */
async function messages(...fields: string[]): Promise<string> {
  return (await Promise.all(fields.map((field) => message(field)))).join('\n');
}

test('reads what is there, and completes it', async () => {
  const file = '---\ntitle: A\ncomponents: B, C\ndescription: D.\n---\n\nText\n';
  await expect(parse(file)).resolves.toEqual({
    frontMatter: {title: 'A', components: ['B', 'C'], description: 'D.'},
    content: 'Text',
  });
});

test('agrees with the default parser on plain front matter', async () => {
  const fileContent =
    '---\ntitle: A\ndescription: D.\ndraft: true\ntags: [x]\n---\n\n# A\n\nText\n';
  const expected = await DEFAULT_PARSE_FRONT_MATTER({filePath: '', fileContent});
  await expect(parse(fileContent)).resolves.toEqual(expected);
});

test('runs no code', async () => {
  const file = '---js\n{title: (globalThis.ran = true)}\n---\nText';
  await expect(parse(file)).rejects.toThrowErrorMatchingInlineSnapshot(`
    "docs/knöpfe.md:1: the front matter is written as "js"
      Fix: write it in YAML, between two lines of three hyphens (\`---\`) and nothing else"
  `);
  expect('ran' in globalThis).toBe(false);
});

test('takes the fields of the options', async () => {
  const file = '---\ntitle: A\nstatus: new\n---\nText';
  const options: Options = {fields: {status: 'string'}, requireDescription: false};
  await expect(parse(file, options)).resolves.toMatchObject({frontMatter: {status: 'new'}});
});

test('a page without anything', async () => {
  await expect(parse('Text')).rejects.toThrowErrorMatchingInlineSnapshot(`
    "docs/knöpfe.md:1: field "title" is missing
      Fix: write \`title: Button\` between the \`---\` lines, or begin the page with \`# Button\`
    docs/knöpfe.md:1: field "description" is missing
      Fix: write \`description: \` and one sentence, or a \`<p class="description">\` in the page"
  `);
});

test('a block that is not closed', async () => {
  await expect(parse('---\ntitle: A\n')).rejects.toThrowErrorMatchingInlineSnapshot(`
    "docs/knöpfe.md:1: the front matter is opened but never closed
      Fix: put a line of three hyphens (\`---\`) and nothing else below its last field"
  `);
});

test('a block after a blank line', async () => {
  await expect(parse('\n---\ntitle: A\n---\n')).rejects.toThrowErrorMatchingInlineSnapshot(`
    "docs/knöpfe.md:2: the front matter begins after blank space
      Fix: put its opening \`---\` at the very beginning of the first line"
  `);
});

test('every fault at once', async () => {
  expect(await message('compnents: Button', 'draft: maybe', 'slug: 4')).toMatchInlineSnapshot(`
    "VitrineError: docs/knöpfe.md:2: field "compnents" is not known
      Fix: did you mean "components"?
    docs/knöpfe.md:3: field "draft" is "maybe"
      Fix: write \`true\` or \`false\`, e.g. \`draft: true\`
    docs/knöpfe.md:4: field "slug" is 4
      Fix: write text (in quotes, if it looks like a number or a date), e.g. \`slug: /react-button/\`"
  `);
});

test('a name near nothing', async () => {
  expect(await message('zzzzzzzzzzzzzzzz: 1')).toMatchInlineSnapshot(`
    "VitrineError: docs/knöpfe.md:2: field "zzzzzzzzzzzzzzzz" is not known
      Fix: known are authors, card, cardDescription, cardTitle, components, custom_edit_url, date, description, disableAd, displayed_sidebar, draft, filename, githubLabel, githubSource, hide_table_of_contents, hide_title, hooks, id, image, keywords, last_update, manualCard, materialDesign, mdx, packageName, pagination_label, pagination_next, pagination_prev, parse_number_prefixes, product, productId, redirect_from, sidebar_class_name, sidebar_custom_props, sidebar_key, sidebar_label, sidebar_position, slug, tags, title, title_meta, toc_max_heading_level, toc_min_heading_level, unlisted, unstyled, waiAria, wrapperClassName"
  `);
});

test('blocks that are no fields', async () => {
  const texts = await messages('title: Grid: the basics', 'title: A\ntitle: B', '- title');
  expect(texts).toMatchInlineSnapshot(`
    "VitrineError: docs/knöpfe.md:2: the front matter is no YAML: Nested mappings are not allowed in compact mappings (at \`title: Grid: the basics\`)
      Fix: put quotes round a value that holds \`: \` or \` #\`, or begins with one of \`@[{*&!%'\`
    VitrineError: docs/knöpfe.md:3: field "title" stands twice
      Fix: keep one of the two
    VitrineError: docs/knöpfe.md:2: the front matter holds no fields
      Fix: write one field to a line, e.g. \`title: Button\`"
  `);
});

test('names that are none', async () => {
  const texts = await messages(
    'components: 42',
    'components: Button, iconButton',
    'hooks: [useTheme, theme]',
    "packageName: '@MUI/Material'",
    'githubSource: /packages/ui',
    'waiAria: www.w3.org/WAI',
  );
  expect(texts).toMatchInlineSnapshot(`
    "VitrineError: docs/knöpfe.md:2: field "components" is 42
      Fix: write component names in PascalCase, e.g. \`components: Button, IconButton\`
    VitrineError: docs/knöpfe.md:2: field "components" holds "iconButton"
      Fix: write component names in PascalCase, e.g. \`components: Button, IconButton\`
    VitrineError: docs/knöpfe.md:2: field "hooks" holds "theme"
      Fix: write hook names that begin with "use", e.g. \`hooks: useSlider, useTheme\`
    VitrineError: docs/knöpfe.md:2: field "packageName" is "@MUI/Material"
      Fix: write the name of an npm package, e.g. \`packageName: '@mui/material'\`
    VitrineError: docs/knöpfe.md:2: field "githubSource" is "/packages/ui"
      Fix: write a path from the root of the repository, e.g. \`githubSource: packages/ui/src/Button\`
    VitrineError: docs/knöpfe.md:2: field "waiAria" is "www.w3.org/WAI"
      Fix: write a full https address, e.g. \`waiAria: https://www.w3.org/WAI/ARIA/apg/patterns/button/\`"
  `);
});

test('values of another type', async () => {
  const texts = await messages(
    'disableAd: yes',
    'title: 404',
    'slug:',
    'toc_max_heading_level: 9',
    'date: tomorrow',
    'tags: [{label: A}]',
  );
  expect(texts).toMatchInlineSnapshot(`
    "VitrineError: docs/knöpfe.md:2: field "disableAd" is "yes"
      Fix: write \`true\` or \`false\`, e.g. \`disableAd: true\`
    VitrineError: docs/knöpfe.md:2: field "title" is 404
      Fix: write text (in quotes, if it looks like a number or a date), e.g. \`title: Text field\`
    VitrineError: docs/knöpfe.md:2: field "slug" is empty
      Fix: write text (in quotes, if it looks like a number or a date), e.g. \`slug: /react-button/\`
    VitrineError: docs/knöpfe.md:2: field "toc_max_heading_level" is 9
      Fix: write a heading level from 2 to 6, e.g. \`toc_max_heading_level: 3\`
    VitrineError: docs/knöpfe.md:2: field "date" is "tomorrow"
      Fix: write a date, e.g. \`date: 2026-01-31\`
    VitrineError: docs/knöpfe.md:2: field "tags" holds {"label":"A"}
      Fix: write a list of tags, e.g. \`tags: inputs, forms\`"
  `);
});

test('descriptions that are too much', async () => {
  const texts = await messages(
    'description: One thing. Another thing.',
    `description: ${'long '.repeat(40)}`,
    'description: "One\\nline"',
  );
  expect(texts).toMatchInlineSnapshot(`
    "VitrineError: docs/knöpfe.md:2: field "description" has more than one sentence
      Fix: write one sentence on one line, of at most 160 characters, e.g. \`description: Buttons let people act with a single tap.\`
    VitrineError: docs/knöpfe.md:2: field "description" is 199 characters long
      Fix: write one sentence on one line, of at most 160 characters, e.g. \`description: Buttons let people act with a single tap.\`
    VitrineError: docs/knöpfe.md:2: field "description" has more than one line
      Fix: write one sentence on one line, of at most 160 characters, e.g. \`description: Buttons let people act with a single tap.\`"
  `);
});

test('draft and unlisted', async () => {
  expect(await message('draft: true', 'unlisted: true')).toMatchInlineSnapshot(`
    "VitrineError: docs/knöpfe.md:3: fields "draft" and "unlisted" are both true
      Fix: keep one: a draft is not built, an unlisted page is built but not linked"
  `);
});

test('what looks like words and is none', async () => {
  expect(await messages('title: 2024-01-01', 'slug: "/a\\0b/"', 'sidebar_label: 2024-01-01T10:00'))
    .toMatchInlineSnapshot(`
    "VitrineError: docs/knöpfe.md:2: field "title" is a date: 2024-01-01
      Fix: write text (in quotes, if it looks like a number or a date), e.g. \`title: Text field\`
    VitrineError: docs/knöpfe.md:2: field "slug" holds the character U+0000
      Fix: write text (in quotes, if it looks like a number or a date), e.g. \`slug: /react-button/\`
    VitrineError: docs/knöpfe.md:2: field "sidebar_label" is a date: 2024-01-01T10:00
      Fix: write text (in quotes, if it looks like a number or a date), e.g. \`sidebar_label: Button\`"
  `);
  expect(await message("title: '2024-01-01'", 'date: 2024-01-01')).toBe('nothing is wrong');
});

test('bytes that are no text', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-torn-'));
  const filePath = path.join(folder, 'a.md');
  const read = async (bytes: Buffer) => {
    writeFileSync(filePath, bytes);
    const fileContent = bytes.toString('utf8');
    const defaultParseFrontMatter = DEFAULT_PARSE_FRONT_MATTER;
    return createParser(folder, DEFAULT_OPTIONS)({filePath, fileContent, defaultParseFrontMatter});
  };
  const text = '---\ndescription: B.\n---\n# A\n\nCaf';
  const torn = Buffer.concat([Buffer.from(text), Buffer.from([0xe9, 0x0a])]);
  await expect(read(torn)).rejects.toThrowErrorMatchingInlineSnapshot(`
    "a.md:6: holds bytes that are no UTF-8
      Fix: save the file as UTF-8 in your editor"
  `);
  expect((await read(Buffer.from(`${text}\uFFFD`))).content).toContain('Caf\uFFFD');
  rmSync(folder, {recursive: true});
});

it('asks pages of other sites for no title and no description, and cuts none', async () => {
  const description = 'One. Two. '.repeat(30).trim();
  const parse = createParser('/site', {...DEFAULT_OPTIONS, foreign: ['docs/old']});
  const read = async (filePath: string, fileContent: string) =>
    (await parse({filePath, fileContent, defaultParseFrontMatter: undefined as never})).frontMatter;
  expect(await read('/site/docs/old/a.md', '# A\n')).toEqual({});
  // Docusaurus calls it by its file.
  expect(await read('/site/docs/old/untitled.md', 'Text.\n')).toEqual({});
  expect(
    await read('/site/docs/old/b.md', `---\ndescription: ${description}\nodd_field: 1\n---\n# A\n`),
  ).toEqual({description, odd_field: 1});
  await expect(read('/site/docs/a.md', '# A\n')).rejects.toThrow('"description" is missing');
});
