/**
 * A value as a literal in an Eta template: what ends its tags, or opens a string of its own, must
 * not stand in it.
 */
export function embed(value: unknown): string {
  return JSON.stringify(value).replaceAll('%>', '%\\u003e').replaceAll('`', '\\u0060');
}
