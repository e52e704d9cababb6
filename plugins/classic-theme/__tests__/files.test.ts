import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {hasPostcssConfig} from '../files';

const above = mkdtempSync(path.join(os.tmpdir(), 'postcss-'));
const site = path.join(above, 'site');

beforeEach(() => mkdirSync(site));
afterEach(() => rmSync(site, {recursive: true}));
afterAll(() => rmSync(above, {recursive: true}));

function write(file: string, text = ''): void {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
}

it('finds none where nobody wrote one', () => {
  write('package.json', '{"name": "a"}');
  write('src/postcss.md');
  expect(hasPostcssConfig(site)).toBe(false);
});

it.each([
  ['postcss.config.mjs'],
  ['.postcssrc'],
  ['.postcssrc.yml'],
  ['.config/postcssrc.json'],
  ['package.json', '{"postcss": {"plugins": {}}}'],
  ['package.json', '{torn'],
])('finds %s', (file, text = '') => {
  write(file, text);
  expect(hasPostcssConfig(site)).toBe(true);
});

it('finds that of the folder above, as of a repository of several sites', () => {
  writeFileSync(path.join(above, 'postcss.config.js'), '');
  expect(hasPostcssConfig(site)).toBe(true);
  rmSync(path.join(above, 'postcss.config.js'));
});
