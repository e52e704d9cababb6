/** Whether a module is named as a file, not as that of a package: `./frame.tsx`. */
export function isFilePath(specifier: string): boolean {
  return /^\.{1,2}\//.test(specifier);
}

/** `@mui/material/Button` → `@mui/material` */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
