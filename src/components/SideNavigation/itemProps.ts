/** What the navigation plugin's items carry beyond Docusaurus' fields; see its README. */
export interface ItemProps {
  badges?: string[];
  icon?: string;
  subheader?: true;
  query?: Record<string, string>;
  linkProps?: Record<string, string | number | boolean>;
}

/** Reads the props that the build has validated. */
export function readProps(customProps: Record<string, unknown> | undefined): ItemProps {
  return (customProps ?? {}) as ItemProps;
}
