import {setFlagsFromString} from 'node:v8';

/**
 * Bytes of a function's code that run before V8 asks whether to optimize it: at first 132 KiB.
 * Measured on the API of 499 components, a fourth of all CPU time was spent on code that had done
 * its work by then; at twice as much as this here, what runs long was noticeably late.
 */
const INTERRUPT_BUDGET = 600_000;

/** What a process is started with that {@link expectShortRun} is true of. Its forks get it, too. */
export const SHORT_RUN = `--interrupt-budget=${INTERRUPT_BUDGET}`;

/**
 * Tells V8 that this process ends within a minute or two, as a build does and a server does not.
 * A version that has no such flag says so on standard error, where tests of commands expect nothing.
 */
export function expectShortRun(): void {
  setFlagsFromString(SHORT_RUN);
}
