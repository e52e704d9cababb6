import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {VitrineError} from '../../../plugins/_shared/text/errors';
import type {Snapshot} from '../../../plugins/api-history/core/snapshot';
import {noteMade} from '../made';
import {readFound, snapshotOf, type PackageApi} from '../models';

/** What a folder's package is. */
export interface ReadApi {
  snapshot: Snapshot;
  /** Component or hook → its file, below the package's folder. */
  sources: ReadonlyMap<string, string>;
}

/**
 * The API of the package that a folder holds, as its users would get it: what npm would publish is
 * laid out beside the packages that it needs, and read there. No script runs, and no network is
 * used.
 *
 * @param folder of its package.json
 * @param entry file that exports its source, relative to the folder, which is read in its place
 */
export function readFolder(folder: string, entry?: string): ReadApi {
  const manifest = readManifest(path.join(folder, 'package.json'));
  const api =
    entry === undefined
      ? withPacked(folder, manifest, (from, found) => readFound(from, found))
      : readEntry(folder, manifest, entry);
  const sources = api.models.map((model) => [model.name, model.source ?? ''] as const);
  return {snapshot: snapshotOf(api), sources: new Map(sources)};
}

interface Manifest {
  name: string;
  version: string;
  text: string;
}

/**
 * What a package.json says of its package.
 *
 * @throws VitrineError where it lacks a name or a version
 */
export function readManifest(file: string): Manifest {
  const where = path.relative('.', file);
  const text = readFileSync(file, 'utf8');
  const fields = parse(text);
  const {name, version} = fields ?? {};
  if (typeof name === 'string' && typeof version === 'string') return {name, version, text};
  throw new VitrineError({
    where,
    what: fields ? `has no "${typeof name === 'string' ? 'version' : 'name'}"` : 'is no JSON',
    fix: 'write the name and the version that is about to be published: {"name": "kit", "version": "1.2.3"}',
  });
}

function parse(text: string): Partial<Record<'name' | 'version', unknown>> | undefined {
  try {
    return JSON.parse(text) as Partial<Record<'name' | 'version', unknown>>;
  } catch {
    return undefined;
  }
}

function readEntry(folder: string, {name, version, text}: Manifest, entry: string): PackageApi {
  const file = path.join(folder, entry);
  if (existsSync(file)) return readFound(folder, {name, version, folder, text}, file);
  throw new VitrineError({
    where: `--entry ${entry}`,
    what: `is not there in ${path.relative('.', folder) || '.'}`,
    fix: 'name the file that exports the components, relative to the folder of the package',
  });
}

type Read = (
  from: string,
  found: {name: string; version: string; folder: string; text: string},
) => PackageApi;

/** Lays out what npm would publish, below the folder, where its dependencies are found. */
function withPacked(folder: string, {name, version, text}: Manifest, read: Read): PackageApi {
  const modules = path.join(folder, 'node_modules');
  const isNew = !existsSync(modules);
  mkdirSync(modules, {recursive: true});
  const place = mkdtempSync(path.join(modules, '.vitrine-'));
  noteMade(place);
  try {
    const target = path.join(place, 'node_modules', name);
    mkdirSync(target, {recursive: true});
    const archive = pack(folder, place);
    run('tar', ['-xzf', archive, '-C', target, '--strip-components=1'], place);
    return read(place, {name, version, folder: target, text});
  } catch (error) {
    throw untyped(error, folder, name);
  } finally {
    rmSync(place, {recursive: true, force: true});
    if (isNew) rmdirSync(modules);
  }
}

function pack(folder: string, place: string): string {
  const args = ['pack', '--ignore-scripts', '--silent', '--offline', '--pack-destination', place];
  const file = run('npm', args, folder).trim().split('\n').at(-1) ?? '';
  return path.join(place, path.basename(file));
}

function run(command: string, args: readonly string[], cwd: string): string {
  const {status, stdout, stderr} = spawnSync(command, args, {cwd, encoding: 'utf8'});
  if (status === 0) return stdout;
  const [reason = `${command} failed`] = stderr.split('\n').filter((line) => /error/i.test(line));
  throw new VitrineError({
    where: path.relative('.', cwd) || '.',
    what: `cannot be packed: ${reason}`,
    fix: 'see that "npm pack" works there',
  });
}

/** Types that are not built yet look like types that are not there. */
function untyped(error: unknown, folder: string, name: string): unknown {
  if (!(error instanceof Error) || !error.message.includes('has no type declarations'))
    return error;
  return new VitrineError({
    where: path.relative('.', path.join(folder, 'package.json')),
    what: `${name} publishes no type declarations, or none that are built`,
    fix: 'build the package first, or name its source: --entry src/index.ts',
  });
}
