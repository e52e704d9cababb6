import {readFileSync} from 'node:fs';
import path from 'node:path';
import {makeFont, SUBSET_FONTS, unicodeRange} from '../lib/fonts';
import {ROOT} from '../lib/setup';

/** Bytes that the face that is read may take from what else a page loads first: 26 KiB. */
const MOST_BEFORE_LOAD = 26 * 1024;

const committed = (file: string) => readFileSync(path.join(ROOT, 'src/css/fonts', file));

it.each(SUBSET_FONTS)('$file is made of what its package ships', async (font) => {
  const made = await makeFont(ROOT, font);
  expect(made.equals(committed(font.file))).toBe(true);
});

it('is asked for by the letters that are in it', () => {
  const sheet = readFileSync(path.join(ROOT, 'src/css/fonts.css'), 'utf8').replace(/\s+/g, ' ');
  for (const {file} of SUBSET_FONTS) {
    const [, face = ''] = new RegExp(`fonts/${file}'\\)([^}]*)`).exec(sheet) ?? [];
    expect(face).toContain(`unicode-range: ${unicodeRange()};`);
  }
});

it('has no letter in two files, of which a browser in a hurry would load both', () => {
  const sheet = readFileSync(path.join(ROOT, 'src/css/fonts.css'), 'utf8');
  const seen = new Set<string>();
  const twice: string[] = [];
  for (const [, family, style, range = ''] of sheet.matchAll(
    /font-family: '([^']+)';\s+font-style: (\w+);[^}]*unicode-range:([^;]*);/g,
  )) {
    for (const [, first = '', last = first] of range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)) {
      for (let code = parseInt(first, 16); code <= parseInt(last, 16); code += 1) {
        const letter = `${family} ${style} ${code.toString(16)}`;
        if (seen.has(letter)) twice.push(letter);
        seen.add(letter);
      }
    }
  }
  expect(seen.size).toBeGreaterThan(1000);
  expect(twice).toEqual([]);
});

it('costs a page little before it is read', () => {
  const root = readFileSync(path.join(ROOT, 'src/theme/Root.tsx'), 'utf8');
  const files = [...root.matchAll(/css\/fonts\/([\w-]+\.woff2)/g)].map(([, file = '']) => file);
  expect(files).toHaveLength(1);
  const bytes = files.reduce((sum, file) => sum + committed(file).length, 0);
  expect(bytes).toBeLessThanOrEqual(MOST_BEFORE_LOAD);
});
