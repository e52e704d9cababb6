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
  const siteDir = mkdtempSync(path.join(os.tmpdir(), 'links-'));
  mkdirSync(path.join(siteDir, 'docs'));
  writeFileSync(path.join(siteDir, 'docs/a.md'), text);
  const doc = {permalink: '/docs/a/', source: '@site/docs/a.md', frontMatter};
  const version = {versionName: 'current', path: '/docs', docs: [doc], sidebars: {}};
  const content = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [version]}}};
  const siteConfig = {plugins: [], presets: [], staticDirectories: ['static']};
  const context = {siteDir, siteConfig, baseUrl: '/'} as unknown as LoadContext;
  lookAtLinks(content, context, DEFAULT_OPTIONS);
}

it('reads a page as its product says that it is written', () => {
  const text = '# A {#a}\n\n{/* [a](./gone.md) */}\n\n<!-- [b](./gone.md) -->\n';
  expect(() => look(text, {mdx: {format: 'mdx'}})).not.toThrow();
  expect(() => look(text, {})).toThrow('docs/a.md:3: the link to "./gone.md"');
});

it('looks again, in the dev server, at a page that says something else', () => {
  jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'development'});
  expect(() => look('[a](#a)\n\n# A\n', {})).not.toThrow();
  expect(() => look('[a](#a)\n\n# B\n', {})).toThrow('docs/a.md:1: the link to "#a"');
  expect(() => look('[a](#a)\n\n# A\n', {})).not.toThrow();
  jest.restoreAllMocks();
});
