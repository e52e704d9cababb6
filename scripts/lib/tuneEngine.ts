import {expectShortRun} from '../../plugins/site/shortRun';

/** Commands that run until somebody ends them. */
const LASTING = new Set(['start', 'start-site', 'serve', 'mcp']);

/** Tells the engine of all other commands that there is nothing to gain by optimizing at length. */
export function tuneEngine(command: string): void {
  if (!LASTING.has(command)) expectShortRun();
}
