/**
 * Serves the finished site.
 *
 * Usage: npm run serve [-- --port 3000] [--dir build]
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readArgs} from './lib/args';
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

if (!existsSync(path.join(siteAt(dir), 'index.html'))) {
  console.error(`${values.dir} holds no site. Fix: run npm run build first.`);
  process.exit(1);
}
const {url} = await serve(dir, Number(values.port));
console.log(`The site is at ${url}/`);
