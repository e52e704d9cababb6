import type {Kind} from '../core/content';
import {llmsFiles} from '../core/llms';

const version = (name: string, root: string) => ({
  product: 'kit',
  name: 'Kit',
  description: 'Parts of | pages.',
  package: '@acme/kit',
  version: name,
  label: name === 'current' ? 'v2' : 'v1',
  root,
  roots: [root],
});
const page = (permalink: string, title: string, kind: Kind, isListed = true) => ({
  permalink,
  title,
  description: `About ${title}.`,
  kind,
  isListed,
  text: `# ${title}\n\n${'x'.repeat(300)}\n`,
});
const PAGES = [
  page('/', 'Home', 'page'),
  page('/kit/api/button/', 'Button', 'api'),
  page('/kit/button/', 'A `Button` [new]', 'component'),
  page('/kit/start/', 'Start', 'guide'),
  page('/kit/hidden/', 'Hidden', 'guide', false),
  page('/kit/v1/start/', 'Start', 'guide'),
];
const SITE = {
  title: 'Docs',
  tagline: 'All of it',
  url: 'https://ui.example',
  baseUrl: '/',
  versions: [version('current', '/kit/'), version('v1', '/kit/v1/')],
};

test('the site lists the versions of its products, and its own pages', () => {
  const files = llmsFiles(PAGES, SITE, 10_000);
  expect([...files.keys()]).toEqual([
    'llms.txt',
    'llms.json',
    'kit/llms.txt',
    'kit/llms-full.txt',
    'kit/v1/llms.txt',
    'kit/v1/llms-full.txt',
  ]);
  const text = files.get('llms.txt') ?? '';
  expect(text).toMatch(/^# Docs\n\n> All of it\n\n/);
  expect(text.match(/^- .*/gm)).toEqual([
    String.raw`- [Kit v2](https://ui.example/kit/llms.txt): Parts of \| pages.`,
    String.raw`- [Kit v1](https://ui.example/kit/v1/llms.txt): Parts of \| pages.`,
    '- [Home](https://ui.example/index.md): About Home.',
  ]);
});

test('a version lists its pages by kind, titles as they are, and the other versions', () => {
  const text = llmsFiles(PAGES, SITE, 10_000).get('kit/llms.txt') ?? '';
  expect(text.match(/^(?:#|-) ?.*/gm)).toEqual([
    '# Kit v2',
    '## Guides',
    '- [Start](https://ui.example/kit/start.md): About Start.',
    '## Components',
    String.raw`- [A \`Button\` \[new\]](https://ui.example/kit/button.md): About A \`Button\` \[new\].`,
    '## API',
    '- [Button](https://ui.example/kit/api/button.md): About Button.',
    '## Optional',
    '- [All pages in one file](https://ui.example/kit/llms-full.txt)',
    '- [Kit v1](https://ui.example/kit/v1/llms.txt)',
  ]);
});

test('the full text is never larger than its limit, and names what does not fit', () => {
  const whole = llmsFiles(PAGES, SITE, 10_000).get('kit/llms-full.txt') ?? '';
  expect(whole.match(/^Source: .*/gm)).toHaveLength(3);
  expect(whole).not.toContain('did not fit');
  const limited = llmsFiles(PAGES, SITE, 900).get('kit/llms-full.txt') ?? '';
  expect(Buffer.byteLength(limited)).toBeLessThanOrEqual(900);
  expect(limited).toContain('At most 900 bytes.');
  expect(limited.match(/^Source: .*/gm)).toEqual(['Source: https://ui.example/kit/start.md']);
  expect(limited.split('## Pages that did not fit\n\n')[1]?.split('\n')).toEqual([
    String.raw`- [A \`Button\` \[new\]](https://ui.example/kit/button.md): About A \`Button\` \[new\].`,
    '- [Button](https://ui.example/kit/api/button.md): About Button.',
    '',
  ]);
});

test('a product at the root of the site is all that the site lists', () => {
  const files = llmsFiles(PAGES, {...SITE, versions: [version('current', '/')]}, 10_000);
  expect([...files.keys()]).toEqual(['llms.txt', 'llms.json', 'llms-full.txt']);
  expect(files.get('llms.txt')).toContain('# Kit v2');
});
