import {expect} from '@playwright/test';
import {keepAsServed, readBoth} from './blank';
import type {Styled} from './blank';
import {listPages, readBuilt} from './built';
import type {Mode} from './modes';
import type {Site} from './site';

/** How many differences are shown of each page. */
const SHOWN = 20;

/** Demos of a page. */
export interface Chosen {
  address: string;
  names: string[];
}

/**
 * Each n-th demo of the site, by page.
 *
 * @param sample how many there are to be
 */
export function chooseDemos(sample: number): Chosen[] {
  const all = listPages().flatMap((address) => {
    const html = readBuilt(address.endsWith('/') ? `${address}index.html` : address);
    const names = [...html.matchAll(/data-demo="?(\w+)/g)].map(([, name = '']) => name);
    return [...new Set(names)].map((name) => ({address, name}));
  });
  const step = all.length / sample;
  const places = Array.from({length: Math.min(sample, all.length)}, (_, n) => Math.floor(n * step));
  const byPage = new Map<string, string[]>();
  for (const place of places) {
    const {address = '', name = ''} = all[place] ?? {};
    byPage.set(address, [...(byPage.get(address) ?? []), name]);
  }
  return [...byPage].map(([address, names]) => ({address, names}));
}

/** Expects demos to have the same computed styles in their page as in a blank one. */
export async function expectAsInBlank(
  site: Site,
  {address, names}: Chosen,
  mode: Mode,
): Promise<void> {
  const page = await site.open(address, {before: keepAsServed, colorScheme: mode});
  const {here, blank} = await readBoth(page, names);
  const found = names.flatMap((_, index) => differences(here[index] ?? [], blank[index] ?? []));
  expect(here.every((elements) => elements.length > 0)).toBe(true);
  expect(found.slice(0, SHOWN)).toEqual([]);
}

function differences(here: readonly Styled[], blank: readonly Styled[]): string[] {
  if (here.length !== blank.length) return [`${here.length} elements, ${blank.length} when blank`];
  return here.flatMap(({path, values}, index) => {
    const others = blank[index]?.values ?? {};
    return Object.keys(values)
      .filter((name) => values[name] !== others[name])
      .map((name) => `${path} { ${name}: ${values[name]} }, and ${others[name]} when blank`);
  });
}
