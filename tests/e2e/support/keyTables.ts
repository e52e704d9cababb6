import type {Row} from './componentKeys';
import {hydrateDemos} from './demos';
import {expect, test} from './test';

/**
 * A test for each page: its keyboard table has these rows and no others, and each does what it says.
 *
 * @param tables page → keys, as the first cell of a row names them → what they are to do
 * @param addressOf where a page stands
 * @param library whose pages they are, where they share their names with those of another
 */
export function testTables(
  tables: Readonly<Record<string, Readonly<Record<string, Row>>>>,
  addressOf: (page: string) => string,
  library?: string,
): void {
  for (const [name, table] of Object.entries(tables)) {
    const whose = library === undefined ? name : `${name} of ${library}`;
    test(`${whose}: the keys do what the page says of each`, async ({site}) => {
      const page = await site.open(addressOf(name), {reducedMotion: 'reduce', isKept: true});
      await hydrateDemos(page);
      const told = page.locator('table:has(thead th:text-is("Key")) tbody tr > td:first-child');
      expect(await told.allTextContents()).toEqual(Object.keys(table));
      for (const [keys, row] of Object.entries(table)) {
        await test.step(keys, () => row(page));
      }
    });
  }
}
