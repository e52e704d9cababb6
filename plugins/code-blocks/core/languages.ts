/** A part of Prism's own list of its languages. */
export type Components = Record<string, {require?: string | string[]} | undefined>;

/**
 * Languages in the order in which they must be loaded: what one is built upon comes before it.
 *
 * @param names languages that are wanted, each one of the list
 * @param isLoaded whether a language is there already
 */
export function loadOrder(
  names: readonly string[],
  components: Components,
  isLoaded: (name: string) => boolean,
): string[] {
  const order = new Set<string>();
  const visit = (name: string): void => {
    if (isLoaded(name) || order.has(name)) return;
    [components[name]?.require ?? []].flat().forEach(visit);
    order.add(name);
  };
  names.forEach(visit);
  return [...order];
}
