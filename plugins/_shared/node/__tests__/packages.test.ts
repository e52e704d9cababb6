import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {installedVersion, packageFolder} from '../packages';

let siteDir: string;
let inner: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'shared-packages-'));
  inner = path.join(siteDir, 'sites/inner');
  mkdirSync(inner, {recursive: true});
});
afterEach(() => rmSync(siteDir, {recursive: true}));

function install(folder: string, version: string): void {
  const target = path.join(siteDir, folder, 'node_modules/@kit/ui');
  mkdirSync(target, {recursive: true});
  writeFileSync(path.join(target, 'package.json'), JSON.stringify({version}));
}

it('looks in the folder, then above it', () => {
  install('', '1.0.0');
  expect(packageFolder(inner, '@kit/ui')).toBe(path.join(siteDir, 'node_modules/@kit/ui'));
  expect(installedVersion(inner, '@kit/ui')).toBe('1.0.0');
  install('sites/inner', '2.0.0');
  expect(packageFolder(inner, '@kit/ui')).toBe(path.join(inner, 'node_modules/@kit/ui'));
  expect(installedVersion(inner, '@kit/ui')).toBe('2.0.0');
});

it('passes over a folder that an uninstalled package left behind', () => {
  install('', '1.0.0');
  mkdirSync(path.join(inner, 'node_modules/@kit/ui/left'), {recursive: true});
  expect(packageFolder(inner, '@kit/ui')).toBe(path.join(siteDir, 'node_modules/@kit/ui'));
});

it('is nothing for a package that is nowhere', () => {
  expect(packageFolder(siteDir, '@kit/gone')).toBeUndefined();
  expect(installedVersion(siteDir, '@kit/gone')).toBeUndefined();
});
