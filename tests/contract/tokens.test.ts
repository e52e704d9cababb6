import {BREAKPOINTS} from '../../plugins/branding/core/constants';
import {measures} from '../../plugins/branding/core/measures';
import {paletteOf} from '../../plugins/branding/core/palette';
import {listFiles, readText} from './tree';

/** What readers' pages are made of: not the sheet that defines the tokens, and no tests. */
const isReader = (file: string) =>
  /^(?:plugins|src)\/.*\.(?:css|tsx?)$/.test(file) &&
  !/__tests__|^plugins\/branding\/core\//.test(file);

const texts = listFiles()
  .filter(isReader)
  .map((file) => readText(file))
  .join('\n');

/** Only the sheet itself reads it: the accent of a product that has none. */
const FALLBACK = 'neutral-accent';

it.each(Object.keys(paletteOf('light')).filter((name) => name !== FALLBACK))(
  'the colour %s is used',
  (name) => {
    expect(texts).toMatch(new RegExp(`--v-${name}(?![\\w-])`));
  },
);

it.each(Object.keys(measures()))('the measure %s is used', (name) => {
  expect(texts).toMatch(new RegExp(`--v-${name}(?![\\w-])`));
});

/** Narrower than any telephone that is sold: what does not fit there is left out. */
const NARROWEST = 360;

it('the layout changes at the breakpoints only', () => {
  const asked = [...texts.matchAll(/\(width (?:<|>|<=|>=) (\d+)px\)/g)].map(([, px]) => Number(px));
  const known: number[] = [...Object.values(BREAKPOINTS), NARROWEST];
  expect(asked.filter((px) => !known.includes(px))).toEqual([]);
});
