import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hasOwnHeader} from '../vitrineTheme';

it.each([
  ['a header', 'Navbar.tsx', true],
  ['a layout, in a folder', 'Layout/index.js', true],
  ['a root', 'Root.jsx', true],
  ['a footer', 'Footer/index.tsx', false],
])('knows of a site whose theme has %s of its own', (_what, file, isTrue) => {
  const site = mkdtempSync(path.join(tmpdir(), 'vitrine-header-'));
  expect(hasOwnHeader(site)).toBe(false);
  const place = path.join(site, 'src/theme', file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, '');
  expect(hasOwnHeader(site)).toBe(isTrue);
  rmSync(site, {recursive: true});
});

it("takes Vitrine's own theme for none of a site's", () => {
  expect(hasOwnHeader(path.resolve(__dirname, '../../..'))).toBe(false);
});
