import type {PageFiles} from './types';

/** The best first: where the written file is missing, its twin is looked for in this order. */
const EXTENSIONS = ['.tsx', '.ts', '.jsx', '.js'];
const EXTENSION = /\.(?:tsx?|jsx?)$/;

/**
 * The demo's file: as written, or its twin of another extension (`A.js` where only `A.tsx` is).
 *
 * @param src path as written, relative to the page's folder, with or without `./`
 * @returns the path without `./`, and the file's text; `undefined` where there is no such demo
 */
export function resolveFile(
  src: string,
  files: Pick<PageFiles, 'read'>,
): {file: string; source: string} | undefined {
  const written = src.replace(/^\.\//, '');
  if (!EXTENSION.test(written)) return undefined;
  const stem = written.replace(EXTENSION, '');
  for (const file of [written, ...EXTENSIONS.map((extension) => stem + extension)]) {
    const source = files.read(file);
    if (source !== undefined) return followWrapper(file, source, files) ?? {file, source};
  }
  return undefined;
}

/** A module that only names the demo beside it, `createDemo(import.meta.url, Name)`. */
const WRAPPER = /\bcreateDemo\w*\(\s*import\.meta\.url\s*,\s*(\w+)/;

/** The demo that such a module names; `undefined` where the file is none. */
function followWrapper(
  file: string,
  source: string,
  files: Pick<PageFiles, 'read'>,
): {file: string; source: string} | undefined {
  const name = WRAPPER.exec(source)?.[1];
  const imported = name && new RegExp(`import ${name} from '\\./([\\w-]+)'`).exec(source)?.[1];
  return imported ? resolveFile(`${file.replace(/[^/]*$/, '')}${imported}.tsx`, files) : undefined;
}

/** The demos beside a file, as an author would write them: in its folder, else beside the page. */
export function knownFiles(src: string, files: PageFiles): string[] {
  const folder = /^(?:\.\/)?(.*\/)?/.exec(src)?.[1] ?? '';
  const here = demosIn(folder, files);
  return here.length > 0 ? here : demosIn('', files);
}

function demosIn(folder: string, files: PageFiles): string[] {
  return files
    .list(folder)
    .filter((name) => EXTENSION.test(name) && !name.endsWith('.d.ts'))
    .map((name) => folder + name);
}

/** `demos/BasicButtons.tsx` → `BasicButtons` */
export function demoName(file: string): string {
  return file.replace(/^.*\//, '').replace(EXTENSION, '');
}
