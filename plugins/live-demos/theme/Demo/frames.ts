import frames from '@generated/live-demos/default/frames.js';
import type {FrameEntry} from './types';

/**
 * The frame of a page's demos, the same object each time.
 *
 * @param at where the demo stands: `docs/a/b.md:12`
 */
export function frameOf(at: string): FrameEntry | undefined {
  return frames.find(({path}) => at.startsWith(path));
}
