import {rmSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {ROOT} from './setup.mjs';

/**
 * Plugins are TypeScript, which node does not run: what a script needs of one is bundled first, in
 * some milliseconds.
 *
 * @param {string} plugin its name
 * @param {string} name of the file
 * @param {string} contents what is exported, with paths from the plugin's folder
 * @returns {string} path of a CommonJS module, which is gone when the process ends
 */
export function bundlePlugin(plugin, name, contents) {
  const outfile = path.join(ROOT, 'node_modules/.cache/vitrine', `${name}-${process.pid}.cjs`);
  buildSync({
    stdin: {contents, resolveDir: path.join(ROOT, 'plugins', plugin)},
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    outfile,
    logLevel: 'error',
  });
  process.once('exit', () => rmSync(outfile, {force: true}));
  return outfile;
}
