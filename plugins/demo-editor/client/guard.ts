/** How long a loop, or a function that is called again and again, may take, in milliseconds. */
export const LIMIT_MS = 1000;

/** A function that was called less often is slow, but does not run away. */
const MANY_CALLS = 10_000;

/** Up to so many passes the clock is looked at in each, then in one of so many: it costs. */
const LOOK = 64;

/** Thrown where code runs away. */
export class RunawayError extends Error {
  override readonly name = 'RunawayError';

  constructor(
    readonly kind: 'loop' | 'recursion',
    readonly file: string,
    readonly line: number,
  ) {
    super(kind === 'loop' ? 'This loop ran for over 1 s' : 'This function ran for over 1 s');
  }
}

/** What compiled code calls: in each pass of a loop, or at each call of a function. */
export interface Guards {
  loop: (line: number) => void;
  call: (line: number) => void;
}

/** Passes since the browser could last do anything else. */
interface Passes {
  since: number;
  count: number;
}

/**
 * Makes the guards of a file's loops and functions. They throw where code keeps the browser from
 * everything else for too long: time is counted from a loop's first pass in a turn of the event
 * loop, so that no wrapping of statements, which labels forbid, is needed.
 */
export function createGuards(): (file: string) => Guards {
  // Demos may replace both.
  const {setTimeout: later, performance: clock} = window;
  const seen = new Map<string, Passes>();

  function pass(key: string): Passes {
    const known = seen.get(key);
    if (known) {
      known.count += 1;
      return known;
    }
    if (seen.size === 0) later(() => seen.clear(), 0);
    const first = {since: clock.now(), count: 1};
    seen.set(key, first);
    return first;
  }

  function isOver({since, count}: Passes): boolean {
    if (count > LOOK && count % LOOK !== 0) return false;
    return clock.now() - since > LIMIT_MS;
  }

  return (file) => ({
    loop(line) {
      if (isOver(pass(`${file}:${line}`))) throw new RunawayError('loop', file, line);
    },
    call(line) {
      const passes = pass(`${file}:${line}()`);
      if (passes.count < MANY_CALLS || !isOver(passes)) return;
      throw new RunawayError('recursion', file, line);
    },
  });
}
