const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '/index.tsx', '/index.ts', '/index.js'];

/** Whether an import names a file beside the one that it stands in. */
export function isRelative(name: string): boolean {
  return /^\.\.?(?:\/|$)/.test(name);
}

/**
 * The file of a demo that an import names.
 *
 * @param name as written: `./theme`
 * @param from the file that it stands in: `parts/Row.tsx`
 * @param known names of the demo's files
 * @returns one of them, `undefined` where there is none
 */
export function resolveFile(
  name: string,
  from: string,
  known: readonly string[],
): string | undefined {
  const target = join(from, name);
  const found = ENDINGS.map((ending) => target + ending).find((file) => known.includes(file));
  // An import may name what TypeScript makes of a file: `./theme.js`.
  return found ?? known.find((file) => file.replace(/\.tsx?$/, '.js') === target);
}

/** `('parts/Row.tsx', '../theme')` → `theme` */
function join(from: string, name: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of name.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
