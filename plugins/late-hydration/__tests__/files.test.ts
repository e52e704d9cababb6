import {mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {wornGroups} from '../../library-sheets/core/wornRules';
import {dressPages} from '../files';

const SHEET = '<link rel=stylesheet href=/styles.css disabled data-late-sheet />';

it('gives all pages what they wear, in whatever letters they are written', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dressed-'));
  const write = (name: string, html: string) => writeFileSync(path.join(folder, name), html);
  mkdirSync(path.join(folder, 'à'));
  write('à/index.html', `${SHEET}<p class=größe>à „漢字“ 👍`);
  const copied = '<p class="größe">à<script>var a = 1;</script>';
  write('plain.html', copied);
  const css = '.größe{content:"→"}.àb{content:"←"}';
  dressPages(folder, wornGroups(css));
  expect(readFileSync(path.join(folder, 'à/index.html'), 'utf8')).toBe(
    `<style data-worn>.größe{content:"→"}</style>${SHEET}<p class=größe>à „漢字“ 👍`,
  );
  expect(readFileSync(path.join(folder, 'plain.html'), 'utf8')).toBe(copied);
  expect(readdirSync(folder, {recursive: true}).sort()).toEqual([
    'plain.html',
    'à',
    'à/index.html',
  ]);
});

it('makes the code of pages smaller, where a browser reads it as such', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dressed-'));
  const pages = {
    code: '<style>\n.a { color: #ff0000; content: "à" }\n</style><script>(function () { var long = 1; a(long, "à") })()</script>',
    data: '<script type="application/json">{ "a": "</" }</script><p title="<style>.a { top: 0px }">',
    broken: '<script>var = ;</script>',
  };
  for (const [name, html] of Object.entries(pages))
    writeFileSync(path.join(folder, `${name}.html`), SHEET + html);
  dressPages(folder, []);
  const read = (name: string) => readFileSync(path.join(folder, `${name}.html`), 'utf8');
  expect(read('code')).toMatch(
    /<style>\.a\{color:red;content:"à"\}<\/style><script>a\(1,"\\xe0"\)<\/script>$/,
  );
  expect(read('data')).toContain(pages.data);
  expect(read('broken')).toContain(pages.broken);
});
