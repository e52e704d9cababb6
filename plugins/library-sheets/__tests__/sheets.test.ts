import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {librarySheets, sheetSources} from '../files';

const OPTION = 'plugin demos, option frames';
let siteDir: string;

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'sheets-'));
  const kit = path.join(siteDir, 'node_modules/@acme/kit');
  mkdirSync(path.join(kit, 'dist'), {recursive: true});
  const exports = {'./style.css': './dist/style.css'};
  writeFileSync(path.join(kit, 'package.json'), JSON.stringify({name: '@acme/kit', exports}));
  writeFileSync(path.join(kit, 'dist/style.css'), '@import "./base.css";\n.a { color: red }\n');
  writeFileSync(path.join(kit, 'dist/base.css'), ':root { --tone: teal }\n');
});

afterAll(() => rmSync(siteDir, {recursive: true}));

it('makes one sheet of all that a library imports, kept to demos', async () => {
  const {sheets, faults} = await librarySheets(
    siteDir,
    [{}, {css: ['@acme/kit/style.css']}],
    OPTION,
  );
  expect(faults).toEqual([]);
  expect(sheets[0]).toBeUndefined();
  expect(sheets[1]?.path).toMatch(/^assets\/css\/demos\.[\da-f]{8}\.css$/);
  expect(sheets[1]?.text).toBe(
    // Layers of the library come after those of the page, whichever sheet is read first.
    '@layer docusaurus, vitrine, demos;\n:where([data-demo],[data-demo-overlay]){--tone: teal }.a:where([data-demo] *,[data-demo-overlay],[data-demo-overlay] *){color:red}',
  );
});

it('asks no other host, and says which it was to ask', async () => {
  const face = (src: string) => `@font-face{font-family:A;src:url(${src})}`;
  const sheet = `@import "https://sheets.test/a.css";${face('https://fonts.test/a.woff2')}.a{color:red}`;
  writeFileSync(path.join(siteDir, 'foreign.css'), sheet);
  const {sheets, faults, notes} = await librarySheets(
    siteDir,
    [{css: ['./foreign.css'], mirror: true}],
    OPTION,
  );
  expect(faults).toEqual([]);
  expect(sheets[0]?.text).not.toMatch(/https|font-face/);
  expect(notes).toMatchInlineSnapshot(`
    [
      {
        "fix": "name a sheet that brings it along, e.g. one of @fontsource; no page asks another host before its reader allows it",
        "what": "what it asks other hosts for is left out: fonts.test, sheets.test",
        "where": "plugin demos, option frames[0].css",
      },
    ]
  `);
});

it('lets the rules of a mode follow the site, and a demo with a mode of its own', async () => {
  writeFileSync(
    path.join(siteDir, 'modes.css'),
    ':root,.light{--ink:black}.dark{--ink:white}.dark .a{color:red}',
  );
  const modes = {light: '.light', dark: '.dark'};
  const {sheets} = await librarySheets(siteDir, [{css: ['./modes.css'], modes}], OPTION);
  const text = sheets[0]?.text
    .replaceAll(':where([data-demo],[data-demo-overlay])', '@demo')
    .replaceAll(':where([data-demo] *,[data-demo-overlay],[data-demo-overlay] *)', '@in')
    .replaceAll(/:where\(\[data-demo],\[data-demo] [^)]*\)/g, '@both')
    .replaceAll('@demo:where(:not([data-demo-mode]))', '@follower')
    .replaceAll(':where(:not(html,body))', '')
    .replaceAll(/(?=@media)|(?<=\})(?=:is)/g, '\n');
  expect(text).toMatchInlineSnapshot(`
    "@layer docusaurus, vitrine, demos;
    @demo{--ink:black}
    :is(.light,@demo[data-demo-mode=light],[data-theme=light] @follower)@both{--ink:black}
    @media screen{:is(.dark,@demo[data-demo-mode=dark],[data-theme=dark] @follower)@both{--ink:white}}
    @media screen and (prefers-color-scheme:dark){:is(.dark,:where(:root):not([data-theme]) @follower)@both{--ink:white}}
    @media screen{:is(.dark,@demo[data-demo-mode=dark],[data-theme=dark] @follower) .a@in{color:red}}
    @media screen and (prefers-color-scheme:dark){:is(.dark,:where(:root):not([data-theme]) @follower) .a@in{color:red}}"
  `);
});

it('names a sheet that is not there, with its option', async () => {
  const {faults} = await librarySheets(siteDir, [{css: ['@acme/kit/styles.css']}], OPTION);
  expect(faults).toMatchInlineSnapshot(`
    [
      {
        "fix": "install the package, or name a sheet that it has, e.g. "@acme/kit/style.css"",
        "what": "Could not resolve "@acme/kit/styles.css"",
        "where": "plugin demos, option frames[0].css",
      },
    ]
  `);
});

