import {fork} from 'node:child_process';
import path from 'node:path';
import {ENGINE} from '../../plugins/api-model/apart';
import {RUNNER} from '../../scripts/lib/setup';

export interface Sample {
  /** Seconds of CPU, from the first import to the last model, in a process that runs already. */
  cpu: number;
  /** Seconds that passed meanwhile. */
  seconds: number;
  /** The most resident memory that the process held. */
  megabytes: number;
  /** And hooks for which props were found. */
  components: number;
  props: number;
}

/**
 * Reads APIs in a process of its own; Vitrine by the engine that a build reads them with.
 *
 * @param args of `child.ts`
 * @throws Error with what the process printed, when it fails
 */
export function measure(args: string[]): Promise<Sample> {
  const child = fork(RUNNER, [path.join(import.meta.dirname, 'child.ts'), ...args], {
    silent: true,
    execArgv: args[0] === 'vitrine' ? [...ENGINE] : [],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    let sample: Sample | undefined;
    const collect = (text: Buffer) => (output += text);
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('message', (message) => (sample = message as Sample));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0 && sample) resolve(sample);
      else reject(new Error(`${args.join(' ')} failed.\n${output}`));
    });
  });
}
