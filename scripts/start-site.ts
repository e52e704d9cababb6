/**
 * The work of the command `start`, with its arguments.
 */
import path from 'node:path';
import {readArgs} from './lib/args';
import {endWithParent} from './lib/child';
import {allLookedAt} from '../plugins/_shared/node/faults';
import {checkAside} from './lib/demoTypesAside';
import {checkTypesBeside} from './lib/demoTypesBeside';
import {describe, tellUncaught} from './lib/report';
import {START_OPTIONS} from './lib/startOptions';
import {readWarned} from './lib/warnOption';

const {values, positionals} = readArgs(START_OPTIONS);
tellUncaught();
endWithParent();

readWarned(values.warn);
if (values.verbose) process.env.VITRINE_VERBOSE = '1';
process.env.NODE_ENV = 'development';
process.env.BABEL_ENV = 'development';
const {start} = await import('@docusaurus/core/lib/index.js');

// Paths in messages, and what surrounds the demos of a page, are relative to where the process runs.
const siteDir = path.resolve(positionals[0] ?? '.');
process.chdir(siteDir);

try {
  await start(siteDir, {
    port: values.port,
    host: values.host,
    locale: values.locale,
    open: !values['no-open'],
  });
  await checkTypesBeside(() => checkAside(siteDir));
} catch (error) {
  await allLookedAt();
  console.error(describe(error));
  process.exit(1);
}
