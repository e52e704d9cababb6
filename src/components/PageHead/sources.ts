/** Where the source of a package is kept. */
interface Home {
  /** Address of the repository. */
  repository: string;
  /** The product whose current version is the repository's tag, or a tag that stays as it is. */
  tag: {product: string} | string;
}

const MUI = 'https://github.com/mui/material-ui';

/** The packages whose pages lead to their source and their issues, by npm name. */
const HOMES: Readonly<Record<string, Home>> = {
  '@mui/material': {repository: MUI, tag: {product: 'material-ui'}},
  '@mui/system': {repository: MUI, tag: {product: 'system'}},
  // Its own prereleases are not tagged: 5.0.0-beta.49 came out with this release of its repository.
  '@mui/joy': {repository: MUI, tag: 'v6.2.0'},
};

/** The current version of a product, e.g. `v7.3.4`. */
export type VersionOf = (product: string) => string | undefined;

/**
 * The address of a file or folder of a package's repository, as it was when the version that is
 * documented came out.
 *
 * @param packageName npm name
 * @param path from the root of the repository
 * @returns `undefined` where the package's repository is not known
 */
export function sourceAddress(
  packageName: string,
  path: string,
  versionOf: VersionOf,
): string | undefined {
  const home = homeOf(packageName);
  const tag = typeof home?.tag === 'object' ? versionOf(home.tag.product) : home?.tag;
  if (home === undefined || tag === undefined) return undefined;
  return `${home.repository}/tree/${tag}/${path.replace(/^\//, '')}`;
}

/** The address of the open issues that carry a label, in the repository of a package. */
export function issuesAddress(packageName: string, label: string): string | undefined {
  const home = homeOf(packageName);
  const query = new URLSearchParams({q: `is:issue is:open label:"${label}"`});
  return home && `${home.repository}/issues?${query.toString()}`;
}

function homeOf(packageName: string): Home | undefined {
  return Object.hasOwn(HOMES, packageName) ? HOMES[packageName] : undefined;
}
