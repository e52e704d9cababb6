/**
 * Runs a command of this folder. Before any package is there, node has to do alone: it installs
 * what package-lock.json says, and hands over to jiti, which runs TypeScript.
 *
 * Usage: node scripts/run.mjs <command> [<its arguments>], e.g. node scripts/run.mjs build
 *        node scripts/run.mjs <file>.ts [<its arguments>]
 */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {installPackages} from './lib/install.mjs';

const FOLDER = path.dirname(fileURLToPath(import.meta.url));
const ROOT = path.dirname(FOLDER);

/**
 * Commands that need what the site is made of, and none of the tools that check it; with what they
 * run in processes of their own.
 */
const OF_THE_SITE = new Set(['start', 'start-site', 'demo-types', 'build', 'build-site', 'serve']);

// The command finds its arguments where it would if node ran it.
const [name = ''] = process.argv.splice(2, 1);
const file = name.endsWith('.ts') ? path.resolve(name) : path.join(FOLDER, `${name}.ts`);
if (!existsSync(file)) {
  const names = readdirSync(FOLDER).filter((each) => each.endsWith('.ts'));
  const known = names.map((each) => path.basename(each, '.ts')).join(', ');
  console.error(`No command "${name}". Fix: one of ${known}`);
  process.exit(1);
}
installPackages(ROOT, !OF_THE_SITE.has(name));
const {createJiti} = await import('jiti');
const fsCache = path.join(ROOT, 'node_modules/.cache/jiti');
const jiti = createJiti(import.meta.url, {fsCache});
/** @type {typeof import('./lib/tuneEngine')} */
const {tuneEngine} = await jiti.import('./lib/tuneEngine.ts');
tuneEngine(name);
await jiti.import(file);
