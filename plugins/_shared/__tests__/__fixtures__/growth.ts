/** How often each size is worked at; the shortest time counts, as whatever else runs only adds. */
const RUNS = 3;

/**
 * How many times longer work takes when there is more of it: near `by` where it is in step with the
 * size, near its square where each part looks at all others. A ratio, so that a slow machine
 * changes nothing.
 *
 * @param work works at something of a size
 * @param size large enough to take some milliseconds
 */
export function growth(work: (size: number) => void, size: number, by: number): number {
  const shortest = (of: number) => {
    const times = Array.from({length: RUNS}, () => {
      const start = performance.now();
      work(of);
      return performance.now() - start;
    });
    return Math.min(...times);
  };
  work(size);
  return shortest(size * by) / shortest(size);
}
