import frames from '@generated/demos/default/frames.js';
import type {FrameEntry, FrameModule} from './types';

/**
 * The frame of a page's demos, the same object each time.
 *
 * @param at where the demo stands: `docs/a/b.md:12`
 */
export function frameOf(at: string): FrameEntry | undefined {
  return frames.find(({path}) => at.startsWith(path));
}

/** What the element of a demo says of its library, for checks and for what offers a choice. */
export function frameAttributes(
  frame: FrameModule | undefined,
): Record<'data-library-version' | 'data-demo-densities', string | undefined> {
  return {
    'data-library-version': frame?.version,
    'data-demo-densities': frame?.densities?.join(' '),
  };
}
