import path from 'node:path';
import {filesBelow} from '../copies';
import {plainText, writtenPages} from '../foreignTree';
import {built, FOREIGN, read} from './built';

/** Pages in the reference library's dialect, as they were. */
export function dialect(): void {
  const written = writtenPages(FOREIGN, 'joy');
  /** Every page of the product, by its heading. */
  const pagesBuilt = () => {
    const files = filesBelow(path.join(built.site, 'build/joy')).filter((file) =>
      file.endsWith('index.html'),
    );
    const pages = files.map((file) => read(path.posix.join('joy', path.posix.dirname(file))));
    return new Map(pages.map((page) => [page.querySelector('h1')?.textContent, page] as const));
  };

  it('show all that their authors wrote, and nothing of it raw', () => {
    const pages = pagesBuilt();
    const found = written.map(({file, title, words}) => {
      const main = pages.get(title)?.querySelector('main');
      const shown = main?.textContent ?? '';
      const lost = words.filter((word) => !shown.includes(word));
      const raw = /:::|\{\{|\bimport\s.{1,60}\sfrom\b/.exec(main ? plainText(main) : '')?.[0];
      return {file, lost, raw};
    });
    expect(found).toHaveLength(31);
    expect(found.filter(({lost, raw}) => lost.length > 0 || raw !== undefined)).toEqual([]);
  });

  it('run every demo that they name, of twins the typed one', () => {
    const demos = [...pagesBuilt().values()].flatMap((page) => [
      ...page.querySelectorAll<HTMLElement>('main [data-demo]:not(:empty)'),
    ]);
    const names = demos.map(({dataset}) => dataset.demo).sort();
    expect(names).toEqual(
      expect.arrayContaining([
        'BasicButtons',
        'BasicChips',
        'BoxSx',
        'IconButtons',
        'LinkRouter',
        'SimpleBadge',
      ]),
    );
  });
}
