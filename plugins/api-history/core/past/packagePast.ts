import {VitrineError} from '../../../_shared/text/errors';
import {toChangesData, type ChangesData} from './changesData';
import {historyOf, type History} from '../history';
import {compareVersions} from '../semver';
import {toSnapshot, type Snapshot, type Told} from '../snapshot';
import {readSnapshot} from '../snapshotText';
import {upgradeFacts, type UpgradeFacts} from '../upgrade/facts';

/** A package whose past is told. */
export interface Present {
  /** npm name. */
  package: string;
  /** What is documented: later snapshots are left out. */
  version: string;
  models: readonly Told[];
  /** Names that the reference leaves out. */
  exclude: readonly string[];
}

/** What is known of a package's past, for the marks of its props and for the page of changes. */
export interface PackagePast {
  history: History;
  changes: ChangesData;
  /** What the code of a reader is held against, when there is some. */
  upgrade: UpgradeFacts;
}

/**
 * @param files snapshots, each with its path, in any order; the documented version needs none
 * @throws VitrineError where a file is no snapshot, or they are of several packages
 */
export function packagePast(
  present: Present,
  files: readonly (readonly [path: string, text: string])[],
): PackagePast {
  const read = files.map(([path, text]) => [path, readSnapshot(text, path)] as const);
  refuseMixed(read);
  const past = read
    .map(([, snapshot]) => snapshot)
    .filter(({version}) => compareVersions(version, present.version) <= 0);
  const isThere = past.some(({version}) => version === present.version);
  const all = isThere ? past : [...past, toSnapshot(present.models, present)];
  const pages = present.models.map(({name}) => name);
  return {
    history: historyOf(all),
    changes: toChangesData(all, pages, present.exclude),
    upgrade: upgradeFacts(all),
  };
}

/** Whether it is the documented package cannot be told: it may be installed under another name. */
function refuseMixed(read: readonly (readonly [string, Snapshot])[]): void {
  const first = read[0]?.[1].package;
  const others = read.filter(([, snapshot]) => snapshot.package !== first);
  if (others.length === 0) return;
  throw new VitrineError(
    others.map(([where, snapshot]) => ({
      where,
      what: `is of ${snapshot.package}, beside snapshots of ${first ?? ''}`,
      fix: 'give each package a folder of its own',
    })),
  );
}
