import {createBuilds} from '../core/builds';

/** Where the code of declarations may be, in a package with this package.json. */
function placesOf(manifest: object, file: string): string[] {
  const files = new Map([
    ['/x/node_modules/kit/package.json', JSON.stringify({name: 'kit', ...manifest})],
    // A build's own says only what kind of modules it has.
    ['/x/node_modules/kit/dist/package.json', '{"type": "module"}'],
  ]);
  return createBuilds((path) => files.get(path))(`/x/node_modules/kit/${file}`).map((place) =>
    place.replace('/x/node_modules/kit/', ''),
  );
}

test.each([
  [
    'beside each other',
    {types: './lib/index.d.ts', module: './esm/index.mjs', main: './cjs/index.cjs'},
    'lib/card/Card.d.ts',
    ['esm/card/Card.d.ts', 'cjs/card/Card.d.ts'],
  ],
  [
    'one in the other',
    {types: 'dist/types/exports/index.d.ts', main: 'dist/exports/index.cjs'},
    'dist/types/exports/Card.d.ts',
    ['dist/exports/Card.d.ts'],
  ],
  [
    'at the top',
    {types: 'index.d.ts', module: 'es/index.js'},
    'card/index.d.ts',
    ['es/card/index.d.ts'],
  ],
  [
    'by conditions',
    {exports: {'.': {import: {types: './t/index.d.ts', default: './m/index.js'}}}},
    't/Card.d.ts',
    ['m/Card.d.ts'],
  ],
  [
    'by a pattern',
    {exports: {'./*': {types: './t/*.d.ts', import: './m/*.js', style: './m/*.css'}}},
    't/Card.d.ts',
    ['m/Card.d.ts'],
  ],
  ['in the same folder', {types: 'dist/index.d.ts', main: 'dist/index.js'}, 'dist/Card.d.ts', []],
  ['not said', {}, 'dist/Card.d.ts', []],
  ['of another shape', {types: ['a'], main: 1, exports: {'.': null}}, 'dist/Card.d.ts', []],
])('declarations and code %s', (_, manifest, file, places) => {
  expect(placesOf(manifest, file)).toEqual(places);
});

test('a broken package.json says nothing', () => {
  const builds = createBuilds((file) => (file.endsWith('package.json') ? '{' : undefined));
  expect(builds('/x/node_modules/kit/lib/Card.d.ts')).toEqual([]);
});
