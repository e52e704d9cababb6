import {existsSync} from 'node:fs';
import path from 'node:path';
import {built, read} from './built';

/** Pages that were written for Docusaurus, as they were. */
export function stock(): void {
  const text = (address: string) =>
    read(`/stock/${address}`).querySelector('main')?.textContent ?? '';

  it('are told where they lack a description', () => {
    expect(built.outcome.stderr).toContain(
      'docs/stock/callouts.md:1: field "description" is missing',
    );
    expect(built.outcome.stderr).not.toContain('docs/stock/guides/two.mdx');
  });

  it('have their callouts, by their titles and in each other', () => {
    const notes = (address: string) =>
      [...read(`/stock/${address}`).querySelectorAll('main [role="note"] > :first-child')].map(
        ({textContent}) => textContent,
      );
    expect(notes('callouts/')).toEqual(
      expect.arrayContaining(['My tip', 'A slanted title', 'Mind the gap', 'Quoted']),
    );
    expect(notes('nested/')).toEqual(['Parent', 'Child', 'Deep child', 'In an item']);
    expect(notes('guides/plain/')).toEqual(['By its title']);
  });

  it('have their tabs, with an import and without one, all panels in what is served', () => {
    expect(text('tabs/')).toContain('This is an orange.');
    const page = read('/stock/tabs-without-import/');
    const checked = page.querySelector('main input[type="radio"][checked]');
    expect(checked?.getAttribute('value')).toBe('macOS');
    expect(text('tabs-without-import/')).toContain('Use Ctrl + C to copy.');
  });

  it('run their live code', () => {
    const demos = [...read('/stock/live/').querySelectorAll('main figure[id^="demo-"]')];
    const shown = demos.map(({textContent}) => textContent ?? '');
    expect(shown).toEqual([
      expect.stringContaining('Pressed 3 times'),
      expect.stringContaining('Hello Stock readers!'),
      expect.stringContaining('An element alone'),
      expect.stringContaining('This demo needs scripts.'),
    ]);
    expect(demos.at(-1)?.querySelector('[data-demo]')?.childNodes).toHaveLength(0);
  });

  it('have anchors, parts, fields, cards and comments as they were', () => {
    expect(read('/stock/headings/').querySelector('#mine')).not.toBeNull();
    expect(text('partials/')).toContain('Hello Mia, this is a part.');
    expect(text('front/')).toContain('kept is a field of its own');
    expect(text('')).toContain('First steps');
    expect(text('guides/html-comments/')).not.toContain('nobody sees');
    expect(text('expressions/')).toContain('The number is 1.2, the release is 3.');
  });

  it('are left out as drafts', () => {
    expect(existsSync(path.join(built.site, 'build/stock/draft'))).toBe(false);
  });
}
