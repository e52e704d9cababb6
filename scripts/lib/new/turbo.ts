import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

export const SCHEMA = 'https://turborepo.com/schema.json';

/**
 * Tasks of a site for Turborepo, which a workspace may run them with: what a task is made of is
 * hashed, and one whose hash is known is not run again, on whichever machine it was.
 */
const TASKS = {
  $schema: SCHEMA,
  extends: ['//'],
  tasks: {
    build: {
      // The libraries that are shown, where they are built in the same workspace.
      dependsOn: ['^build'],
      // Pages, configuration and package.json: all that git knows; versions are in the lockfile.
      inputs: ['$TURBO_DEFAULT$', '!*.md'],
      env: ['PRODUCTS'],
      passThroughEnv: ['CI', 'GITHUB_ACTIONS'],
      outputs: ['build/**'],
    },
    check: {
      dependsOn: ['^build'],
      inputs: ['$TURBO_DEFAULT$', '!*.md'],
      passThroughEnv: ['CI', 'GITHUB_ACTIONS'],
      outputs: [],
    },
  },
};

/** The tasks as a file, where a site's folder is in a workspace. */
export function turboFiles(folder: string): [string, string][] {
  if (workspaceAbove(folder) === undefined) return [];
  return [['turbo.json', `${JSON.stringify(TASKS, undefined, 2)}\n`]];
}

/**
 * The folder of the workspace that holds a folder: npm's, Yarn's, Bun's or pnpm's. What has a
 * repository of its own is in none.
 */
export function workspaceAbove(folder: string): string | undefined {
  if (existsSync(path.join(folder, '.git'))) return undefined;
  const dir = path.dirname(folder);
  if (dir === folder) return undefined;
  const isOne = existsSync(path.join(dir, 'pnpm-workspace.yaml')) || hasWorkspaces(dir);
  return isOne ? dir : workspaceAbove(dir);
}

/** Another's package.json may be torn: then it says nothing. */
function hasWorkspaces(dir: string): boolean {
  const file = path.join(dir, 'package.json');
  if (!existsSync(file)) return false;
  try {
    return (
      (JSON.parse(readFileSync(file, 'utf8')) as {workspaces?: unknown}).workspaces !== undefined
    );
  } catch {
    return false;
  }
}
