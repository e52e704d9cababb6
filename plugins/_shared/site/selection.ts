/**
 * The ids that the environment variable `PRODUCTS` names, with commas or spaces between.
 *
 * @returns in their order; empty where all products are meant
 */
export function parseIds(only: string | undefined): string[] {
  return (only ?? '').split(/[\s,]+/).filter(Boolean);
}
