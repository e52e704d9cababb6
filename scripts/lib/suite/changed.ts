import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** What each step can look at alone, by the endings of files. */
const FILES: Record<string, RegExp> = {
  lint: /\.(?:[cm]?[jt]sx?)$/,
  styles: /\.css$/,
  format: /\.(?:[cm]?[jt]sx?|css|json|mdx?|ya?ml)$/,
};

/** What decides how every page is made. */
const EVERY_PAGE = /^(?:src|plugins|static|docusaurus\.config\.ts|sidebars\.ts|package-lock\.json)/;
const DOCS = /^docs\/|_versioned_docs\//;

/**
 * Files that differ from the last commit, new ones among them.
 *
 * @returns paths relative to it
 */
export function listChanges(root: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', [...args, '-z'], {cwd: root, encoding: 'utf8'}).split('\0');
  const all = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(all)].filter((file) => file !== '' && existsSync(path.join(root, file)));
}

/** A part of a step. */
export interface Part {
  /** Looked at in place of all. */
  files?: string[];
  /** Put to those of the step. */
  args: string[];
  /** Put to its variables. */
  env: NodeJS.ProcessEnv;
}

/**
 * What of a step changes can reach.
 *
 * @returns nothing where it reaches nothing
 */
export function narrow(step: string, changes: readonly string[], root: string): Part | undefined {
  const own = FILES[step];
  if (own) {
    const files = changes.filter((file) => own.test(file) && !file.includes('fixtures'));
    return files.length > 0 ? {files, args: [], env: {}} : undefined;
  }
  if (step === 'unit' || step === 'browser')
    return {args: ['--onlyChanged', '--passWithNoTests'], env: {}};
  if (step === 'e2e') return narrowPages(changes, root);
  return {args: [], env: {}};
}

/** Pages that were edited, and where the theme or a plugin was, a page of each type besides. */
function narrowPages(changes: readonly string[], root: string): Part | undefined {
  const folders = new Set(
    changes.filter((file) => DOCS.test(file)).map((file) => path.dirname(file)),
  );
  const pages = listDocs(root)
    .filter(({source}) => folders.has(path.dirname(source)))
    .map(({permalink}) => permalink);
  const isEvery = changes.some((file) => EVERY_PAGE.test(file));
  // The word stands for a page of each type.
  const wanted = [...new Set(pages), ...(isEvery ? ['types'] : [])];
  if (wanted.length === 0) return undefined;
  return {args: isEvery ? [] : ['--project', 'sweep'], env: {VITRINE_PAGES: wanted.join(',')}};
}

/** The pages that the build was made of. */
function listDocs(root: string): {source: string; permalink: string}[] {
  const folder = path.join(root, '.docusaurus/docusaurus-plugin-content-docs');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
    .filter(({source, permalink}) => source && permalink)
    .map(({source, permalink}) => ({source: source.replace('@site/', ''), permalink}));
}
