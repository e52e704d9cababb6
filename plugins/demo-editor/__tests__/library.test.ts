import {libraryOf} from '../core/library';

const LIBRARIES: [string, ...string[]][] = [
  ['@acme/kit', '@acme/extra'],
  ['@acme/lab'],
  ['@acme/base'],
];

it.each([
  [['react', '@acme/base', '@acme/kit', '@types/react'], '@acme/kit'],
  [['@acme/base', '@acme/lab', 'react-dom'], '@acme/lab'],
  [['react', '@acme/extra'], '@acme/kit'],
  [['react', 'react-dom', 'styles-of-others'], undefined],
])('of %j is %s', (names, library) => {
  const packages = Object.fromEntries(names.map((name) => [name, '1.0.0']));
  expect(libraryOf(packages, LIBRARIES)).toBe(library);
});
