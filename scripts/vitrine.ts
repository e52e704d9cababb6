#!/usr/bin/env node
/**
 * The command of the package.
 *
 * Usage: vitrine start | build | serve | api [<its arguments>]
 */

/** Each reads its own arguments. */
const COMMANDS: Record<string, () => Promise<unknown>> = {
  start: () => import('./start'),
  build: () => import('./build'),
  serve: () => import('./serve'),
  api: () => import('./api'),
  // Of a build: the types of its demos are checked in a process of their own.
  'demo-types': () => import('./demo-types'),
};

/** Those for people. */
const SHOWN = ['start', 'build', 'serve', 'api'];

// The command finds its arguments where it would if node ran it.
const [name = ''] = process.argv.splice(2, 1);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command === undefined) {
  const said = name === '' ? 'No command' : `No command "${name}"`;
  console.error(`${said}. Fix: vitrine ${SHOWN.join(' | ')}`);
  process.exit(1);
}
await command();
