import type {ResolvedProduct} from './types';

/** Where the source of a package is kept. */
interface Repository {
  /** Its address: `https://github.com/o/r`. */
  address: string;
  /** Tag of the version that is documented. */
  tag: string;
}

/** How a host addresses a file of a tag, and the open issues of a label. */
interface Host {
  tree: string;
  issues(label: string): string;
}

const HOSTS: Readonly<Record<string, Host>> = {
  'github.com': {
    tree: '/tree/',
    issues: (label) => `/issues?${query({q: `is:issue is:open label:"${label}"`})}`,
  },
  'gitlab.com': {
    tree: '/-/tree/',
    issues: (label) => `/-/issues?${query({state: 'opened', 'label_name[]': label})}`,
  },
};

function query(parameters: Record<string, string>): string {
  return new URLSearchParams(parameters).toString();
}

/**
 * The address of a repository as the field `repository` of a package.json names it.
 *
 * @param field `'o/r'`, `'gitlab:o/r'`, an address, or `{url}` with one
 * @returns `undefined` where it is on no host whose addresses are known
 */
export function repositoryAddress(field: unknown): string | undefined {
  const {url = field} = Object(field) as {url?: unknown};
  if (typeof url !== 'string') return undefined;
  const [, host = 'github', path] =
    /^(?:(github|gitlab):)?([\w.-]+\/[\w.-]+)$/.exec(url) ??
    /^(?:git\+)?(?:https?|ssh|git):\/\/(?:\w+@)?(github|gitlab)\.com[/:](.+)$/.exec(url) ??
    [];
  return path && `https://${host}.com/${path.replace(/(?:\.git)?\/*$/, '')}`;
}

/** Package → where its source is, for those of which it is known. */
export function repositoriesOf(
  products: readonly ResolvedProduct[],
): Readonly<Record<string, Repository>> {
  return Object.fromEntries(
    products.flatMap(({packages, repository, tag, shown}) => {
      const released = tag ?? shown.find(({current}) => current)?.text;
      if (repository === undefined || released === undefined) return [];
      return packages.map((name) => [name, {address: repository, tag: released}] as const);
    }),
  );
}

/** What is known of a component beside what its page says. */
interface Links {
  sourceHref?: string;
  issuesHref?: string;
}

/**
 * Where a page's `githubSource` and `githubLabel` lead, in the repository of its package.
 *
 * @returns nothing for what is not written, or of a package whose repository is not known
 */
export function linksOf(
  {packageName, githubSource, githubLabel}: Readonly<Record<string, unknown>>,
  repositories: Readonly<Record<string, Repository>>,
): Links {
  const name = String(packageName);
  const repository = Object.hasOwn(repositories, name) ? repositories[name] : undefined;
  const host = repository && HOSTS[new URL(repository.address).host];
  if (!host) return {};
  const {address, tag} = repository;
  return {
    ...(typeof githubSource === 'string' && {
      sourceHref: `${address}${host.tree}${tag}/${githubSource.replace(/^\//, '')}`,
    }),
    ...(typeof githubLabel === 'string' && {issuesHref: address + host.issues(githubLabel)}),
  };
}
