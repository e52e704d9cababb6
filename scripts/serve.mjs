/**
 * Serves the finished site.
 *
 * Usage: npm run serve [-- --port 3000] [--dir build]
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {installPackages, ROOT} from './lib/setup.mjs';

const {values} = parseArgs({
  options: {
    port: {type: 'string', short: 'p', default: '3000'},
    dir: {type: 'string', default: 'build'},
  },
});
const dir = path.resolve(ROOT, values.dir);

if (!existsSync(path.join(dir, 'index.html'))) {
  console.error(`${values.dir} holds no site. Fix: run npm run build first.`);
  process.exit(1);
}
installPackages();
const {serve} = await import('./lib/server.mjs');
const {url} = await serve(dir, Number(values.port));
console.log(`The site is at ${url}/`);
