/**
 * Draws the way of a page and of a product through the rooms of the code, into the guide.
 *
 * Usage: node scripts/run.mjs draw-rooms [--check]
 *   --check  changes nothing, and ends with 1 where the guide shows another drawing
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {drawRooms} from './lib/rooms';
import {ROOT} from './lib/setup';

const GUIDE = 'docs/vitrine/plugins.mdx';
/** What stands around the drawing in the guide. */
const PLACE = /(?<=```text title="Made by scripts\/draw-rooms\.ts"\n)[^]*?(?=```)/;

const {values} = parseArgs({options: {check: {type: 'boolean', default: false}}});
const file = path.join(ROOT, GUIDE);
const guide = readFileSync(file, 'utf8');
if (!PLACE.test(guide)) {
  console.error(`${GUIDE} has no place for the drawing. Fix: put the fence back that names it.`);
  process.exit(1);
}
const drawn = guide.replace(PLACE, drawRooms(ROOT));
if (drawn !== guide && values.check) {
  console.error(`${GUIDE} shows rooms as they were. Fix: node scripts/run.mjs draw-rooms`);
  process.exit(1);
}
if (drawn !== guide) writeFileSync(file, drawn);
