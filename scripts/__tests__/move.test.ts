import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {addressOf} from '../lib/move/places';
import {carryOut, planMove} from '../lib/move/plan';
import {mendReferences, withRedirect} from '../lib/move/texts';

const FILES = {
  'docs/ui/components/button/button.md': [
    '---',
    'title: Button # kept',
    'components: Button',
    '---',
    '',
    '{{"demo": "Basic.tsx"}}',
    'See [start](../../start.md#a), [itself](#b), ![it](./a.png), [web](https://a.example/b.md).',
  ].join('\n'),
  'docs/ui/components/button/Basic.tsx': "import {x} from '../shared';\nimport './a.css';\n",
  'docs/ui/components/button/a.png': '',
  'docs/ui/components/shared.ts': 'export const x = 1;\n',
  'docs/ui/start.md': [
    '# Start',
    '[Button](components/button/button.md?x#y), [API](/ui/react-button/components-api/)',
    '{{"demo": "components/button/Basic.js"}} [gone](./none.md)',
    '{{"story": "components/button/Basic.tsx#One"}}',
    '',
    '[ref]: /ui/react-button#sizes',
  ].join('\n'),
  'i18n/ar/docusaurus-plugin-content-docs-ui/current/components/button/button.md': '# زر\n',
  'sidebars.ts':
    "export default [{pathname: '/ui/react-button/[docsTab]/'}, {pathname: '/ui/react-button-group/'}];\n",
};
const folders = [
  {
    folder: 'docs/ui',
    root: '/ui/',
    pathnames: {'components/*': 'react-*'},
    translations: ['i18n/ar/docusaurus-plugin-content-docs-ui/current'],
  },
];

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'vitrine-move-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
  }
});
afterEach(() => rmSync(siteDir, {recursive: true}));

const plan = (from: string, to: string) =>
  planMove(from, to, {siteDir, folders, code: ['sidebars.ts']});
const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

it('takes everything back where one file cannot be written', () => {
  const planned = plan('docs/ui/components/button', 'docs/ui/components/inputs/press');
  rmSync(path.join(siteDir, 'sidebars.ts'));
  mkdirSync(path.join(siteDir, 'sidebars.ts'));
  expect(() => carryOut(planned, siteDir)).toThrow(/EISDIR/);
  for (const [file, text] of Object.entries(FILES).filter(([name]) => name !== 'sidebars.ts')) {
    expect([file, read(file)]).toEqual([file, text]);
  }
  expect(existsSync(path.join(siteDir, 'docs/ui/components/inputs'))).toBe(false);
});

it('moves a page with its folder, and all that leads to it and away from it', () => {
  carryOut(plan('docs/ui/components/button', 'docs/ui/components/inputs/press'), siteDir);
  expect(read('docs/ui/components/inputs/press/press.md')).toBe(
    [
      '---',
      'title: Button # kept',
      'components: Button',
      'redirect_from: [/ui/react-button/]',
      '---',
      '',
      '{{"demo": "Basic.tsx"}}',
      'See [start](../../../start.md#a), [itself](#b), ![it](./a.png), [web](https://a.example/b.md).',
    ].join('\n'),
  );
  expect(read('docs/ui/components/inputs/press/Basic.tsx')).toContain("from '../../shared'");
  expect(read('docs/ui/start.md')).toBe(
    [
      '# Start',
      '[Button](components/inputs/press/press.md?x#y), [API](/ui/components/inputs/press/components-api/)',
      '{{"demo": "components/inputs/press/Basic.js"}} [gone](./none.md)',
      '{{"story": "components/inputs/press/Basic.tsx#One"}}',
      '',
      '[ref]: /ui/components/inputs/press#sizes',
    ].join('\n'),
  );
  expect(read('sidebars.ts')).toBe(
    "export default [{pathname: '/ui/components/inputs/press/[docsTab]/'}, {pathname: '/ui/react-button-group/'}];\n",
  );
  const translated = 'i18n/ar/docusaurus-plugin-content-docs-ui/current/components/inputs/press';
  expect(read(`${translated}/press.md`)).toBe(
    '---\nredirect_from: [/ui/react-button/]\n---\n\n# زر\n',
  );
  expect(existsSync(path.join(siteDir, 'docs/ui/components/button'))).toBe(false);
});

