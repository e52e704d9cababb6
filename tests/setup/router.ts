/** Stands in for `@docusaurus/router`: every component is rendered at the site's root. */
export function useLocation(): {pathname: string; search: string; hash: string} {
  return {pathname: '/', search: '', hash: ''};
}
