import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {librarySheets} from '../sheets';

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
  const {sheets, faults} = await librarySheets(siteDir, [
    {path: 'docs', module: './frame.tsx'},
    {path: 'docs/kit', css: ['@acme/kit/style.css']},
  ]);
  expect(faults).toEqual([]);
  expect(sheets[0]).toBeUndefined();
  expect(sheets[1]?.path).toMatch(/^assets\/css\/demos\.[\da-f]{8}\.css$/);
  expect(sheets[1]?.text).toBe(
    ':where([data-demo],[data-demo-overlay]){--tone: teal }.a:where([data-demo] *,[data-demo-overlay] *){color:red}',
  );
});

it('lets the rules of a mode follow the site, and a demo with a mode of its own', async () => {
  writeFileSync(
    path.join(siteDir, 'modes.css'),
    ':root,.light{--ink:black}.dark{--ink:white}.dark .a{color:red}',
  );
  const modes = {light: '.light', dark: '.dark'};
  const {sheets} = await librarySheets(siteDir, [{path: 'docs', css: ['./modes.css'], modes}]);
  const text = sheets[0]?.text
    .replaceAll(':where([data-demo],[data-demo-overlay])', '@demo')
    .replaceAll(':where([data-demo] *,[data-demo-overlay] *)', '@in')
    .replaceAll(/:where\(\[data-demo],\[data-demo-overlay],[^)]*\)/g, '@both')
    .replaceAll('@demo:where(:not([data-demo-mode]))', '@follower')
    .replaceAll(/(?=@media)|(?<=\})(?=:is)/g, '\n');
  expect(text).toMatchInlineSnapshot(`
    "@demo{--ink:black}
    :is(.light,@demo[data-demo-mode=light],[data-theme=light] @follower)@both{--ink:black}
    @media screen{:is(.dark,@demo[data-demo-mode=dark],[data-theme=dark] @follower)@both{--ink:white}}
    @media screen and (prefers-color-scheme:dark){:is(.dark,:where(:root):not([data-theme]) @follower)@both{--ink:white}}
    @media screen{:is(.dark,@demo[data-demo-mode=dark],[data-theme=dark] @follower) .a@in{color:red}}
    @media screen and (prefers-color-scheme:dark){:is(.dark,:where(:root):not([data-theme]) @follower) .a@in{color:red}}"
  `);
});

it('names a sheet that is not there, with its option', async () => {
  const {faults} = await librarySheets(siteDir, [{path: 'docs', css: ['@acme/kit/styles.css']}]);
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
