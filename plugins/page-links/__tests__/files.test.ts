import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {forgetFaults} from '../../_shared/node/faults';
import {lookAtLinks} from '../files';
import {DEFAULT_OPTIONS} from '../options';

afterEach(forgetFaults);

/** Looks at a page of a site that holds it alone. */
function look(text: string, frontMatter: object): void {
  lookAtAll({'docs/a.md': text}, frontMatter);
}

/** Looks at the pages of a site: file → its text. */
function lookAtAll(files: Readonly<Record<string, string>>, frontMatter = {}): void {
  const siteDir = mkdtempSync(path.join(os.tmpdir(), 'links-'));
  const docs = Object.entries(files).map(([file, text]) => {
    mkdirSync(path.join(siteDir, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
    const name = path.basename(file, '.md');
    return {permalink: `/docs/${name}/`, source: `@site/${file}`, frontMatter};
  });
  const version = {
    versionName: 'current',
    path: '/docs',
    contentPath: path.join(siteDir, 'docs'),
    contentPathLocalized: path.join(siteDir, 'i18n/ar'),
    docs,
    sidebars: {},
  };
  const content = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [version]}}};
  const siteConfig = {plugins: [], presets: [], staticDirectories: ['static']};
  const context = {siteDir, siteConfig, baseUrl: '/'} as unknown as LoadContext;
  lookAtLinks(content, context, DEFAULT_OPTIONS);
}

it('knows pages by file in another language, whichever of two is translated', () => {
  const files = {
    'docs/plain.md': '# A\n\n[b](./told.md)',
    'i18n/ar/told.md': '# B\n\n[a](./plain.md)',
  };
  expect(() => lookAtAll(files)).not.toThrow();
  expect(() => lookAtAll({...files, 'docs/more.md': '# C\n\n[d](./gone.md)'})).toThrow(
    'docs/more.md:3: the link to "./gone.md"',
  );
});

it('reads a page as its product says that it is written', () => {
  const text = '# A {#a}\n\n{/* [a](./gone.md) */}\n\n<!-- [b](./gone.md) -->\n';
  expect(() => look(text, {mdx: {format: 'mdx'}})).not.toThrow();
  expect(() => look(text, {})).toThrow('docs/a.md:3: the link to "./gone.md"');
});
