import {mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parsePage} from '../../page-reader/core/parse';
import {createReach} from '../../page-reader/files';
import {checkStatic, remarkPlugin, withinReach} from '../files';
import type {FileOptions} from '../files';

let siteDir: string;
let options: FileOptions;

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'vitrine-pages-'));
  const files = ['.env', 'a.zip', 'docs/ui/page.md', 'docs/ui/a.png', 'docs/b.zip', 'static/c.png'];
  for (const file of files) {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), '');
  }
  symlinkSync(path.join(siteDir, '.env'), path.join(siteDir, 'docs/ui/link.txt'));
  symlinkSync(path.join(siteDir, '.env'), path.join(siteDir, 'docs/ui/link.md'));
  const staticDirs = [path.join(siteDir, 'static')];
  options = {reach: createReach([path.join(siteDir, 'docs'), ...staticDirs]), staticDirs};
});

afterAll(() => rmSync(siteDir, {recursive: true}));

/** What is told of a page. */
function faultsOf(text: string, format: 'md' | 'mdx' = 'md'): string {
  const file = {path: path.join(siteDir, 'docs/ui/page.md'), cwd: siteDir, value: text};
  try {
    remarkPlugin(options)(parsePage(text, format), file);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

it.each([
  ['![a](./a.png) [b](../b.zip) ![c](/c.png) [d](@site/docs/b.zip)'],
  ['[a](#env) [b](https://host/../../.env) [c](mailto:a@b) [d](../../nothing.zip) [e](/ui/page/)'],
  ['`![a](../../.env)` &lt;img src="../../.env">'],
])('leaves %s alone', (text) => {
  expect(faultsOf(text)).toBe('');
});

it('tells imports of files that are not there, with their lines and the nearest names', () => {
  const page = [
    "import A from './a.png';",
    "import B from './aa.png';",
    'import {',
    '  C,',
    "} from '@site/src/C';",
    "import D from '!!raw-loader!../b.zips';",
    "import E, {F} from '@theme/E';",
    "export {G} from '@site/docs/b.zip';",
    "import './styles.css';",
    '',
    "`import H from './h'`",
  ];
  expect(faultsOf(page.join('\n'), 'mdx')).toMatchInlineSnapshot(`
    "docs/ui/page.md:2: imports "./aa.png", which is not there
      Fix: did you mean "./a.png"?
    docs/ui/page.md:5: imports "@site/src/C", which is not there
      Fix: correct the path, or add the file
    docs/ui/page.md:6: imports "../b.zips", which is not there
      Fix: did you mean "../b.zip"?
    docs/ui/page.md:9: imports "./styles.css", which is not there
      Fix: correct the path, or add the file"
  `);
});

it.each([
  ['[a](../../.env)'],
  ['![a](../../.env)'],
  ['[a]\n\n[a]: ../../.env'],
  ['[a](..%2F..%2F.env?x#y)'],
  ['[a](..\\\\..\\\\.env)'],
  ['[a](@site/.env)'],
  ['[a](@site/docs/../a.zip)'],
  ['[a](/..%2F.env)'],
  ['[a](link.txt)'],
  ['[a](../../../../../../../../../../../../etc/passwd)'],
])('refuses %j, which a build would publish', (text) => {
  expect(faultsOf(text)).toMatch(
    /^docs\/ui\/page\.md:\d: ".+" lies outside of what pages may show/,
  );
});

it('refuses a picture of 20 MB, and lets people link to it', () => {
  const file = path.join(siteDir, 'docs/ui/heavy.png');
  writeFileSync(file, '');
  truncateSync(file, 20_000_000);
  expect(faultsOf('[a](./heavy.png)')).toBe('');
  expect(faultsOf('text\n\n![a](./heavy.png)')).toMatchInlineSnapshot(`
    "docs/ui/page.md:3: "./heavy.png" is a picture of 20 MB, and 10 MB may be
      Fix: make it smaller (fewer pixels, or AVIF or WebP), or link to it"
  `);
});

it('tells all of a page, each with its line', () => {
  const text = 'import a from "!!raw-loader!../../.env";\n\n![a](../../.env)\n\n[b](../../a.zip)\n';
  expect(faultsOf(text, 'mdx')).toMatchInlineSnapshot(`
    "docs/ui/page.md:1: "../../.env" lies outside of what pages may show
      Fix: put it into the docs or into static, or name its folder in settings.page-safety.files
    docs/ui/page.md:3: "../../.env" lies outside of what pages may show
      Fix: put it into the docs or into static, or name its folder in settings.page-safety.files
    docs/ui/page.md:5: "../../a.zip" lies outside of what pages may show
      Fix: put it into the docs or into static, or name its folder in settings.page-safety.files"
  `);
});

it('reads no page that is a link to elsewhere, and takes no picture from there', async () => {
  const parse = (frontMatter: object) =>
    withinReach((() => Promise.resolve({frontMatter, content: ''})) as never, siteDir, options);
  const read = (file: string, frontMatter = {}) =>
    parse(frontMatter)({filePath: path.join(siteDir, file), fileContent: ''} as never);
  expect(await read('docs/ui/page.md', {image: './a.png'})).toMatchObject({content: ''});
  await expect(read('docs/ui/link.md')).rejects.toThrow(
    'docs/ui/link.md:1: the file lies outside of what pages may show',
  );
  for (const name of ['per%cent', 'rtl\u202emark', 'quote"', '<script>', 'nul\u0000', 'a\nb']) {
    await expect(read(`docs/ui/${name}.md`)).rejects.toThrow('its path has a sign that no address');
  }
  symlinkSync('..', path.join(siteDir, 'docs/ui/loop'));
  await expect(read('docs/ui/loop/ui/loop/ui/page.md')).rejects.toThrow(
    'docs/ui/loop: is a link to a folder that it stands in',
  );
  await expect(read('docs/ui/page.md', {image: './../../.env'})).rejects.toThrow(
    'docs/ui/page.md:1: field "image", "./../../.env", lies outside of what pages may show',
  );
});

it('copies no link of a static folder that leads elsewhere, named by a page or not', () => {
  const at = (file: string) => path.join(siteDir, file);
  mkdirSync(at('public/deep'), {recursive: true});
  const staticDirs = [at('public'), at('none')];
  const check = (...files: string[]) => checkStatic(siteDir, {staticDirs, files: files.map(at)});
  writeFileSync(at('public/own.txt'), '');
  symlinkSync('../own.txt', at('public/deep/same.txt'));
  symlinkSync(at('gone'), at('public/gone.txt'));
  expect(() => check()).not.toThrow();
  symlinkSync(at('docs'), at('public/docs'));
  symlinkSync(at('.env'), at('public/deep/env.txt'));
  symlinkSync('..', at('public/deep/loop'));
  expect(() => check('docs')).toThrow(
    expect.objectContaining({
      message: expect.not.stringContaining('public/docs') as string,
    }) as Error,
  );
  expect(() => check()).toThrowErrorMatchingInlineSnapshot(`
    "public/deep/env.txt: is a link that leads outside of what pages may show, and a build would publish it
      Fix: put it into the docs or into static, or name its folder in settings.page-safety.files
    public/deep/loop: is a link to a folder that it stands in: what is below has no end
      Fix: delete the link
    public/docs: is a link that leads outside of what pages may show, and a build would publish it
      Fix: put it into the docs or into static, or name its folder in settings.page-safety.files"
  `);
});
