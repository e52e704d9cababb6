/** What is counted → how often. */
type Counts = Record<string, number>;

/** Counts as the storage keeps them; whatever else stands there counts as nothing. */
function parse(text: string | undefined): Counts {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Counts) : {};
  } catch {
    return {};
  }
}

/** How often something was counted. */
export function countIn(text: string | undefined, key: string): number {
  const count: unknown = parse(text)[key];
  return typeof count === 'number' && count > 0 ? count : 0;
}

/** The counts with so many more of something. */
export function withMore(text: string | undefined, key: string, by: number): string {
  return JSON.stringify({...parse(text), [key]: countIn(text, key) + by});
}
