import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The repository's folder. */
export const ROOT = path.resolve(__dirname, '../..');

const NOT_OURS = ['node_modules', '.git', '.docusaurus', 'build', 'build.next', '.cache'];

/**
 * Every file that is, or is about to be, in the repository.
 *
 * @returns paths relative to {@link ROOT} with forward slashes, sorted
 */
export function listFiles(): string[] {
  const files = existsSync(path.join(ROOT, '.git')) ? filesOfGit() : filesOfDisk('');
  return files.sort();
}

/** A file deleted but not yet committed still stands in git's index: the disk has the last word. */
function filesOfGit(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const output = execFileSync('git', args, {cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26});
  const files = output.split('\0').filter((file) => file !== '');
  return [...new Set(files)].filter((file) => existsSync(path.join(ROOT, file)));
}

function filesOfDisk(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), {withFileTypes: true}).flatMap((entry) => {
    if (NOT_OURS.includes(entry.name)) return [];
    const file = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? filesOfDisk(file) : [file];
  });
}

/** The text of a file of the repository, named relative to {@link ROOT}. */
export function readText(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** The names of the plugin folders, `_shared` not among them. */
export function pluginNames(files: readonly string[]): string[] {
  const names = files.map((file) => /^plugins\/([^/]+)\/./.exec(file)?.[1]);
  return [...new Set(names)].filter((name) => name !== undefined && name !== '_shared') as string[];
}
