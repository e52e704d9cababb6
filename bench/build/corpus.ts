import path from 'node:path';

/** Pages of one folder. */
const FOLDER_SIZE = 25;

/** Rows of a page's table. */
const TABLE_ROWS = 8;

const SUBJECTS = ['The list', 'A button', 'This field', 'Each row', 'The panel', 'A dialog'];
const VERBS = ['shows', 'keeps', 'measures', 'returns', 'announces', 'restores'];
const OBJECTS = ['its label', 'the last value', 'a short summary', 'the focus', 'every option'];
const ENDINGS = ['at once', 'in both modes', 'when asked', 'after an edit', 'on a small screen'];
const TYPES = ['string', 'number', 'boolean', 'ReactNode', 'Date'];
const TOPICS = ['Layout', 'State', 'Styling', 'Accessibility'];

export interface Page {
  /** Path below the docs folder, `section-01/page-001.md`. */
  file: string;
  /** Front matter and markdown, the same as CommonMark and as MDX. */
  text: string;
}

/**
 * Pages to measure a build with: each with headings of two levels, a table, four fenced blocks
 * and links to its neighbours. The same count gives the same bytes, always.
 *
 * @param count how many pages; a start page comes on top
 */
export function makeCorpus(count: number): Page[] {
  const files = Array.from({length: count}, (_, index) => fileOf(index, count));
  const pages = files.map((file, index) => ({file, text: makePage(index, files)}));
  return [{file: 'index.md', text: makeStartPage(files)}, ...pages];
}

function fileOf(index: number, count: number) {
  const folder = String(Math.floor(index / FOLDER_SIZE) + 1).padStart(2, '0');
  const digits = Math.max(3, String(count).length);
  return `section-${folder}/page-${String(index + 1).padStart(digits, '0')}.md`;
}

function makeStartPage(files: string[]) {
  const firsts = files.filter((_, index) => index % FOLDER_SIZE === 0);
  const links = firsts.map((file, index) => `- [Section ${index + 1}](./${file})`);
  return [...frontMatter('Overview', 'Where each section begins.'), ...links, ''].join('\n');
}

function makePage(index: number, files: string[]) {
  const pick = makePicker(index);
  const number = index + 1;
  const neighbours = [-1, 1]
    .map((step) => files[(index + step + files.length) % files.length] ?? '')
    .map((file) => `[${path.basename(file, '.md')}](../${file}#state)`);
  return [
    ...frontMatter(`Page ${number}`, `What part ${number} of the kit does and how to use it.`),
    paragraph(pick, 4),
    '',
    ...TOPICS.flatMap((topic, at) => [
      `## ${topic}`,
      '',
      paragraph(pick, 5),
      '',
      `### ${topic} in use`,
      '',
      ...(fences(number, pick)[at] ?? []),
      '',
      paragraph(pick, 3),
      '',
    ]),
    '## Options',
    '',
    ...table(pick),
    '',
    `Before and after this page: ${neighbours.join(', ')}.`,
    '',
  ].join('\n');
}

function frontMatter(title: string, description: string) {
  return ['---', `title: ${title}`, `description: ${description}`, '---', ''];
}

/**
 * A small linear congruential generator: pages must differ, and be the same in each run.
 *
 * @returns one of the words
 */
function makePicker(seed: number): (words: readonly string[]) => string {
  let state = seed + 1;
  return (words) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return words[(state >>> 16) % words.length] ?? '';
  };
}

type Pick = ReturnType<typeof makePicker>;

function sentence(pick: Pick) {
  return `${pick(SUBJECTS)} ${pick(VERBS)} ${pick(OBJECTS)} *${pick(ENDINGS)}*.`;
}

function paragraph(pick: Pick, sentences: number) {
  return Array.from({length: sentences}, () => sentence(pick)).join(' ');
}

function table(pick: Pick) {
  const rows = Array.from({length: TABLE_ROWS}, (_, row) => {
    return `| \`option${row + 1}\` | \`${pick(TYPES)}\` | ${sentence(pick)} |`;
  });
  return ['| Name | Type | Description |', '| :--- | :--- | :--- |', ...rows];
}

/** @returns one fence for each topic */
function fences(number: number, pick: Pick): string[][] {
  return [
    tsxFence(number, pick),
    bashFence(number),
    cssFence(number, pick),
    jsonFence(number, pick),
  ];
}

function tsxFence(number: number, pick: Pick) {
  return [
    `\`\`\`tsx title="Part${number}.tsx"`,
    "import {useState} from 'react';",
    '',
    `export function Part${number}({label = '${pick(OBJECTS)}'}: {label?: string}) {`,
    `  const [count, setCount] = useState<number>(${number});`,
    '  return (',
    '    <button type="button" onClick={() => setCount(count + 1)}>',
    '      {label} {count}',
    '    </button>',
    '  );',
    '}',
    '```',
  ];
}

function bashFence(number: number) {
  const commands = [`npm install part-${number}`, `npx part-${number} init --dir "./src" && ls`];
  return ['```bash', ...commands, '```'];
}

function cssFence(number: number, pick: Pick) {
  return [
    '```css',
    `.part-${number} {`,
    `  padding: ${number % 32}px calc(1rem + 2vw);`,
    '  color: var(--accent, #0a5);',
    '}',
    '',
    `.part-${number}:hover > span::after {`,
    `  content: '${pick(ENDINGS)}';`,
    '}',
    '```',
  ];
}

function jsonFence(number: number, pick: Pick) {
  return [
    '```json',
    '{',
    `  "name": "part-${number}",`,
    `  "enabled": ${number % 2 === 0},`,
    `  "sizes": [${number}, ${number * 2}, ${number * 3}],`,
    `  "text": "${sentence(pick)}"`,
    '}',
    '```',
  ];
}
