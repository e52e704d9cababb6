/** Folders of pages, as options name them: relative to the site. */

/** `./docs/a/` → `docs/a` */
export function bare(path: string): string {
  return path.replace(/^\.\//, '').replace(/\/+$/, '');
}

/** The entry of the longest folder that holds a page, `.` being the site's; `undefined` where none does. */
export function entryFor<Entry extends {path: string}>(
  page: string,
  entries: readonly Entry[],
): Entry | undefined {
  return entries
    .filter(({path}) => path === '.' || page.startsWith(`${bare(path)}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** Told alike by every option that names a folder of pages. */
export function noFolder(path: string): {what: string; fix: string} {
  return {
    what: `there is no "${path}" in the site`,
    fix: 'name a folder of pages, such as "docs/material-ui"',
  };
}
