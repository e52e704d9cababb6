import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readDocsAtOnce, type DocsModule} from '../docs';

const plugin = path.dirname(require.resolve('@docusaurus/plugin-content-docs'));
const docs = jest.requireActual<DocsModule>(path.join(plugin, 'docs.js'));
const {readVersionDocs} = docs;

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'vitrine-docs-'))));
afterEach(() => {
  docs.readVersionDocs = readVersionDocs;
  rmSync(folder, {recursive: true});
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
}

it('reads what the docs plugin reads, from the folders that it reads, and tells of each', async () => {
  write('docs/a.md', '# A');
  write('docs/deep/b.mdx', '# B');
  write('docs/deep/left-out.md', '');
  write('docs/picture.svg', '');
  write('i18n/deep/b.mdx', '# ب');
  const contentPath = path.join(folder, 'docs');
  const version = {contentPath, contentPathLocalized: path.join(folder, 'i18n')};
  const options = {include: ['**/*.{md,mdx}'], exclude: ['**/left-out.md']};
  const bySource = (files: readonly {source: string}[]) =>
    [...files].sort((a, b) => (a.source < b.source ? -1 : 1));
  const before = await docs.readVersionDocs(version, options);
  const told: string[] = [];
  readDocsAtOnce((file, text) => told.push(`${path.relative(folder, file)} ${text}`));
  const now = await docs.readVersionDocs(version, options);
  expect(bySource(now)).toEqual(bySource(before));
  expect(told.sort()).toEqual(['docs/a.md # A', 'i18n/deep/b.mdx # ب']);
});

it('is what the docs plugin reads a version by', () => {
  const code = readFileSync(path.join(plugin, 'versions/loadVersion.js'), 'utf8');
  expect(code).toContain('(0, docs_1.readVersionDocs)(');
});
