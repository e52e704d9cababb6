/** Sizes that outlive the build: `null` for what a package does not have. */
export interface Cache {
  read: (key: string) => number | null | undefined;
  write: (key: string, size: number | null) => void;
}

/**
 * Gives each size once: from memory, from the cache, or measured, if that is allowed. Who asks
 * while it is measured waits for the same measurement.
 *
 * @param cache where sizes are kept
 * @param canMeasure without it, what is not in the cache has no size
 */
export function createMeter(cache: Cache, canMeasure: boolean) {
  const running = new Map<string, Promise<number | undefined>>();

  async function start(
    key: string,
    measure: () => Promise<number | undefined>,
  ): Promise<number | undefined> {
    const cached = cache.read(key);
    if (cached !== undefined) return cached ?? undefined;
    if (!canMeasure) return undefined;
    const size = await measure();
    cache.write(key, size ?? null);
    return size;
  }

  return (key: string, measure: () => Promise<number | undefined>) => {
    const found = running.get(key) ?? start(key, measure);
    running.set(key, found);
    return found;
  };
}
