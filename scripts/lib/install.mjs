/** Runs before any package is there: it stands on node alone. */
import {spawnSync} from 'node:child_process';
import {existsSync, lstatSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * What a lockfile says of a package, as far as it is looked at.
 *
 * @typedef {object} Entry
 * @property {string} [version]
 * @property {string} [integrity] hash of its archive; only what comes from a registry has one
 * @property {string} [resolved] where it comes from
 * @property {boolean} [link] whether it is a folder of this repository, under another name
 * @property {boolean} [optional] whether npm leaves it out on machines that it is not made for
 * @property {boolean} [devOptional] the same, for what the development needs too
 * @property {Record<string, string>} [dependencies] what it asks for, by name
 * @property {Record<string, string>} [devDependencies]
 */

/** @typedef {{packages?: Record<string, Entry>}} Lockfile by place, e.g. `node_modules/react` */

/** Where npm links the workspace of what only checks the repository. */
const TOOLS = 'node_modules/vitrine-tests';

/** What npm has to be told to leave the tools out. */
const WITHOUT_TOOLS = '--workspaces=false';

/**
 * Why what is installed is not what the lockfile says, by what npm itself wrote when it installed.
 * Packages too many are no fault.
 *
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile | undefined} found what npm wrote into node_modules; `undefined` without it
 * @param {(place: string) => boolean} isThere whether a package's folder is there, for those right
 *   in node_modules
 * @param {boolean} [hasTools] whether what checks the repository is wanted, too. Without it, what
 *   the repository itself asks for has to be there: npm installs the rest with that
 * @returns {string | undefined} the first fault, e.g. `react is 18.3.1, not 19.2.9`
 */
export function installFault(wanted, found, isThere, hasTools = true) {
  if (found === undefined) return 'nothing is installed';
  const {dependencies, devDependencies} = wanted.packages?.[''] ?? {};
  const asked = new Set(Object.keys({...dependencies, ...devDependencies}));
  for (const [place, entry] of Object.entries(wanted.packages ?? {})) {
    // The repository itself, and folders of it that a link in node_modules stands for.
    if (!place.startsWith('node_modules/')) continue;
    const isWanted = hasTools || asked.has(place.slice('node_modules/'.length));
    if (!isWanted && !found.packages?.[place]) continue;
    const fault = entryFault(place, entry, found.packages?.[place], isThere);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/**
 * @param {string} place
 * @param {Entry} wanted
 * @param {Entry | undefined} found
 * @param {(place: string) => boolean} isThere
 */
function entryFault(place, wanted, found, isThere) {
  const name = place.slice('node_modules/'.length);
  if (!found) return wanted.optional || wanted.devOptional ? undefined : `${name} is missing`;
  if (wanted.version !== found.version) {
    return `${name} is ${found.version}, not ${wanted.version}`;
  }
  // What comes from no registry has no hash, but an address that names a commit.
  const hasHash = wanted.integrity !== undefined;
  const isSame = hasHash
    ? wanted.integrity === found.integrity
    : wanted.resolved === found.resolved && wanted.link === found.link;
  if (!isSame) return `${name} is another ${wanted.version ?? 'folder'}`;
  const isNested = name.includes('/node_modules/');
  return isNested || isThere(place) ? undefined : `${name} is missing`;
}

/**
 * The same of a repository. Looks at the folders right in node_modules and its scopes alone:
 * whoever deletes something deeper knows what to do.
 *
 * @param {string} root of the repository
 * @param {boolean} [hasTools] as of {@link installFault}
 * @returns {string | undefined}
 */
export function readInstallFault(root, hasTools) {
  const found = readRecord(root);
  if (found === undefined) return 'nothing is installed';
  const folders = new Set(placesBelow(root, 'node_modules'));
  const wanted = readLockfile(path.join(root, 'package-lock.json'));
  return installFault(wanted, found, (place) => folders.has(place), hasTools);
}

/**
 * @param {string} root of the repository
 * @returns {Lockfile | undefined} what npm has written of what it installed
 */
function readRecord(root) {
  const file = path.join(root, 'node_modules/.package-lock.json');
  return existsSync(file) ? readLockfile(file) : undefined;
}

/**
 * @param {string} file
 * @returns {Lockfile}
 */
function readLockfile(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * @param {string} root
 * @param {string} folder node_modules, or a scope in it
 * @returns {string[]}
 */
function placesBelow(root, folder) {
  return readdirSync(path.join(root, folder)).flatMap((name) =>
    name.startsWith('@') ? placesBelow(root, `${folder}/${name}`) : [`${folder}/${name}`],
  );
}

/** @param {string} folder which need not be there */
function isLink(folder) {
  return lstatSync(folder, {throwIfNoEntry: false})?.isSymbolicLink() === true;
}

/**
 * Installs the packages of package-lock.json, where they are not what is installed already.
 *
 * @param {string} root of the repository
 * @param {boolean} [hasTools] whether what checks the repository is wanted, too: half as many
 *   packages again as the site is made of. What was installed once is installed again
 */
export function installPackages(root, hasTools = true) {
  const fault = readInstallFault(root, hasTools);
  if (fault === undefined) return;
  if (isLink(path.join(root, 'node_modules'))) {
    console.error(
      `node_modules is a link, and not what package-lock.json says (${fault}): npm would empty the folder that it leads to.\n  Fix: delete the link, or install where it leads to`,
    );
    process.exit(1);
  }
  console.log(`Installing packages (${fault}) …`);
  const isWhole = hasTools || readRecord(root)?.packages?.[TOOLS] !== undefined;
  const options = ['--no-audit', '--no-fund', ...(isWhole ? [] : [WITHOUT_TOOLS])];
  if (spawnSync('npm', ['ci', ...options], {cwd: root, stdio: 'inherit'}).status === 0) return;
  console.error('npm ci failed. Fix: see its message above; node 20 and npm are all it needs.');
  process.exit(1);
}
