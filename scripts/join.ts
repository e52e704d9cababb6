/**
 * Joins parts of a site, each built by `vitrine build --part` of some of the products, on one
 * machine or several, to one site.
 *
 * Usage: vitrine join <part> <part> … [--out-dir <folder>] [--warn link] [--verbose]
 *        PRODUCTS=ui vitrine build --part --out-dir parts/ui
 *        PRODUCTS=charts vitrine build --part --out-dir parts/charts
 *        vitrine join parts/ui parts/charts --out-dir build
 *   --warn     tells link faults as warnings, and products that no part has
 *   --verbose  all faults, where there are more than fifty
 *
 * The parts stay as they are.
 */
import path from 'node:path';
import {readArgs} from './lib/args';
import {joinParts} from './lib/join/run';
import {describe, tellUncaught} from './lib/report';
import {readWarned, WARN_OPTION} from './lib/warnOption';

const {values, positionals} = readArgs({
  allowPositionals: true,
  options: {
    'out-dir': {type: 'string', default: 'build'},
    ...WARN_OPTION,
    verbose: {type: 'boolean', default: false},
  },
});
tellUncaught();
readWarned(values.warn);
if (values.verbose) process.env.VITRINE_VERBOSE = '1';

try {
  const {pages, warnings} = await joinParts(positionals, path.resolve(values['out-dir']));
  if (warnings !== '') console.warn(warnings);
  console.log(`${positionals.length} parts, ${pages} pages: ${values['out-dir']}`);
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
