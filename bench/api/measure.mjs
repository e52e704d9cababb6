import {fork} from 'node:child_process';
import path from 'node:path';

/**
 * @typedef {object} Sample
 * @property {number} seconds from the first import to the last model, in a process that runs already
 * @property {number} megabytes the most resident memory that the process held
 * @property {number} components and hooks for which props were found
 * @property {number} props
 */

/**
 * Reads APIs in a process of its own.
 *
 * @param {string[]} args of `child.mjs`
 * @returns {Promise<Sample>}
 * @throws Error with what the process printed, when it fails
 */
export function measure(args) {
  const child = fork(path.join(import.meta.dirname, 'child.mjs'), args, {silent: true});
  return new Promise((resolve, reject) => {
    let output = '';
    /** @type {Sample | undefined} */
    let sample;
    const collect = (/** @type {Buffer} */ text) => (output += text);
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('message', (message) => (sample = /** @type {Sample} */ (message)));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0 && sample) resolve(sample);
      else reject(new Error(`${args.join(' ')} failed.\n${output}`));
    });
  });
}
