import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {readInstallFault} from './installed.mjs';

/** The repository's folder. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

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
  const fault = readInstallFault(ROOT);
  if (fault === undefined) return;
  console.log(`Installing packages (${fault}) …`);
  if (!run('npm', ['ci', '--no-audit', '--no-fund'])) {
    console.error('npm ci failed. Fix: see its message above; node 20 and npm are all it needs.');
    process.exit(1);
  }
}
