import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hasDefault, hasModule, modulesOf} from '../files';

it('knows the modules of an installed package', () => {
  expect(hasModule(__dirname, '@mui/material/Button')).toBe(true);
  expect(hasModule(__dirname, '@mui/material/Buton')).toBe(false);
  expect(modulesOf(__dirname, '@mui/material')).toEqual(expect.arrayContaining(['Button', 'Box']));
  expect(modulesOf(__dirname, '@mui/absent')).toEqual([]);
});

it.each([
  ['export default function Button() {}', true],
  ["export {Button as default, tone} from './x';", true],
  ["export {default} from './x';", true],
  ['declare const Button: 1;\nexport = Button;', true],
  ['// export default Button\nexport declare const Button: 1;', false],
  ["export * from './x';", false],
])('knows whether %j has a default export', (text, expected) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'modules-'));
  writeFileSync(path.join(folder, 'Button.d.ts'), text);
  expect(hasDefault(folder, './Button')).toBe(expected);
  expect(hasDefault(folder, './Absent')).toBe(false);
});
