import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {MANAGERS, NPM, partScripts, partTasks, withEntries, workflowText} from './tasks';
import type {Entries, Part} from './tasks';
import {SCHEMA, workspaceAbove} from './turbo';

/** What is not kept in git: what parts are built into, and what Turborepo knows of them. */
const IGNORED = ['/parts/', '.turbo/'];
const TASKS = 'turbo.json';
const WORKFLOW = '.github/workflows/docs.yml';

/** A file as it is to be. */
export interface Change {
  /** Absolute. */
  file: string;
  text: string;
  /** What was left to its owner, a line each. */
  left: string[];
}

/** Whether a file is not so yet. */
export function isNew({file, text}: Change): boolean {
  return !existsSync(file) || read(file) !== text;
}

/**
 * What a site needs to be built in parts: files as they are to be, of which some may be so already.
 *
 * @param siteDir absolute
 * @throws Error where a file is there that nothing can be added to
 */
export function changesFor(siteDir: string, parts: readonly Part[]): Change[] {
  return [
    manifest(siteDir, parts),
    tasks(siteDir, parts),
    ignored(siteDir),
    workflow(siteDir, parts),
  ];
}

function manifest(siteDir: string, parts: readonly Part[]): Change {
  const file = path.join(siteDir, 'package.json');
  return changed(file, '{}', 'scripts', partScripts(parts));
}

function tasks(siteDir: string, parts: readonly Part[]): Change {
  const above = workspaceAbove(siteDir) === undefined ? {} : {extends: ['//']};
  const begun = JSON.stringify({$schema: SCHEMA, ...above});
  return changed(path.join(siteDir, TASKS), begun, 'tasks', partTasks(parts));
}

/** A file of JSON with entries below one of its fields. */
function changed(file: string, begun: string, field: string, ours: Entries): Change {
  const text = existsSync(file) ? read(file) : begun;
  const [, indent = '  '] = /^([ \t]+)"/m.exec(text) ?? [];
  const value = parse(text, file);
  const {all, others} = withEntries(parse(JSON.stringify(value[field] ?? {}), file), ours);
  const left = others.map((name) => {
    const own = `${path.basename(file)} has a "${name}" of its own, which stays.`;
    return `${own} Next: make it ${JSON.stringify(ours[name])}`;
  });
  return {file, text: `${JSON.stringify({...value, [field]: all}, undefined, indent)}\n`, left};
}

function parse(text: string, file: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Told below, with all else that is no object.
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return {...value};
  throw new Error(
    `${file} cannot be added to: it is no JSON, or no object. Fix: mend it, or take its comments out.`,
  );
}

function ignored(siteDir: string): Change {
  const file = path.join(siteDir, '.gitignore');
  const text = existsSync(file) ? read(file) : '';
  const lines = text.split('\n');
  const missing = IGNORED.filter((line) => !lines.includes(line));
  const begin = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  return {file, text: begin + missing.map((line) => `${line}\n`).join(''), left: []};
}

/** Whether a site's products are built by tasks of their own. */
export function hasTasks(siteDir: string): boolean {
  const file = path.join(siteDir, TASKS);
  return existsSync(file) && read(file).includes('"part:');
}

/** In the repository that holds the site: CI looks nowhere else. One that is there stays. */
function workflow(siteDir: string, parts: readonly Part[]): Change {
  const root = above(siteDir, (folder) => existsSync(path.join(folder, '.git'))) ?? siteDir;
  const lockIn = (folder: string) =>
    Object.keys(MANAGERS).find((file) => existsSync(path.join(folder, file)));
  const packages = above(siteDir, (folder) => lockIn(folder) !== undefined, root) ?? root;
  const manager = MANAGERS[lockIn(packages) ?? ''] ?? NPM;
  const inRoot = (folder: string) => path.relative(root, folder).split(path.sep).join('/');
  const place = {site: inRoot(siteDir), packages: inRoot(packages), manager};
  const ours = workflowText(parts, place);
  const file = path.join(root, WORKFLOW);
  const text = existsSync(file) ? read(file) : ours;
  const [matrix = ''] = /product: \[.*\]/.exec(ours) ?? [];
  const isLeft = !text.includes(matrix);
  const left = isLeft ? [`${WORKFLOW} stays. Next: see that its matrix has ${matrix}.`] : [];
  return {file, text, left};
}

/** The nearest folder that is looked for, from one upwards. */
function above(
  folder: string,
  isIt: (folder: string) => boolean,
  last = path.parse(folder).root,
): string | undefined {
  if (isIt(folder)) return folder;
  return folder === last ? undefined : above(path.dirname(folder), isIt, last);
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
