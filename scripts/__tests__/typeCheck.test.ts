import path from 'node:path';
import ts from 'typescript';
import {checkTypes, typesOfSources} from '../lib/typeCheck';

const SITE = '/site';
const INSTALLED = path.resolve(__dirname, '../../node_modules');

/** The disk, with demos that are not on it; what is written stays in memory. */
function systemOf(texts: Record<string, string>): ts.System {
  const files = new Map(Object.entries(texts).map(([name, text]) => [`${SITE}/${name}`, text]));
  return {
    ...ts.sys,
    fileExists: (file) => files.has(file) || ts.sys.fileExists(file),
    readFile: (file, encoding) => files.get(file) ?? ts.sys.readFile(file, encoding),
    directoryExists: (folder) =>
      [...files.keys()].some((file) => file.startsWith(`${folder}/`)) ||
      ts.sys.directoryExists(folder),
    writeFile: (file, text) => void files.set(file, text),
  };
}

const packages = {
  react: path.join(INSTALLED, '@types/react'),
  ui: `${SITE}/ui-v6`,
};

const LIBRARY = {
  'ui-v6/Button.d.ts': 'export default function Button(props: {size?: 6}): null;\n',
};

function check(texts: Record<string, string>, system = systemOf({...LIBRARY, ...texts})) {
  const files = Object.keys(texts)
    .filter((name) => /\.tsx$/.test(name))
    .map((name) => `${SITE}/${name}`);
  return checkTypes(SITE, {files, packages, record: `${SITE}/record.tsbuildinfo`}, system);
}

it('names demo, line and message, with the version of the page', () => {
  const demo = "import Button from 'ui/Button';\nexport default () => <Button size={7} />;\n";
  expect(check({'docs/A.tsx': demo})).toMatchInlineSnapshot(`
    [
      {
        "fix": "mend the demo; it is checked with the packages that its page runs",
        "what": "demo "A": Type '7' is not assignable to type '6'.",
        "where": "docs/A.tsx:2",
      },
    ]
  `);
}, 60_000);

it('finds nothing wrong with what is right: style sheets, data, files beside it', () => {
  const texts = {
    'docs/A.tsx': `import {useState} from 'react';
import Button from 'ui/Button';
import styles from './a.module.css';
import './a.css';
import {rows} from './rows.ts';
export default () => <p className={styles.a}>{useState(rows)[0]}<Button size={6} /></p>;
`,
    'docs/a.module.css': '.a {}',
    'docs/a.css': '',
    'docs/rows.ts': 'export const rows = ["a"];\n',
  };
  expect(check(texts)).toEqual([]);
}, 60_000);

it("is as strict as the site's own tsconfig.json, whatever that stands on", () => {
  const demo = {'docs/A.tsx': 'export default (props) => String(props);\n'};
  expect(check(demo)).toHaveLength(1);
  const base = JSON.stringify({compilerOptions: {noImplicitAny: false}, include: ['.']});
  const own = '{"extends": "./base.json", /* What it is for. */ "compilerOptions": {}}';
  expect(check({...demo, 'base.json': base, 'tsconfig.json': own})).toEqual([]);
}, 60_000);

it('remembers what it found', () => {
  const texts = {'docs/A.tsx': 'export default (): string => 1;\n'};
  const system = systemOf(texts);
  const first = check(texts, system);
  expect(first).toHaveLength(1);
  expect(system.fileExists(`${SITE}/record.tsbuildinfo`)).toBe(true);
  expect(check(texts, system)).toEqual(first);
}, 60_000);

it('reads the own source of a library with the types of React that the site has', () => {
  const root = path.resolve(__dirname, '../..');
  expect(typesOfSources(root, {ui: '../ui/src/index.ts'})).toEqual({
    ui: path.resolve(root, '../ui/src/index.ts'),
    react: path.join(root, 'node_modules/@types/react'),
    'react-dom': path.join(root, 'node_modules/@types/react-dom'),
  });
  expect(typesOfSources(root, {})).toEqual({});
});
