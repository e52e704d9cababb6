/**
 * Serves the site with hot reload.
 *
 * Usage: npm start [-- <site folder>] [--port 3000] [--host localhost] [--no-open] [--locale ar] [--warn <kind>] [--verbose]
 *
 * The work is done in a process of its own, which can be ended whatever it is at.
 */
import {readArgs} from './lib/args';
import {codeOf, runChild} from './lib/child';
import {tellUncaught} from './lib/report';
import {RUNNER} from './lib/setup';
import {siteFolder} from './lib/siteFolder';
import {START_OPTIONS} from './lib/startOptions';

const {positionals} = readArgs(START_OPTIONS);
tellUncaught();
siteFolder(positionals[0]);
process.exitCode = codeOf(await runChild([RUNNER, 'start-site', ...process.argv.slice(2)]));
