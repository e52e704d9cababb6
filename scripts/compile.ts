/**
 * Compiles the package into `lib/`: what `npm pack` packs beside package.json.
 *
 * Usage: node scripts/run.mjs compile
 */
import path from 'node:path';
import {declarationsOf} from './lib/compile/declarations';
import {compileSources, sourcesOf, writeOutputs} from './lib/compile/files';
import {describe} from './lib/report';
import {ROOT} from './lib/setup';

const folder = path.join(ROOT, 'lib');

try {
  const outputs = [...compileSources(ROOT), ...declarationsOf(ROOT, sourcesOf(ROOT))];
  writeOutputs(folder, outputs);
  const bytes = outputs.reduce((sum, {text}) => sum + Buffer.byteLength(text), 0);
  console.log(`lib/: ${outputs.length} files, ${Math.round(bytes / 1000)} kB`);
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
