import {libraryOf} from '../core/library';

it.each([
  [['react', '@emotion/react', '@mui/material', '@mui/system', '@types/react'], '@mui/material'],
  [['@mui/system', '@mui/joy', 'react-dom'], '@mui/joy'],
  [['react', 'react-dom'], undefined],
])('of %j is %s', (names, library) => {
  expect(libraryOf(Object.fromEntries(names.map((name) => [name, '1.0.0'])))).toBe(library);
});
