import {spawn} from 'node:child_process';
import {tempDir} from '../build/sites';
import type {Site} from './sites';

/** What a build has taken. */
export interface BuildSample {
  /** Wall time. */
  seconds: number;
  /** Of all processes together; steadier where others share the machine. */
  cpuSeconds: number;
}

/** What would make a build another one than a visitor's would be, and what calls home. */
const ENVIRONMENT = {
  ...{NODE_ENV: undefined, BABEL_ENV: undefined, PRODUCTS: undefined},
  ...{CI: 'true', NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1'},
};

/**
 * The shell tells, on a line of its own at the end, what all that the build has started has taken:
 * node can say that of itself alone, and Pagefind and esbuild are processes of their own.
 */
const TIMED = '"$@"; code=$?; times; exit $code';

/**
 * Builds a site in a process of its own.
 *
 * @throws Error with the build's output, when it fails
 */
export function measureBuild({folder, peer}: Site): Promise<BuildSample> {
  const env = {...process.env, ...ENVIRONMENT, TMPDIR: tempDir(folder)};
  const start = performance.now();
  const args = ['-c', TIMED, 'sh', process.execPath, ...peer.build];
  const child = spawn('sh', args, {cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe']});
  return new Promise((resolve, reject) => {
    let output = '';
    const collect = (text: Buffer) => (output += text);
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = (performance.now() - start) / 1000;
      if (code === 0) resolve({seconds, cpuSeconds: readTimes(output)});
      else reject(new Error(`The build of ${folder} failed.\n${output.slice(-4000)}`));
    });
  });
}

/**
 * @param output ends with what `times` says: a line of the shell itself, and one of its children,
 *   each `0m9.51s 0m1.20s`
 * @returns user and system time of the children, in seconds
 */
export function readTimes(output: string): number {
  const line = output.trimEnd().split('\n').at(-1) ?? '';
  const parts = [...line.matchAll(/(\d+)m([\d.]+)s/g)];
  if (parts.length !== 2) throw new Error(`No times in "${line}". Fix: use a POSIX shell as sh.`);
  return parts.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}
