import {readSource, toMarkdown} from '../core/markdown';

const PAGE = {
  file: 'docs/ui/button.md',
  permalink: '/ui/react-button/',
  title: 'Button',
  description: 'It starts an action.',
};

const SITE = {
  permalinks: new Map([['docs/ui/card.md', '/ui/react-card/']]),
  read: (file: string) =>
    file === 'Basic.tsx' ? "import './card.md';\n\n# [x](./card.md)\n" : undefined,
};

const write = (text: string, page = PAGE) =>
  toMarkdown(page, readSource(page, text, SITE).content ?? 'Not told by its source.');
const HEAD = '# Button\n\nIt starts an action.\n';

it('begins with title and description, and ends with one line end', () => {
  expect(write('---\ntitle: Button\n---\n\n# Button\n\nText.\n\n\n')).toBe(`${HEAD}\nText.\n`);
});

it('takes the title of the front matter where the body has none', () => {
  expect(write('---\ntitle: Button\n---\n\nText.\n\n## Part\n')).toBe(
    `${HEAD}\nText.\n\n## Part\n`,
  );
});

it('prefers the title that readers see', () => {
  expect(write('---\ntitle: React Button\n---\n# The `Button` #\n')).toBe(
    '# The `Button`\n\nIt starts an action.\n',
  );
});

it('reads files with a byte order mark, Windows line ends, or no front matter', () => {
  expect(write('\uFEFF---\r\ntitle: Button\r\n---\r\n# Button\r\n\r\nText.\r\n')).toBe(
    `${HEAD}\nText.\n`,
  );
  expect(write('# Button\n\n---\n\nText.\n')).toBe(`${HEAD}\n---\n\nText.\n`);
});

it('says the description once', () => {
  expect(write('# Button\n\n<p class="description">It starts\nan action.</p>\n\nText.')).toBe(
    `${HEAD}\nText.\n`,
  );
});

it('shows demos by their source, in which nothing is changed', () => {
  expect(write('See the [card](./card.md).\n\n{{"demo": "Basic.tsx"}}\n')).toBe(
    [
      `${HEAD}`,
      'See the [card](/ui/react-card/).\n',
      '```tsx title="Basic.tsx"',
      "import './card.md';",
      '',
      '# [x](./card.md)',
      '```\n',
    ].join('\n'),
  );
});

it('leaves what stands in fences', () => {
  const fences = '```md\n{{"demo": "Basic.tsx"}}\n[x](./card.md)\n```';
  expect(write(`# Button\n\n${fences}\n`)).toBe(`${HEAD}\n${fences}\n`);
});

it('takes the tags from groups of fences', () => {
  const group = '<codeblock storageKey="pm">\n\n```bash\nnpm i\n```\n\n</codeblock>\n';
  expect(write(`# Button\n\n${group}`)).toBe(`${HEAD}\n\`\`\`bash\nnpm i\n\`\`\`\n`);
});

describe('module code', () => {
  const CODE = "import A from './A';\nimport {b} from './b';\n\nexport const c = {\n  d: 1,\n};\n";

  it('is taken out of .mdx pages', () => {
    const mdx = {...PAGE, file: 'docs/ui/button.mdx'};
    expect(write(`${CODE}\n# Button\n\nText.\n`, mdx)).toBe(`${HEAD}\nText.\n`);
    expect(write("# Button\n\nText.\n\nimport A from './A';", mdx)).toBe(`${HEAD}\nText.\n`);
  });

  it('is text where it stands in a fence, in a sentence or in a .md page', () => {
    const mdx = {...PAGE, file: 'docs/ui/button.mdx'};
    const text = "We\nimportant things import.\n\n```js\nimport a from 'a';\n```\n";
    expect(write(`# Button\n\n${text}`, mdx)).toBe(`${HEAD}\n${text}`);
    expect(write('# Button\n\nimport duties rise.\n')).toBe(`${HEAD}\nimport duties rise.\n`);
  });
});

it('keeps the words of tags that mark words, keys as code, and drops comments', () => {
  expect(
    write('# Button\n\nPress <kbd>Tab</kbd>, H<sub>2</sub>O.\n\n<!-- todo -->\n\nEnd.\n'),
  ).toBe(`${HEAD}\nPress \`Tab\`, H2O.\n\nEnd.\n`);
});

it.each([
  ['a component', '<ComponentCards of="x" />', 'mdx'],
  ['an expression', 'There are {count} of them.', 'mdx'],
  ['a line that puts a component into it', '{{"component": "modules/IconSearch"}}', 'md'],
  ['a block of HTML', '<details><summary>More</summary>x</details>', 'md'],
  ['a picture, whose address the build decides', '![A button](./button.png)', 'md'],
])('is not told by its source where it has %s', (_what, line, format) => {
  const page = {...PAGE, file: `docs/ui/button.${format}`};
  const text = `# Button\n\n${line}\n\n<Demo src="./Basic.tsx" />\n`;
  const source = format === 'mdx' ? text : text.replace(/<Demo.*/, '{{"demo": "Basic.tsx"}}');
  expect(readSource(page, source, SITE)).toMatchObject({
    content: undefined,
    demos: [expect.stringContaining('```tsx title="Basic.tsx"')],
  });
});

it('shows titles and descriptions as they are, whatever signs they have', () => {
  const page = {
    ...PAGE,
    title: 'A <b>"bold"</b> | `tick`',
    description: 'Is *not* _told_ as {{x}}.',
  };
  expect(write('Text.', page)).toBe(
    String.raw`# A \<b>"bold"\</b> \| \`tick\`` +
      '\n\n' +
      String.raw`Is \*not\* \_told\_ as \{{x}}.` +
      '\n\nText.\n',
  );
});
