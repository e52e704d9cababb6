import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import demoEditor, {validateOptions} from '..';
import type {Library} from '../core/types';

type PostBuild = Parameters<NonNullable<Plugin['postBuild']>>[0];

const MODULES = path.resolve(__dirname, '../../../node_modules');

let site = '';

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'demo-editor-'));
  write('node_modules/kit/package.json', '{"name": "kit"}');
  write('node_modules/kit/index.js', "exports.kit = 'all of kit';");
  write('node_modules/kit/Part/index.js', "exports.part = 'a part of kit';");
  write('node_modules/kit/Other/index.js', "require('not-installed');");
  write('node_modules/kit/Tool/index.js', "require('tool');");
  write('node_modules/tool/package.json', '{"name": "tool"}');
  write('node_modules/tool/index.js', "require('path');");
  for (const name of ['react', 'react-dom']) {
    symlinkSync(path.join(MODULES, name), path.join(site, 'node_modules', name));
  }
});
afterAll(() => rmSync(site, {recursive: true}));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
}

async function build(libraries: Library[], folder = 'out'): Promise<void> {
  const context = {siteDir: site, baseUrl: '/', generatedFilesDir: tmpdir()};
  const plugin = demoEditor(context as LoadContext, {libraries});
  const props = {outDir: path.join(site, folder), baseUrl: '/'};
  await plugin.postBuild?.(props as PostBuild);
}

const read = (file: string) => readFileSync(path.join(site, 'out', file), 'utf8');

function scriptOf(library: string): string {
  const [, script = ''] = /src="([^"]+)"/.exec(read(`demo-runner/${library}.htm`)) ?? [];
  return read(script);
}

const list = (folder: string) =>
  readdirSync(path.join(site, folder), {recursive: true, encoding: 'utf8'}).sort();

describe('the plugin', () => {
  it('has a validator', () => {
    expect(validateOptions).toBeInstanceOf(Function);
  });

  it('writes a document for React, and one for each library with all that it offers', async () => {
    await build([{name: 'kit'}]);
    expect(list('out/demo-runner')).toEqual(['kit.htm', 'react.htm']);
    expect(scriptOf('kit')).toContain('all of kit');
    expect(scriptOf('kit')).toContain('a part of kit');
    expect(scriptOf('react')).not.toContain('all of kit');
    // A part whose needs are not installed.
    expect(scriptOf('kit')).not.toContain('"kit/Other"');
    // A part for tools that compile, which asks for what no browser has.
    expect(scriptOf('kit')).not.toContain('"kit/Tool"');
  });

  it('gives equal bytes for equal input, as the names with hashes tell', async () => {
    await build([{name: 'kit'}], 'again');
    expect(list('again')).toEqual(list('out'));
  });

  it('says which package is not installed', async () => {
    await expect(build([{name: 'kit', packages: ['kit', 'kti']}])).rejects
      .toThrowErrorMatchingInlineSnapshot(`
      "plugin demo-editor, library "kit": the package "kti" is not installed
        Fix: install it, or take it out of the option "packages""
    `);
  });

  it('brings the style sheets that a library imports itself, CSS modules among them', async () => {
    write('node_modules/styled/package.json', '{"name": "styled"}');
    write(
      'node_modules/styled/index.js',
      "import css from './a.module.css';\nexport default css.a;",
    );
    write('node_modules/styled/a.module.css', '.a { color: rgb(1, 2, 3) }');
    await build([{name: 'styled'}]);
    const [, name = ''] = /\.(\w+)\{color:#010203\}/.exec(read('demo-runner/styled.htm')) ?? [];
    expect(name).not.toBe('');
    expect(scriptOf('styled')).toContain(JSON.stringify(name));
  });

  it("runs a library's own source in place of what it has built, with the React of the site", async () => {
    write('ui/node_modules/react/package.json', '{"name": "react"}');
    write('ui/node_modules/react/index.js', "exports.own = 'another React';");
    write('ui/index.tsx', "import * as React from 'react';\nexport const kit = ['source', React];");
    write('frame.ts', "import {kit} from 'kit';\nexport const css = () => kit[0];");
    await build([{name: 'kit', source: './ui/index.tsx', frame: './frame.ts'}]);
    expect(scriptOf('kit')).toContain('"source"');
    expect(scriptOf('kit')).toContain('a part of kit');
    expect(scriptOf('kit')).not.toContain('all of kit');
    expect(scriptOf('kit')).not.toContain('another React');
  });

  it('takes a frame from a package as well', async () => {
    write('node_modules/kit-frame/package.json', '{"name": "kit-frame"}');
    write('node_modules/kit-frame/index.js', "exports.css = () => 'the look of kit';");
    await build([{name: 'kit', frame: 'kit-frame'}]);
    expect(scriptOf('kit')).toContain('the look of kit');
  });

  it('lets the rules of a mode follow the document', async () => {
    write('kit.css', '.dark .a{color:red}');
    await build([{name: 'kit', css: ['./kit.css'], modes: {dark: '.dark'}}]);
    expect(read('demo-runner/kit.htm')).toContain(
      ':is(.dark:where(:not(html,body)),[data-theme=dark]) .a{color:red}',
    );
  });

  it('asks no other host for what a sheet names there', async () => {
    const face = '@font-face{font-family:A;src:url(https://fonts.test/a.woff2)}';
    write('faces.css', `${face}.a{color:red}`);
    await build([{name: 'kit', css: ['./faces.css']}]);
    expect(read('demo-runner/kit.htm')).toContain('.a{color:red}');
    expect(read('demo-runner/kit.htm')).not.toContain('fonts.test');
  });

  it('does so with the rules that the modules of a library import, too', async () => {
    write('node_modules/dim/package.json', '{"name": "dim"}');
    write('node_modules/dim/index.js', "import './dim.css';");
    write('node_modules/dim/dim.css', '.dark .a{color:red}');
    await build([{name: 'dim', modes: {dark: '.dark'}}]);
    expect(read('demo-runner/dim.htm')).toContain(
      ':is(.dark:where(:not(html,body)),[data-theme=dark]) .a{color:red}',
    );
  });

  it('says what a frame lacks', async () => {
    write('frame.ts', "import 'absent';");
    await expect(build([{name: 'kit', frame: './frame.ts'}])).rejects
      .toThrowErrorMatchingInlineSnapshot(`
      "plugin demo-editor, library "kit": Could not resolve "absent" (frame.ts:1)
        Fix: install what is missing, or take it out of the options "packages" and "frame""
    `);
  });
});
