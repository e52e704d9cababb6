/**
 * Serves the site with hot reload.
 *
 * Usage: npm start [-- <site folder>] [--port 3000] [--host localhost] [--no-open] [--locale ar] [--verbose]
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {describe} from './lib/report';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    port: {type: 'string', short: 'p', default: '3000'},
    host: {type: 'string', short: 'h', default: 'localhost'},
    locale: {type: 'string', short: 'l'},
    verbose: {type: 'boolean', default: false},
    'no-open': {type: 'boolean', default: process.env.CI !== undefined},
  },
});

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
} catch (error) {
  console.error(describe(error));
  process.exit(1);
}
