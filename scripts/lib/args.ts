import {parseArgs} from 'node:util';
import type {ParseArgsConfig} from 'node:util';
import {suggest} from '../../plugins/_shared/text/errors';

/**
 * The arguments of a command, as `parseArgs` reads them. What it does not know ends the process,
 * with the name that may have been meant.
 */
export function readArgs<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(
      argumentFault(String((error as Error).message), Object.keys(config.options ?? {})),
    );
    process.exit(1);
  }
}

/**
 * What is told of arguments that cannot be read.
 *
 * @param message of `parseArgs`
 * @param known names of the options
 */
export function argumentFault(message: string, known: readonly string[]): string {
  const [what = message] = message.split(/\. (?=[A-Z])/);
  const option = /'--?([^'=]*)/.exec(message)?.[1];
  const names = known.map((name) => `--${name}`);
  if (message.includes('argument missing')) return `${what}\n  Fix: write its value behind it`;
  const fix =
    option === undefined ? `known are ${names.join(', ')}` : suggest(`--${option}`, names);
  return `${what.replace(/\.$/, '')}\n  Fix: ${fix}`;
}

const MAX_PORT = 65_535;

/**
 * The port that an option names; 0 stands for any that is free.
 *
 * @param option e.g. `--port`
 * @throws Error where it is none
 */
export function readPort(option: string, text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= MAX_PORT) return Number(text);
  throw new Error(`${option} ${text} is no port\n  Fix: ${option} 3001`);
}
