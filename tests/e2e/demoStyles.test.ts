import {keepAsServed, readBoth} from './blank';
import type {Styled} from './blank';
import type {Mode} from './modes';
import {listPages, readBuilt} from './built';
import {useSite} from './support';

/** How many demos are looked at, spread over all pages. */
const SAMPLE = 30;
/** How many differences are shown of each page. */
const SHOWN = 20;

const site = useSite();

interface Chosen {
  address: string;
  names: string[];
}

/** Each n-th demo of the site, by page. */
function chooseDemos(): Chosen[] {
  const all = listPages().flatMap((address) => {
    const html = readBuilt(address.endsWith('/') ? `${address}index.html` : address);
    const names = [...html.matchAll(/data-demo="?(\w+)/g)].map(([, name = '']) => name);
    return [...new Set(names)].map((name) => ({address, name}));
  });
  const step = all.length / SAMPLE;
  const places = Array.from({length: Math.min(SAMPLE, all.length)}, (_, n) => Math.floor(n * step));
  const byPage = new Map<string, string[]>();
  for (const place of places) {
    const {address = '', name = ''} = all[place] ?? {};
    byPage.set(address, [...(byPage.get(address) ?? []), name]);
  }
  return [...byPage].map(([address, names]) => ({address, names}));
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

describe.each<Mode>(['light', 'dark'])('in %s', (mode) => {
  it.each(chooseDemos())('demos of $address look as in a blank page', async ({address, names}) => {
    const page = await site.open(address, {before: keepAsServed, colorScheme: mode});
    const {here, blank} = await readBoth(page, page.context(), names);
    const found = names.flatMap((_, index) => differences(here[index] ?? [], blank[index] ?? []));
    expect(here.every((elements) => elements.length > 0)).toBe(true);
    expect(found.slice(0, SHOWN)).toEqual([]);
  });
});
