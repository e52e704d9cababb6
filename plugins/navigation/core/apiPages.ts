/** Package → name in it → what its API page is called, where that is not the name. */
export type Renamed = Readonly<Record<string, Readonly<Record<string, string>>>>;

type FrontMatter = Readonly<Record<string, unknown>>;

/**
 * Front matter with a field that says what the API pages of the names in it are called. It is not
 * written by authors, and stands on the pages alone that need it.
 *
 * @param lists fields that hold names
 */
export function withApiPages<Fields extends FrontMatter>(
  frontMatter: Fields,
  renamed: Renamed,
  lists: readonly string[],
): Fields {
  const {packageName} = frontMatter;
  // Without a package each name is one that only one of them has: others are refused.
  const own =
    typeof packageName === 'string' ? [renamed[packageName] ?? {}] : Object.values(renamed);
  const names = lists.flatMap((list) => namesIn(frontMatter[list]));
  const apiPages = names.flatMap((name) => {
    const pageName = own.find((pages) => Object.hasOwn(pages, name))?.[name];
    return pageName === undefined ? [] : [[name, pageName] as const];
  });
  return apiPages.length === 0
    ? frontMatter
    : {...frontMatter, apiPages: Object.fromEntries(apiPages)};
}

/** The names in a field of front matter; none where it holds something else. */
export function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

/** What the API page of a name on a page is called. @example 'Button', 'Button (lab)' */
export function apiPageOf({apiPages}: FrontMatter, name: string): string {
  const pages = (apiPages ?? {}) as Readonly<Record<string, string>>;
  return Object.hasOwn(pages, name) ? (pages[name] ?? name) : name;
}
