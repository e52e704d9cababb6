import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {extractAll} from '../core/extract/extract';

const FOLDER = path.join(__dirname, '__fixtures__/conformance');
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** What a package exports under no name that somebody asks for, by fixture. */
const PUBLIC: Record<string, string[]> = {
  'context-part': ['Scope.Extend'],
  'returns-any': ['Chart'],
  'returns-dom-element': ['Pane'],
  'returns-promise': ['Feed'],
  'returns-text': ['Chosen'],
  'values-in-capitals': ['Lamp'],
};

const requests = Object.keys(PUBLIC).map((id) => ({
  facts: {name: 'kit', version: '1.0.0', origin: null, entry: path.join(FOLDER, `${id}.tsx`)},
  targets: 'public' as const,
}));

const found = extractAll({directory: FOLDER, readFile: read, parsed: new Map()}, requests);

test.each(Object.entries(PUBLIC).map(([id, names], i) => [id, names, i] as const))(
  'of %s the components are %j',
  (_, names, i) => {
    expect(found[i]?.models.map(({name}) => name)).toEqual(names);
  },
);

test('a source whose dependencies are not installed where it stands is read with those of the site', () => {
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'source-'));
  const entry = path.join(elsewhere, 'index.tsx');
  writeFileSync(
    entry,
    "import type {ButtonHTMLAttributes} from 'react';\nexport const Key = (props: ButtonHTMLAttributes<HTMLButtonElement>) => <button {...props} />;\n",
  );
  const facts = {name: 'kit', version: '1.0.0', origin: null, entry};
  const context = {directory: FOLDER, readFile: read, parsed: new Map()};
  const [kit] = extractAll(context, [{facts, targets: 'public'}]);
  const types = kit?.models[0]?.inherited.map(({type}) => type);
  expect(types).toEqual(expect.arrayContaining(['ButtonHTMLAttributes', 'DOMAttributes']));
  rmSync(elsewhere, {recursive: true});
});
