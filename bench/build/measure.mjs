import {fork} from 'node:child_process';
import path from 'node:path';
import {ROOT} from '../../scripts/lib/setup.mjs';
import {tempDir} from './sites.mjs';

/**
 * @typedef {object} Sample
 * @property {number} seconds wall time, from the start of the process to its end
 * @property {number} cpuSeconds time of all threads together; steadier where others share the machine
 * @property {number} megabytes the most resident memory that the process held
 */

/** What would make a build another one than a visitor's would be. */
const CLEARED = {NODE_ENV: undefined, BABEL_ENV: undefined, PRODUCTS: undefined};

/**
 * Builds a site in a process of its own.
 *
 * @param {string} site its folder
 * @returns {Promise<Sample>}
 * @throws Error with the build's output, when it fails
 */
export function measureBuild(site) {
  const env = {...process.env, ...CLEARED, NO_COLOR: '1', TMPDIR: tempDir(site)};
  const start = performance.now();
  const child = fork(path.join(ROOT, 'bench/build/child.mjs'), [site], {
    cwd: site,
    env,
    silent: true,
  });
  return new Promise((resolve, reject) => {
    let output = '';
    /** @type {Omit<Sample, 'seconds'> | undefined} */
    let usage;
    let end = start;
    const collect = (/** @type {Buffer} */ text) => (output += text);
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('message', (message) => (usage = /** @type {typeof usage} */ (message)));
    child.on('error', reject);
    child.on('exit', () => (end = performance.now()));
    child.on('close', (code) => {
      if (code === 0 && usage) resolve({seconds: (end - start) / 1000, ...usage});
      else reject(new Error(`The build of ${site} failed.\n${output}`));
    });
  });
}
