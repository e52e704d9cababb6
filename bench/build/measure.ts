import {fork} from 'node:child_process';
import path from 'node:path';
import {ROOT} from '../../scripts/lib/setup';
import {tempDir} from './sites';

export interface Sample {
  /** Wall time, from the start of the process to its end. */
  seconds: number;
  /** Time of all threads together; steadier where others share the machine. */
  cpuSeconds: number;
  /** The most resident memory that the process held. */
  megabytes: number;
}

/** What would make a build another one than a visitor's would be. */
const CLEARED = {NODE_ENV: undefined, BABEL_ENV: undefined, PRODUCTS: undefined};

/**
 * Builds a site in a process of its own.
 *
 * @param site its folder
 * @throws Error with the build's output, when it fails
 */
export function measureBuild(site: string): Promise<Sample> {
  const env = {...process.env, ...CLEARED, NO_COLOR: '1', TMPDIR: tempDir(site)};
  const start = performance.now();
  const child = fork(path.join(ROOT, 'bench/build/child.mjs'), [site], {
    cwd: site,
    env,
    silent: true,
  });
  return new Promise((resolve, reject) => {
    let output = '';
    let usage: Omit<Sample, 'seconds'> | undefined;
    let end = start;
    const collect = (text: Buffer) => (output += text);
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('message', (message) => (usage = message as typeof usage));
    child.on('error', reject);
    child.on('exit', () => (end = performance.now()));
    child.on('close', (code) => {
      if (code === 0 && usage) resolve({seconds: (end - start) / 1000, ...usage});
      else reject(new Error(`The build of ${site} failed.\n${output}`));
    });
  });
}