it('mirrors what is written for left-to-right alone, as the direction of each element says', async () => {
  writeFileSync(
    path.join(siteDir, 'ltr.css'),
    `.a { padding: 1rem; color: red }
.a-wide::before { padding-right: 3rem }
body { text-align: left }
/* rtl:ignore */
.code { margin-left: 1px }
[data-mode=dark] .b { float: left }`,
  );
  const ltr = {css: ['./ltr.css'], mirror: true, modes: {dark: '[data-mode=dark]'}};
  const {sheets} = await librarySheets(siteDir, [ltr], OPTION);
  const text = sheets[0]?.text
    .replaceAll(':where([data-demo],[data-demo-overlay])', '@demo')
    .replaceAll(':where([data-demo] *,[data-demo-overlay],[data-demo-overlay] *)', '@in')
    .replaceAll(':where(:not(html,body))', '')
    .replaceAll(/(?=@media)|(?<=\})(?=[.:@])/g, '\n');
  expect(text).toMatchInlineSnapshot(`
    "@layer docusaurus, vitrine, demos;
    .a@in{padding:1rem;color:red}
    .a-wide@in:where(:dir(ltr)):before{padding-right:3rem}
    .a-wide@in:where(:dir(rtl)):before{padding-left:3rem}
    @demo:where(:dir(ltr)){text-align:left}
    @demo:where(:dir(rtl)){text-align:right}
    .code@in{margin-left:1px}
    @media screen{:is([data-mode=dark],@demo[data-demo-mode=dark],[data-theme=dark] @demo:where(:not([data-demo-mode]))) .b@in:where(:dir(ltr)){float:left}}
    @media screen and (prefers-color-scheme:dark){:is([data-mode=dark],:where(:root):not([data-theme]) @demo:where(:not([data-demo-mode]))) .b@in:where(:dir(ltr)){float:left}}
    @media screen{:is([data-mode=dark],@demo[data-demo-mode=dark],[data-theme=dark] @demo:where(:not([data-demo-mode]))) .b@in:where(:dir(rtl)){float:right}}
    @media screen and (prefers-color-scheme:dark){:is([data-mode=dark],:where(:root):not([data-theme]) @demo:where(:not([data-demo-mode]))) .b@in:where(:dir(rtl)){float:right}}"
  `);
});

describe('a sheet for Tailwind CSS', () => {
  const sheet = './src/tailwind.css';
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
  };
  beforeAll(() => write(sheet, "@import 'tailwindcss' source('../docs');\n.a { @apply p-1; }\n"));

  it('is made by that of the site, and kept to demos like any other', async () => {
    write('node_modules/@tailwindcss/postcss/package.json', '{"main": "index.js"}');
    write(
      'node_modules/@tailwindcss/postcss/index.js',
      `module.exports = ({base}) => ({
        postcssPlugin: 'stand-in',
        Once: (root, {parse}) => { root.removeAll(); root.append(parse('.a{content:"' + require('path').basename(base) + '"}')); },
      });`,
    );
    const {sheets, faults} = await librarySheets(siteDir, [{css: [sheet]}], OPTION);
    expect(faults).toEqual([]);
    const name = path.basename(siteDir);
    expect(sheets[0]?.text).toMatch(new RegExp(`\\n\\.a:where\\(.*\\)\\{content:"${name}"\\}$`));
  });

  it('says what is missing where the site does not have what makes it', async () => {
    const src = mkdtempSync(path.join(tmpdir(), 'bare-'));
    writeFileSync(path.join(src, 'tailwind.css'), "@import 'tailwindcss';");
    const {faults} = await librarySheets(src, [{css: ['./tailwind.css']}], OPTION);
    rmSync(src, {recursive: true});
    expect(faults.map(({what}) => what)).toEqual([
      'tailwind.css is written for Tailwind CSS, and @tailwindcss/postcss is not installed',
    ]);
  });

  it('changes with itself and with what it looks for classes in', () => {
    const own = path.join(siteDir, 'src/tailwind.css');
    const read = (folder: string) => path.join(siteDir, folder, '**/*.{ts,tsx,js,jsx,md,mdx}');
    expect(sheetSources(siteDir, [{css: ['@acme/kit/style.css', sheet]}, {}])).toEqual([
      own,
      read('docs'),
    ]);
    const sources = [
      "@import 'tailwindcss' source('../pages');",
      "@source '../../ui/src';",
      '@source "./*.html";',
      "@source '../node_modules/@acme/kit';",
      "@source not '../../ui/src/old';",
      "@source inline('p-1');",
    ];
    write('src/tailwind.css', sources.join('\n'));
    expect(sheetSources(siteDir, [{css: [sheet]}])).toEqual([
      own,
      read('pages'),
      read('../ui/src'),
      path.join(siteDir, 'src/*.html'),
    ]);
    write('src/tailwind.css', "@import 'tailwindcss';");
    expect(sheetSources(siteDir, [{css: [sheet]}])).toEqual([own, read('docs')]);
    write('src/plain.css', '.a {}');
    expect(sheetSources(siteDir, [{css: ['./src/plain.css']}])).toHaveLength(1);
  });
});
