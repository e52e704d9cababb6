import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Output} from './emit';

/** The parts of a manifest, and of an entry in package-lock.json, that are told. */
interface Told {
  name: string;
  version: string;
  license?: string;
  integrity?: string;
}

/** @param file of a package, from the repository: `node_modules/a/node_modules/@b/c/index.js` */
export function packageAt(file: string): string {
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? file;
}

/** The same of what a bundler calls it: beside a link, packages lie where the link leads. */
export function ownerOf(input: string): string {
  return packageAt(input.slice(input.indexOf('node_modules/')));
}

/**
 * The licences of what the package has taken in.
 *
 * @param root of the repository
 * @param folders of packages, from there
 */
export function noticesOf(root: string, folders: readonly string[]): Output {
  const parts = folders.map((folder) => {
    const {name, version, license = 'see below'} = readManifest(root, folder);
    const files = readdirSync(path.join(root, folder)).sort();
    // Those without such a file say it in their readme.
    const file = [/^(?:license|licence|copying)/i, /^readme/i]
      .map((wanted) => files.find((each) => wanted.test(each)))
      .find(Boolean);
    const text = file ? readFileSync(path.join(root, folder, file), 'utf8').trim() : '';
    return `## ${name} ${version} (${license})\n\n${text}\n`;
  });
  const head = '# Parts of other packages in this one, and their licences\n';
  // Some are there more than once.
  return {file: 'THIRD-PARTY-NOTICES.md', text: [...new Set([head, ...parts])].join('\n')};
}

function readManifest(root: string, folder: string): Told {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Told;
}

/** The parts of a CycloneDX document that are touched. */
interface Sbom {
  serialNumber?: string;
  metadata: {timestamp?: string; component: {name: string}};
  components: {'bom-ref': string}[];
}

/**
 * The bill of materials: what npm says that a site installs, and what was taken in. Without time
 * and number, as the same sources make the same archive.
 *
 * @param root of the repository
 * @param folders of what was taken in, from there
 */
export function sbomOf(root: string, folders: readonly string[]): Output {
  const args = [
    'sbom',
    '--sbom-format=cyclonedx',
    '--package-lock-only',
    '--omit=dev',
    '--workspaces=false',
  ];
  const said = execFileSync('npm', [...args, '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const {serialNumber: _number, ...sbom} = JSON.parse(said) as Sbom;
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Told>;
  };
  const {timestamp: _time, ...metadata} = sbom.metadata;
  const component = {...metadata.component, name: readManifest(root, '.').name};
  const known = new Set(sbom.components.map((each) => each['bom-ref']));
  const added = folders
    .map((folder) => componentOf({...lock.packages[folder], ...readManifest(root, folder)}))
    .filter((each) => !known.has(each['bom-ref']));
  const components = [...sbom.components, ...added];
  const text = JSON.stringify({...sbom, metadata: {...metadata, component}, components}, null, 1);
  return {file: 'sbom.cdx.json', text: `${text}\n`};
}

/** What npm would say of a package. */
function componentOf({name, version, license, integrity = ''}: Told) {
  const content = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    scope: 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(content && {hashes: [{alg: 'SHA-512', content}]}),
    ...(license && {licenses: [{license: {id: license}}]}),
  };
}
