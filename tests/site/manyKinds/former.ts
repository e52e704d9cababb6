import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {built, read, source} from './built';

/** Pages, demos and a tree that were written for another site. */
export function formerSite(): void {
  const text = (file: string) => source(`former/${file}`).toString();

  /** The texts of a demo's source, by variant and file. */
  function shownCode(page: Document, id: string): Record<string, string> {
    const parts = page.querySelectorAll(`#${id} [data-code-part]`);
    return Object.fromEntries(
      [...parts].map((part) => {
        const {codeName = '', codePart} = (part as HTMLElement).dataset;
        const name = codePart === 'preview' ? `${codeName} preview` : codeName;
        return [name, part.querySelector('pre')?.textContent ?? ''];
      }),
    );
  }

  it('stand at the addresses that the product maps', () => {
    const pages = ['react-button', 'react-text-fields', 'getting-started/usage'];
    const found = pages.filter((page) => existsSync(path.join(built.site, 'build/former', page)));
    expect(found).toEqual(pages);
  });

  it('have their title from the front matter, and their description from the text', () => {
    const page = read('/former/react-button/');
    expect(page.title).toContain('React Button component');
    expect(page.querySelector('h1')?.textContent).toBe('Button');
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
      'Buttons allow users to take actions, and make choices, with a single tap.',
    );
  });

  it('keep pages of other languages out', () => {
    const links = [...read('/former/').querySelectorAll('a')].map((link) => link.textContent);
    expect(links).not.toContain('按钮');
    expect(readFileSync(path.join(built.site, 'build/sitemap.xml'), 'utf8')).not.toContain('zh');
  });

  it('have the anchors that their links expect', () => {
    const ids = (address: string) =>
      [...read(address).querySelectorAll('main h2, main h3')].map(({id}) => id);
    expect(ids('/former/react-button/')).toEqual(
      expect.arrayContaining(['basic-button', 'sizes', 'inputs-amp-labels']),
    );
    expect(ids('/former/react-button/')).toContain('createtheme-options-theme');
    expect(ids('/former/getting-started/usage/')).toEqual(['step-one', 'step-one-2']);
  });

  it('show both variants as written where there are two, and the preview that lies beside', () => {
    const code = shownCode(read('/former/react-button/'), 'demo-basic-buttons');
    const folder = 'components/buttons/BasicButtons';
    expect(code['BasicButtons.js']).toBe(text(`${folder}.js`));
    expect(code['BasicButtons.tsx']).toBe(text(`${folder}.tsx`));
    expect(code['BasicButtons.tsx preview']?.trim()).toBe(text(`${folder}.tsx.preview`).trim());
  });

  it('have JavaScript of their TypeScript where there is one file', () => {
    const code = shownCode(read('/former/react-button/'), 'demo-button-sizes');
    expect(code['ButtonSizes.tsx']).toBe(text('components/buttons/ButtonSizes.tsx'));
    expect(code['ButtonSizes.js']).toContain("const SIZES = ['small', 'medium', 'large'];");
    expect(code['ButtonSizes.js']).toContain('// Every size beside the others.');
    expect(code['ButtonSizes.js']).not.toContain('ButtonProps');
  });

  it('show the files that a demo imports', () => {
    const code = shownCode(read('/former/react-button/'), 'demo-themed-button');
    expect(code['theme.ts']).toBe(text('components/buttons/theme.ts'));
  });

  it('run their demos on the server, also from a folder', () => {
    const demos = [
      ...read('/former/react-button/').querySelectorAll<HTMLElement>('[data-demo]:not(:empty)'),
    ];
    expect(demos.map(({dataset}) => dataset.demo)).toEqual([
      'BasicButtons',
      'ButtonSizes',
      'UploadButton',
      'ThemedButton',
    ]);
    expect(read('/former/react-text-fields/').querySelector('[data-demo] label')?.textContent).toBe(
      'Name',
    );
  });

  it('have groups of code as tabs, and no leftover of the dialect', () => {
    const page = read('/former/getting-started/usage/');
    expect(page.querySelector('main')?.textContent).toContain('npm install plain-ui');
    for (const address of ['/former/react-button/', '/former/getting-started/usage/']) {
      const text = read(address).querySelector('main')?.textContent ?? '';
      expect(text).not.toMatch(/\{\{|:::|<!--/);
    }
  });

  it('keep their groups, subheaders and links to elsewhere', () => {
    const tree = read('/former/').querySelector('#side-navigation');
    const away = tree?.querySelector('a[href^="https://example.com/store/"]');
    expect(away?.getAttribute('href')).toBe(
      'https://example.com/store/?utm_source=docs&utm_medium=referral',
    );
    expect(tree?.textContent).toContain('Inputs');
  });
}
