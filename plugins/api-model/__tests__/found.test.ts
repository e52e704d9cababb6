import {existsSync, readFileSync} from 'node:fs';
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
