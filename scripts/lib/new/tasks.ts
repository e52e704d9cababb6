/** What builds a site in parts, a product each: scripts of npm, tasks of Turborepo, a workflow of CI. */

/** A product that is built by itself. */
export interface Part {
  id: string;
  /** Folders of its pages, relative to the site; of past versions, too. */
  folders: readonly string[];
}

/** How a package manager installs what a lockfile says, and runs what was installed. */
export interface Manager {
  install: readonly string[];
  run: string;
}

/** Where a workflow runs: folders in the repository, empty where that is all of it. */
export interface WorkflowPlace {
  site: string;
  /** Where the lockfile is. */
  packages: string;
  manager: Manager;
}

/** A task of Turborepo, as far as it is written here. */
export interface Task {
  dependsOn: string[];
  inputs?: string[];
  passThroughEnv: string[];
  outputs: string[];
}

/** By these faults are told as CI shows them. */
const CI = ['CI', 'GITHUB_ACTIONS'];

/** What a workflow runs where it finds no lockfile. */
export const NPM: Manager = {install: ['npm ci'], run: 'npx'};

/** Files that name the versions of packages, and those who write them. */
export const MANAGERS: Readonly<Record<string, Manager>> = {
  'package-lock.json': NPM,
  'pnpm-lock.yaml': {
    install: ['corepack enable', 'pnpm install --frozen-lockfile'],
    run: 'pnpm exec',
  },
  'yarn.lock': {install: ['corepack enable', 'yarn install --immutable'], run: 'yarn'},
};

const folderOf = (id: string) => `parts/${id}`;

/** The scripts of a site's package.json: one for each part, and one that joins them. */
export function partScripts(parts: readonly Part[]): Record<string, string> {
  const built = parts.map(({id}) => [
    `part:${id}`,
    `PRODUCTS=${id} vitrine build --part --out-dir ${folderOf(id)}`,
  ]);
  const folders = parts.map(({id}) => folderOf(id)).join(' ');
  return Object.fromEntries([...built, ['join', `vitrine join ${folders}`]]);
}

/** The same as tasks: what one is made of is all that git knows of the site, without others' pages. */
export function partTasks(parts: readonly Part[]): Record<string, Task> {
  const built = parts.map(({id, folders}): [string, Task] => {
    const others = parts.filter((other) => other.id !== id).flatMap((other) => other.folders);
    const apart = others.filter(
      (other) => !folders.some((own) => `${own}/`.startsWith(`${other}/`)),
    );
    const inputs = ['$TURBO_DEFAULT$', '!*.md', ...apart.map((other) => `!${other}/**`)];
    const outputs = [`${folderOf(id)}/**`];
    return [`part:${id}`, {dependsOn: ['^build'], inputs, passThroughEnv: CI, outputs}];
  });
  const dependsOn = built.map(([task]) => task);
  const join = {dependsOn, passThroughEnv: CI, outputs: ['build/**']};
  return {...Object.fromEntries(built), join};
}

/** A workflow of GitHub that builds each part on a machine of its own, and joins them on one more. */
export function workflowText(
  parts: readonly Part[],
  {site, packages, manager}: WorkflowPlace,
): string {
  const install = manager.install.map((command) => step(command, packages)).join('\n');
  const inSite = site === '' ? '' : `${site}/`;
  const joined = parts.map(({id}) => `parts/part-${id}`).join(' ');
  const build = step(`${manager.run} turbo run part:\${{ matrix.product }}`, site);
  const join = step(`${manager.run} vitrine join ${joined} --out-dir build`, site);
  return `name: Docs
on: [push]
jobs:
  part:
    runs-on: ubuntu-latest
    strategy:
      matrix:
        product: [${parts.map(({id}) => id).join(', ')}]
    steps:
      - uses: actions/checkout@v4
${install}
${build}
      - uses: actions/upload-artifact@v4
        with:
          name: part-\${{ matrix.product }}
          path: ${inSite}parts/\${{ matrix.product }}
          include-hidden-files: true
  join:
    needs: part
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
${install}
      - uses: actions/download-artifact@v4
        with:
          path: ${inSite}parts
          pattern: part-*
${join}
`;
}

function step(command: string, folder: string): string {
  return `      - run: ${command}${folder === '' ? '' : `\n        working-directory: ${folder}`}`;
}

/** What a file has, and what is to be added to it. */
export type Entries = Readonly<Record<string, unknown>>;

/**
 * Adds entries to those that are there. One that was written for fewer products is brought up to
 * all; one that says anything of its own stays as it is.
 *
 * @returns all entries, and the names of those that stayed though they say something else
 */
export function withEntries(there: Entries, ours: Entries): {all: Entries; others: string[]} {
  const others = Object.keys(ours).filter(
    (name) => name in there && !isWithin(there[name], ours[name]),
  );
  const added = Object.entries(ours).filter(([name]) => !others.includes(name));
  return {all: {...there, ...Object.fromEntries(added)}, others};
}

/** Whether lists, and texts word by word, hold nothing that the other does not. */
function isWithin(there: unknown, ours: unknown): boolean {
  if (typeof there === 'string' && typeof ours === 'string') {
    return isWithin(there.split(' '), ours.split(' '));
  }
  if (Array.isArray(there)) {
    return Array.isArray(ours) && there.every((item) => ours.includes(item));
  }
  if (typeof there !== 'object' || typeof ours !== 'object') return there === ours;
  if (there === null || ours === null) return there === ours;
  const known: Entries = {...ours};
  return Object.entries(there).every(([name, value]) => isWithin(value, known[name]));
}
