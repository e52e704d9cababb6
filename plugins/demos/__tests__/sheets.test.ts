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
