/**
 * The work of the command `join`, with its arguments, in a process that can be ended.
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
