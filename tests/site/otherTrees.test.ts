/** @jest-environment jsdom */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {build, FIXTURES, linkTheme, makeSite} from './sites';
import type {Outcome} from './sites';

jest.setTimeout(240_000);

const SCENARIO = 'a-tree-of-another-generator';

describe('pages, demos and a tree that were written for another site', () => {
  let site = '';
  let outcome: Outcome;

  function read(address: string): Document {
    const html = readFileSync(path.join(site, 'build', address, 'index.html'), 'utf8');
    return new DOMParser().parseFromString(html, 'text/html');
  }

  const source = (file: string) =>
    readFileSync(path.join(FIXTURES, SCENARIO, 'docs/ui', file), 'utf8');

  /** The texts of a demo's source, by variant and file. */
  function shownCode(page: Document, id: string): Record<string, string> {
    const parts = page.querySelectorAll(`#${id} [data-demo-file]`);
    return Object.fromEntries(
      [...parts].map((part) => {
        const {demoFile = '', preview} = (part as HTMLElement).dataset;
        const name = preview === undefined ? demoFile : `${demoFile} preview`;
        return [name, part.querySelector('pre')?.textContent ?? ''];
      }),
    );
  }

  beforeAll(async () => {
    site = makeSite(SCENARIO);
    linkTheme(site);
    outcome = await build(site);
  });

  it('build unchanged, without a word of complaint', () => {
    expect({code: outcome.code, stderr: outcome.stderr}).toEqual({code: 0, stderr: ''});
  });

  it('stand at the addresses that the product maps', () => {
    const pages = ['react-button', 'react-text-fields', 'getting-started/usage'];
    const found = pages.filter((page) => existsSync(path.join(site, 'build/ui', page)));
    expect(found).toEqual(pages);
  });

  it('have their title from the front matter, and their description from the text', () => {
    const page = read('/ui/react-button/');
    expect(page.title).toContain('React Button component');
    expect(page.querySelector('h1')?.textContent).toBe('Button');
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
      'Buttons allow users to take actions, and make choices, with a single tap.',
    );
  });

  it('keep pages of other languages out', () => {
    const links = [...read('/ui/').querySelectorAll('a')].map((link) => link.textContent);
    expect(links).not.toContain('按钮');
    expect(readFileSync(path.join(site, 'build/sitemap.xml'), 'utf8')).not.toContain('zh');
  });

  it('have the anchors that their links expect', () => {
    const ids = (address: string) =>
      [...read(address).querySelectorAll('main h2, main h3')].map(({id}) => id);
    expect(ids('/ui/react-button/')).toEqual(
      expect.arrayContaining(['basic-button', 'sizes', 'inputs-labels']),
    );
    expect(ids('/ui/react-button/')).toContain('createtheme-options-theme');
    expect(ids('/ui/getting-started/usage/')).toEqual(['step-one', 'step-one-2']);
  });

  it('show both variants as written where there are two, and the preview that lies beside', () => {
    const code = shownCode(read('/ui/react-button/'), 'demo-basic-buttons');
    const folder = 'components/buttons/BasicButtons';
    expect(code['BasicButtons.js']).toBe(source(`${folder}.js`));
    expect(code['BasicButtons.tsx']).toBe(source(`${folder}.tsx`));
    expect(code['BasicButtons.tsx preview']?.trim()).toBe(source(`${folder}.tsx.preview`).trim());
  });

  it('have JavaScript of their TypeScript where there is one file', () => {
    const code = shownCode(read('/ui/react-button/'), 'demo-button-sizes');
    expect(code['ButtonSizes.tsx']).toBe(source('components/buttons/ButtonSizes.tsx'));
    expect(code['ButtonSizes.js']).toContain("const SIZES = ['small', 'medium', 'large'];");
    expect(code['ButtonSizes.js']).toContain('// Every size beside the others.');
    expect(code['ButtonSizes.js']).not.toContain('ButtonProps');
  });

  it('show the files that a demo imports', () => {
    const code = shownCode(read('/ui/react-button/'), 'demo-themed-button');
    expect(code['theme.ts']).toBe(source('components/buttons/theme.ts'));
  });

  it('run their demos on the server, also from a folder', () => {
    const demos = [
      ...read('/ui/react-button/').querySelectorAll<HTMLElement>('[data-demo]:not(:empty)'),
    ];
    expect(demos.map(({dataset}) => dataset.demo)).toEqual([
      'BasicButtons',
      'ButtonSizes',
      'UploadButton',
      'ThemedButton',
    ]);
    expect(read('/ui/react-text-fields/').querySelector('[data-demo] label')?.textContent).toBe(
      'Name',
    );
  });

  it('have groups of code as tabs, and no leftover of the dialect', () => {
    const page = read('/ui/getting-started/usage/');
    expect(page.querySelector('main')?.textContent).toContain('npm install plain-ui');
    for (const address of ['/ui/react-button/', '/ui/getting-started/usage/']) {
      const text = read(address).querySelector('main')?.textContent ?? '';
      expect(text).not.toMatch(/\{\{|:::|<!--/);
    }
  });

  it('keep their groups, subheaders and links to elsewhere', () => {
    const tree = read('/ui/').querySelector('#side-navigation');
    const away = tree?.querySelector('a[href^="https://example.com/store/"]');
    expect(away?.getAttribute('href')).toBe(
      'https://example.com/store/?utm_source=docs&utm_medium=referral',
    );
    expect(tree?.textContent).toContain('inputs');
  });
});
