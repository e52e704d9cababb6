import {hasModule, modulesOf} from '../modules';

it('knows the modules of an installed package', () => {
  expect(hasModule(__dirname, '@mui/material/Button')).toBe(true);
  expect(hasModule(__dirname, '@mui/material/Buton')).toBe(false);
  expect(modulesOf(__dirname, '@mui/material')).toEqual(expect.arrayContaining(['Button', 'Box']));
  expect(modulesOf(__dirname, '@mui/absent')).toEqual([]);
});
