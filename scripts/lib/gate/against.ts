import {spawnSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import {suggest, VitrineError} from '../../../plugins/_shared/text/errors';
import {compareVersions} from '../../../plugins/api-history/core/semver';
import type {Snapshot} from '../../../plugins/api-history/core/snapshot';
import {readSnapshot} from '../../../plugins/api-history/core/snapshotText';
import {readPackage, snapshotOf} from '../models';
import {noteMade} from '../made';
import {findPackage, parseSpec, withInstalled} from '../packages';
import {readFolder} from './folder';

/** What is about to be published, and where earlier versions of it may be. */
export interface Present {
  name: string;
  version: string;
  /** Of its package.json, absolute. */
  folder: string;
  /** See `readFolder`. */
  entry: string | undefined;
  /** Folder of snapshots. */
  history: string | undefined;
}

/** An earlier version, and where it was read. */
export interface Earlier {
  where: string;
  snapshot: Snapshot;
}

/**
 * What a release is compared with.
 *
 * @param against `latest`: the newest snapshot; path of a snapshot; `<name>@<version>`, which is
 *   fetched from npm; name by which another version is installed; else a git ref
 */
export function earlierApi(against: string, present: Present): Earlier {
  if (against === 'latest') return latestSnapshot(present);
  if (existsSync(against) && statSync(against).isFile()) return fromFile(against);
  if (/\.json$/.test(against)) throw notThere(against);
  return published(against, present) ?? installed(against, present) ?? fromRef(against, present);
}

function fromFile(file: string): Earlier {
  return {where: file, snapshot: readSnapshot(readFileSync(file, 'utf8'), file)};
}

function notThere(file: string): VitrineError {
  return new VitrineError({
    where: `--against ${file}`,
    what: 'is not there',
    fix: 'name a snapshot, as "vitrine api --package <name>@<version> --snapshot <folder>" writes it',
  });
}

/** The newest that is not newer than what is about to be published. */
function latestSnapshot({name, version, history}: Present): Earlier {
  const folders = history === undefined ? snapshotFolders() : [history];
  const found = folders
    .flatMap((folder) => jsonFiles(folder).map((file) => fromFile(path.join(folder, file))))
    .filter(({snapshot}) => snapshot.package === name)
    .filter(({snapshot}) => compareVersions(snapshot.version, version) <= 0)
    .sort((a, b) => compareVersions(a.snapshot.version, b.snapshot.version));
  const newest = found.at(-1);
  if (newest) return newest;
  throw new VitrineError({
    where: '--against latest',
    what: `no snapshot of ${name} ${version} or before in ${folders.join(', ') || 'docs/*/_api'}`,
    fix: `name their folder with --history, a published version with --against ${name}@latest, or a git ref`,
  });
}

/** Where sites keep them: `docs/<product>/_api`. */
function snapshotFolders(): string[] {
  if (!existsSync('docs')) return [];
  return readdirSync('docs')
    .map((product) => path.join('docs', product, '_api'))
    .filter((folder) => existsSync(folder));
}

function jsonFiles(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => file.endsWith('.json'));
}

/** A version by the package's own name: the only one for which the network is asked. */
function published(against: string, {name}: Present): Earlier | undefined {
  if (!against.startsWith(`${name}@`)) return undefined;
  const {version = 'latest'} = parseSpec(against);
  const api = withInstalled({name, version}, (folder) => readPackage(folder, name));
  return {where: against, snapshot: snapshotOf(api)};
}

/** Another version that is installed under an alias. */
function installed(against: string, {folder}: Present): Earlier | undefined {
  if (!/^(?:@[\w.-]+\/)?[\w.-]+$/.test(against)) return undefined;
  const found = findPackage(folder, against);
  if (!found) return undefined;
  const {name: own = against} = JSON.parse(found.text) as {name?: string};
  return {where: against, snapshot: {...snapshotOf(readPackage(folder, against)), package: own}};
}

/** What a commit held, laid out below the folder, where its dependencies are found. */
function fromRef(ref: string, {folder, entry}: Present): Earlier {
  const commit = git(folder, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);
  if (commit === undefined) throw unknownRef(ref, folder);
  mkdirSync(path.join(folder, 'node_modules'), {recursive: true});
  const place = mkdtempSync(path.join(folder, 'node_modules', '.vitrine-ref-'));
  noteMade(place);
  try {
    const archive = path.join(place, 'archive.tar');
    git(folder, ['archive', '--format=tar', `--output=${archive}`, commit.trim(), '.']);
    spawnSync('tar', ['-xf', archive, '-C', place]);
    rmSync(archive, {force: true});
    return {where: ref, snapshot: readFolder(place, entry).snapshot};
  } catch (error) {
    throw unbuilt(error, ref);
  } finally {
    rmSync(place, {recursive: true, force: true});
  }
}

function git(folder: string, args: readonly string[]): string | undefined {
  const {status, stdout} = spawnSync('git', args, {cwd: folder, encoding: 'utf8'});
  return status === 0 ? stdout : undefined;
}

function unknownRef(ref: string, folder: string): VitrineError {
  const tags = (git(folder, ['tag']) ?? '').split('\n').filter(Boolean);
  return new VitrineError({
    where: `--against ${ref}`,
    what: 'is no file, no installed package and no git ref',
    fix: tags.length > 0 ? suggest(ref, tags) : 'fetch the tags: git fetch --tags',
  });
}

/** What a build makes is in no commit, and this command builds nothing. */
function unbuilt(error: unknown, ref: string): unknown {
  if (
    !(error instanceof Error) ||
    !/publishes no type|no such|is not there|ENOENT/.test(error.message)
  ) {
    return error;
  }
  return new VitrineError({
    where: `--against ${ref}`,
    what: 'that commit holds no types that are built, and no build is run',
    fix: 'read the source of both with --entry src/index.ts, or compare with a snapshot or <name>@<version>',
  });
}
