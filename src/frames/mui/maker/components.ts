/** Default props of components, by the name under which the theme knows them. */
export type Components = Record<string, {defaultProps: Record<string, unknown>}>;

/** The same default props for all of the components. */
export function each(names: readonly string[], defaultProps: Record<string, unknown>): Components {
  return Object.fromEntries(names.map((name) => [name, {defaultProps}]));
}
