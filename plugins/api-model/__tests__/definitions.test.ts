import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {extractAll} from '../core/extract/extract';

const ROOT = path.resolve(__dirname, '../../..');
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

test('a type parameter is no definition, be it bound or called as a type is', () => {
  const workspace = {directory: ROOT, readFile: read, parsed: new Map()};
  const facts = {name: '@mui/material', version: '1.0.0', origin: null};
  const targets = ['Autocomplete', 'Button'].map((name) => ({name, kind: 'component' as const}));
  const [extraction] = extractAll(workspace, [{facts, targets}]);
  const [autocomplete = {}, button = {}] =
    extraction?.models.map(({definitions}) => definitions) ?? [];
  const parameters = /^(?:Multiple|Value|T|TypeMap|RootComponent)$/;
  expect(Object.keys(autocomplete).filter((name) => parameters.test(name))).toEqual([]);
  expect(Object.keys(autocomplete).length).toBeGreaterThan(10);
  // `Theme` is the name of a parameter of `SxProps`, too.
  expect(button).toHaveProperty('SxProps');
  expect(button.Theme?.source).toMatch(/^export interface Theme /);
  // What a theme is made of would be longer than all of the button.
  expect(button.Theme?.refs).toEqual([]);
});