it('leaves no trace of a way there and back', () => {
  carryOut(plan('docs/ui/components/button', 'docs/ui/components/press'), siteDir);
  const {addresses} = plan('docs/ui/components/press', 'docs/ui/components/button');
  expect([...addresses]).toEqual([['/ui/react-press/', '/ui/react-button/']]);
  carryOut(plan('docs/ui/components/press', 'docs/ui/components/button'), siteDir);
  expect(read('docs/ui/components/button/button.md')).toContain(
    'redirect_from: [/ui/react-press/]\n',
  );
  expect(read('docs/ui/start.md')).toBe(FILES['docs/ui/start.md']);
  expect(read('sidebars.ts')).toBe(FILES['sidebars.ts']);
});

it('moves a page alone, whose demos stay', () => {
  const {texts} = plan('docs/ui/components/button/button.md', 'docs/ui/button.md');
  expect(texts.get('docs/ui/button.md')).toContain('{{"demo": "components/button/Basic.tsx"}}');
  expect(texts.get('docs/ui/button.md')).toContain('![it](./components/button/a.png)');
});

it.each([
  ['docs/ui/none', 'docs/ui/x', 'docs/ui/none: is no page or folder of pages'],
  ['sidebars.ts', 'docs/ui/x', 'sidebars.ts: is no page or folder of pages'],
  ['docs/ui/start.md', 'src/start.md', 'src/start.md: lies in no folder of pages'],
  ['docs/ui/start.md', 'docs/ui/start', 'docs/ui/start: cannot take the place of'],
  ['docs/ui/components/shared.ts', 'docs/ui/shared.ts', 'docs/ui/shared.ts: cannot take the place'],
  ['docs/ui/start.md', 'docs/ui/components/button/button.md', 'button.md: is in the way'],
  ['docs/ui/components', 'docs/ui/components/a', 'docs/ui/components/a: is in the way'],
])('refuses to move %s to %s, and changes nothing', (from, to, message) => {
  expect(() => plan(from, to)).toThrow(message);
  for (const [file, text] of Object.entries(FILES)) expect(read(file)).toBe(text);
});

it.each([
  ['guide/guide.md', {}, '/ui/guide/'],
  ['01-intro.md', {}, '/ui/intro/'],
  ['components/card.md', {slug: '/x'}, '/ui/x/'],
  ['components/card/card.md', {}, '/ui/react-card/'],
  ['index.mdx', {}, '/ui/'],
])('knows the address of %s', (below, frontMatter, address) => {
  expect(
    addressOf(below, {root: '/ui/', pathnames: {'components/*': 'react-*'}}, frontMatter),
  ).toBe(address);
});

it('keeps the redirects that are there, however they are written', () => {
  const page =
    '---\r\nredirect_from:\r\n  - /a/\r\n  - /c/\r\ntitle: A\r\n---\r\nredirect_from: x\n';
  expect(withRedirect(page, '/b/', '/c/')).toBe(
    '---\r\ntitle: A\r\nredirect_from: [/a/, /b/]\n---\r\nredirect_from: x\n',
  );
  expect(withRedirect('---\nredirect_from: /a/, /b/\n---\n', '/b/', '/c/')).toBe(
    '---\nredirect_from: [/a/, /b/]\n---\n',
  );
});

it('leaves what is no reference', () => {
  const nothing = {
    files: new Map([['docs/a.md', 'docs/b/a.md']]),
    addresses: new Map(),
    exists: () => false,
  };
  const text = 'A (b.md) and `[c](d.md)` from "e"';
  expect(mendReferences(text, 'docs/a.md', nothing)).toBe(text);
});
