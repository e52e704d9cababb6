#!/usr/bin/env node
/**
 * The command of the package.
 *
 * Usage: vitrine start | build | serve | check | prose | api | api check | new | import | join | move | mcp [<its arguments>]
 */
import process from 'node:process';
import {tuneEngine} from './lib/tuneEngine';

/** Each reads its own arguments. */
const COMMANDS: Record<string, () => Promise<unknown>> = {
  start: () => import('./start'),
  build: () => import('./build'),
  serve: () => import('./serve'),
  check: () => import('./check-site'),
  prose: () => import('./prose'),
  api: () => import('./api'),
  new: () => import('./new'),
  join: () => import('./join'),
  move: () => import('./move'),
  import: () => import('./import'),
  mcp: () => import('./mcp'),
  // Parts of others, which run in processes of their own.
  'build-site': () => import('./build-site'),
  'start-site': () => import('./start-site'),
  'api-models': () => import('./api-models'),
  'new-site': () => import('./new-site'),
  'import-site': () => import('./import-site'),
  'join-parts': () => import('./join-parts'),
  'demo-types': () => import('./demo-types'),
  'render-demos': () => import('./render-demos'),
};

/** Those for people. */
const SHOWN = [
  'start',
  'build',
  'serve',
  'check',
  'prose',
  'api',
  'new',
  'import',
  'join',
  'move',
  'mcp',
];

// The command finds its arguments where it would if node ran it.
const [name = ''] = process.argv.splice(2, 1);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command === undefined) {
  const said = name === '' ? 'No command' : `No command "${name}"`;
  console.error(`${said}. Fix: vitrine ${SHOWN.join(' | ')}`);
  process.exit(1);
}
tuneEngine(name);
await command();
