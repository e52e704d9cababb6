/**
 * Runs tasks so that at most some of them run at the same time, in the order in which they come.
 *
 * @param most how many at most
 */
export function createTurns(most: number) {
  const waiting: (() => void)[] = [];
  let free = most;

  /** A turn that ends goes to who waits, and is free only where nobody does. */
  function end(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      end();
    }
  };
}
