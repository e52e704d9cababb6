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
 */

/** @typedef {{packages?: Record<string, Entry>}} Lockfile by place, e.g. `node_modules/react` */

/**
 * Why what is installed is not what the lockfile says, by what npm itself wrote when it installed.
 * Packages too many are no fault.
 *
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile | undefined} found what npm wrote into node_modules; `undefined` without it
 * @param {(place: string) => boolean} isThere whether a package's folder is there, for those right
 *   in node_modules
 * @returns {string | undefined} the first fault, e.g. `react is 18.3.1, not 19.2.9`
 */
export function installFault(wanted, found, isThere) {
  if (found === undefined) return 'nothing is installed';
  for (const [place, entry] of Object.entries(wanted.packages ?? {})) {
    // The repository itself, and folders of it that a link in node_modules stands for.
    if (!place.startsWith('node_modules/')) continue;
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
 * @returns {string | undefined}
 */
export function readInstallFault(root) {
  const read = (/** @type {string} */ file) =>
    /** @type {Lockfile} */ (JSON.parse(readFileSync(path.join(root, file), 'utf8')));
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(path.join(root, record))) return 'nothing is installed';
  const folders = new Set(placesBelow(root, 'node_modules'));
  return installFault(read('package-lock.json'), read(record), (place) => folders.has(place));
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
 */
export function installPackages(root) {
  const fault = readInstallFault(root);
  if (fault === undefined) return;
  if (isLink(path.join(root, 'node_modules'))) {
    console.error(
      `node_modules is a link, and not what package-lock.json says (${fault}): npm would empty the folder that it leads to.\n  Fix: delete the link, or install where it leads to`,
    );
    process.exit(1);
  }
  console.log(`Installing packages (${fault}) …`);
  const options = ['--no-audit', '--no-fund'];
  if (spawnSync('npm', ['ci', ...options], {cwd: root, stdio: 'inherit'}).status === 0) return;
  console.error('npm ci failed. Fix: see its message above; node 20 and npm are all it needs.');
  process.exit(1);
}
