/** Paths as the core has them: relative, with `/`, without `./` before them. */

/** `a/b/C.tsx` → `a/b`; a file without folder is in ``. */
export function folderOf(file: string): string {
  return file.includes('/') ? file.replace(/\/[^/]*$/, '') : '';
}

/** The path that a relative path leads to from a folder; may lead out by `..`. */
export function joinPath(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of `${folder}/${path}`.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}

/** The path that leads from a folder to a file. */
export function relativePath(folder: string, file: string): string {
  const [from, to] = [folder.split('/').filter(Boolean), file.split('/')];
  let common = 0;
  while (common < from.length && from[common] === to[common]) common += 1;
  return [...from.slice(common).map(() => '..'), ...to.slice(common)].join('/');
}

/** Whether an import leads to a file, not to a package. */
export function isRelative(specifier: string): boolean {
  return /^\.{1,2}(?:\/|$)/.test(specifier);
}
