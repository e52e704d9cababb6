import {headingAt} from '../reading';

/** Headings at these px of a page that is scrolled to `y`, in a window of 900 px. */
function at(y: number, tops: Record<string, number>, pageHeight: number) {
  const places = Object.entries(tops).map(([id, top]) => ({id, top: top - y}));
  return headingAt(places, {height: 900, left: pageHeight - 900 - y});
}

const LONG = {basic: 400, sizes: 1400, props: 3000};

it('is none before the first heading', () => {
  expect(at(0, LONG, 6000)).toBeUndefined();
  expect(at(0, {}, 6000)).toBeUndefined();
});

it.each([
  [100, 'basic'],
  [1000, 'basic'],
  [1100, 'sizes'],
  [2699, 'sizes'],
  [2700, 'props'],
])('at %d px is %s, downwards and upwards alike', (y, id) => {
  expect(at(y, LONG, 6000)).toBe(id);
});

it('gives each of several short sections at the end its turn, and the end to the last', () => {
  const tops = {long: 300, a: 2300, b: 2500, c: 2700, d: 2850};
  const seen = Array.from({length: 211}, (_, i) => at(i * 10, tops, 3000));
  expect([...new Set(seen)]).toEqual(['long', 'a', 'b', 'c', 'd']);
  expect(seen.at(-1)).toBe('d');
});

it('is the last heading on a page that does not scroll', () => {
  expect(at(0, {a: 200, b: 500}, 800)).toBe('b');
});
