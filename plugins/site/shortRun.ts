import {setFlagsFromString} from 'node:v8';
import {SHORT_RUN} from '../_shared/node/shortRun';

/**
 * Tells V8 that this process ends within a minute or two, as a build does and a server does not.
 * A version that has no such flag says so on standard error, where tests of commands expect nothing.
 */
export function expectShortRun(): void {
  setFlagsFromString(SHORT_RUN);
}
