/**
 * Makes the fonts in src/css/fonts of those that their packages ship.
 *
 * Usage: node scripts/run.mjs subset-fonts, after an upgrade of a font or a change of lib/fonts.ts
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {makeFont, SUBSET_FONTS} from './lib/fonts';
import {ROOT} from './lib/setup';

for (const font of SUBSET_FONTS) {
  const bytes = await makeFont(ROOT, font);
  writeFileSync(path.join(ROOT, 'src/css/fonts', font.file), bytes);
  console.log(`${font.file}: ${bytes.length.toLocaleString('en')} bytes`);
}
