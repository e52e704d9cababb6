/**
 * Serves the finished site.
 *
 * Usage: npm run serve [-- --port 3000] [--dir build]
 */
import {statSync} from 'node:fs';
import path from 'node:path';
import {readArgs, readPort} from './lib/args';
import {exitOnSignals} from './lib/child';
import {siteAt} from './lib/outputFolder';
import {tellUncaught} from './lib/report';
import {serve} from './lib/server';

const {values} = readArgs({
  options: {
    port: {type: 'string', short: 'p', default: '3000'},
    dir: {type: 'string', default: 'build'},
  },
});
exitOnSignals();
tellUncaught();
const dir = path.resolve(values.dir);

const port = readPort('--port', values.port);

if (!statSync(path.join(siteAt(dir), 'index.html'), {throwIfNoEntry: false})) {
  throw new Error(`${values.dir} holds no site\n  Fix: run npm run build first`);
}
const {url} = await serve(dir, port);
console.log(`The site is at ${url}/`);
