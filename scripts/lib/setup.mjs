import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** The repository's folder. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const MARK = path.join(ROOT, 'node_modules', '.vitrine-lock');

/**
 * Runs a command with its output shown.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {boolean} whether it ended well
 */
export function run(command, args, env = process.env) {
  return spawnSync(command, args, {cwd: ROOT, stdio: 'inherit', env}).status === 0;
}

/** Installs the packages of package-lock.json, where they are not what is installed already. */
export function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === lock) return;
  console.log('Installing packages …');
  if (!run('npm', ['ci', '--no-audit', '--no-fund'])) {
    console.error('npm ci failed. Fix: see its message above; node 20 and npm are all it needs.');
    process.exit(1);
  }
  writeFileSync(MARK, lock);
}
