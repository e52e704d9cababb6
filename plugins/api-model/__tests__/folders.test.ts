import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {extractAll, listNames} from '../core/extract/extract';
import {createWorkspace, readSource} from '../files';
import {typedFolders} from '../openPaths';

const ROOT = path.resolve(__dirname, '../../..');
let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'api-folders-'));
  mkdirSync(path.join(site, 'node_modules/@types'), {recursive: true});
  const types = 'node_modules/@types/react';
  symlinkSync(path.join(ROOT, types), path.join(site, types));
});

afterEach(() => rmSync(site, {recursive: true}));

/** @param files below the package, package.json among them */
function install(name: string, files: Record<string, string>): string {
  const folder = path.join(site, 'node_modules', name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

const component = (name: string, size: string) => `import type {ReactElement} from 'react';
export interface ${name}Props {
  /** How large. */
  size?: ${size};
}
export declare function ${name}(props: ${name}Props): ReactElement;
`;

const FILES = {
  'button/index.d.ts': component('Button', "'small' | 'large'"),
  'card/index.d.ts': `${component('Card', 'number')}export {ButtonProps} from '../button';\n`,
};

const WAYS = {
  'by its exports': {
    ...FILES,
    'package.json': JSON.stringify({
      name: 'kit',
      version: '1.0.0',
      exports: {
        './*': {types: './*/index.d.ts', import: './*/index.mjs'},
        './kit.css': './kit.css',
      },
    }),
    'button/index.mjs': '',
    'card/index.mjs': '',
    'kit.css': '',
  },
  'by a package.json in each': {
    ...FILES,
    'package.json': '{"name": "kit", "version": "1.0.0", "main": "kit.js"}',
    'button/package.json': '{"types": "index.d.ts"}',
    'card/package.json': '{"main": "./index.js"}',
    'themes/package.json': '{"main": "theme.js"}',
    'kit.js': '',
  },
};

test.each(Object.entries(WAYS))(
  'a package that is typed in its folders is read: %s',
  (_, files) => {
    const folder = install('kit', files);
    expect(typedFolders(folder, files['package.json'])).toEqual(['button', 'card']);
    const facts = readSource(site, 'kit')?.facts;
    if (!facts) throw new Error('kit is not there');
    const [found] = extractAll(createWorkspace(site), [{facts, targets: 'public'}]);
    expect(found?.hasTypes).toBe(true);
    expect(
      found?.models.map(({name, imports, props}) => [name, imports, props[0]?.type.text]),
    ).toEqual([
      ['Button', ["import {Button} from 'kit/button';"], "'small' | 'large'"],
      ['Card', ["import {Card} from 'kit/card';"], 'number'],
    ]);
    expect(listNames(createWorkspace(site), [{facts}])).toEqual([
      {components: ['Button', 'Card'], hooks: []},
    ]);
  },
);

test('of two folders with one name the first has it, and nothing is lost', () => {
  install('kit', {
    'package.json': '{"name": "kit", "version": "1.0.0"}',
    'a/package.json': '{"types": "index.d.ts"}',
    'a/index.d.ts': component('Button', 'string'),
    'b/package.json': '{"types": "index.d.ts"}',
    'b/index.d.ts': component('Button', 'number'),
  });
  const facts = readSource(site, 'kit')?.facts;
  const [found] = extractAll(createWorkspace(site), facts ? [{facts, targets: 'public'}] : []);
  expect(found?.models.map(({imports, props}) => [imports, props[0]?.type.text])).toEqual([
    [["import {Button} from 'kit/a';"], 'string'],
  ]);
});

test.each([
  ['whose root is typed', {exports: {'.': {types: './index.d.ts'}, './button': './button.d.ts'}}],
  ['whose root is a file beside its types', {main: './index.js'}],
  ['without exports, of one module', {exports: './index.js'}],
  ['that has no types at all', {name: 'bare', main: 'bare.js', exports: {'./a': './a.js'}}],
])('a package %s is read as a whole', (_, manifest) => {
  const folder = install('kit', {'index.d.ts': '', 'index.js': '', 'button.d.ts': '', 'a.js': ''});
  expect(typedFolders(folder, JSON.stringify(manifest))).toEqual([]);
});
