import {entryText} from './entry';
import {placeFiles} from './place';
import {BUNDLER, compilerText, manifestText, pageText, STYLE_TYPES} from './settings';
import type {ProjectFiles, SandboxInput} from './types';

export {codeSandboxFields, CODESANDBOX, stackBlitzFields, STACKBLITZ} from './services';
export type {FormFields} from './services';
export type {Baseline, ProjectFiles, SandboxInput} from './types';

/**
 * A project that shows a demo by itself: all of its files, an entry that renders it, and what
 * installs, checks and builds it. It runs in a browser's sandbox and, unpacked, on any machine.
 *
 * @returns path → text; `package.json`, `index.html`, `src/index.tsx` and so on
 */
export function sandboxFiles(input: SandboxInput): ProjectFiles {
  const {title, sheets = [], baseline, variant} = input;
  const typed = variant === 'ts';
  const files = placeFiles(input.files);
  const entry = entryPath(
    files.map(({name}) => name),
    typed,
  );
  const demo = files[0]?.name ?? '';
  const hasStyles = sheets.length > 0 || files.some(({name}) => name.endsWith('.css'));
  return {
    'package.json': manifestText(input),
    'index.html': pageText(title, entry),
    'vite.config.js': BUNDLER,
    ...(typed && {'tsconfig.json': compilerText()}),
    ...(typed && hasStyles && {'src/styles.d.ts': STYLE_TYPES}),
    [entry]: entryText(demo, {baseline, sheets, typed}),
    ...Object.fromEntries(files.map(({name, text}) => [name, text])),
  };
}

/** Where the demo itself stands in the project: what a sandbox opens first. */
export function demoPath({files}: Pick<SandboxInput, 'files'>): string {
  return placeFiles(files)[0]?.name ?? '';
}

/** `src/index.tsx`, unless a file of the demo has that name, whatever its extension is. */
function entryPath(taken: readonly string[], typed: boolean): string {
  const isTaken = (stem: string) => taken.some((name) => name.replace(/\.[^./]+$/, '') === stem);
  const stem = ['src/index', 'src/main'].find((name) => !isTaken(name)) ?? 'src/entry';
  return stem + (typed ? '.tsx' : '.jsx');
}
