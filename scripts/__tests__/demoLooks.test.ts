import {drawnLooks, isInShare, LOOKS} from '../lib/demoChecks/looks';

const PAGES = Array.from({length: 200}, (_, number) => `/ui/part-${number}/`);
const shareOf = (number: number) => PAGES.filter((page) => isInShare(page, {number, of: 2}));

it('looks at every page in one of two commits, and in each of them at about half', () => {
  const [first, second] = [shareOf(0), shareOf(1)];
  expect([...first, ...second].sort()).toEqual([...PAGES].sort());
  expect(Math.abs(first.length - second.length)).toBeLessThan(PAGES.length / 4);
});

it('has pages of every look in both', () => {
  for (const number of [0, 1]) {
    const looks = shareOf(number).flatMap(drawnLooks);
    expect(new Set(looks)).toEqual(new Set(LOOKS));
  }
});
