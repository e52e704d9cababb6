import {compareVersions} from '../semver';
import type {Level} from './rules';

/** Whether a release may have its changes, and which version may. */
export interface Verdict {
  allowed: boolean;
  /** The least version that may; `null` where there is nothing to publish, or the one that is asked for may. */
  next: string | null;
  /** One sentence, without a full stop. */
  says: string;
}

interface Parts {
  major: number;
  minor: number;
  patch: number;
  isPrerelease: boolean;
}

const VERSION = /^v?(\d+)\.(\d+)\.(\d+)(-[\w.-]+)?(?:\+[\w.-]+)?$/;

/** @returns `undefined` for what is no version by semver */
function parseVersion(text: string): Parts | undefined {
  const [, major, minor, patch, stage] = VERSION.exec(text) ?? [];
  if (patch === undefined) return undefined;
  return {
    major: Number(major),
    minor: Number(minor),
    patch: Number(patch),
    isPrerelease: stage !== undefined,
  };
}

/**
 * Whether a version may have changes of a level, as the range `^<before>` has it: before 1.0.0 a
 * minor release may break what it likes, and before 0.1.0 each may. What stands between two
 * prereleases, or ends them, is promised nothing.
 *
 * @param before what people have
 * @param version what is about to be published
 * @param needed level of the heaviest change; `null`: there is none
 * @returns `undefined` where one of them is no version, or the second comes before the first
 */
export function verdictOf(
  before: string,
  version: string,
  needed: Level | null,
): Verdict | undefined {
  const [from, to] = [parseVersion(before), parseVersion(version)];
  const order = compareVersions(bare(version), bare(before));
  if (!from || !to || order < 0) return undefined;
  if (needed === null) return {allowed: true, next: null, says: 'Nothing of the API is another'};
  const next = nextVersion(from, needed);
  if (order === 0) {
    return {allowed: false, next, says: `${version} is what they are compared with`};
  }
  const stage = `${before} is a prerelease, which promises nothing`;
  if (from.isPrerelease) return {allowed: true, next: null, says: stage};
  const given = bumpOf(from, to);
  if (ORDER.indexOf(given) <= ORDER.indexOf(needed)) {
    return {allowed: true, next: null, says: `${version} may have changes that are ${needed}`};
  }
  const says = `${version} may have changes that are ${given} at most, and there are some that are ${needed}`;
  return {allowed: false, next, says};
}

function bare(version: string): string {
  return version.replace(/^v/, '');
}

const ORDER = ['major', 'minor', 'patch'] as const satisfies readonly Level[];

/** The level that a version has room for after another. */
function bumpOf(from: Parts, to: Parts): Level {
  const first = (['major', 'minor', 'patch'] as const).find((part) => from[part] !== to[part]);
  if (from.major > 0 || first === 'major' || first === undefined) return first ?? 'patch';
  if (from.minor === 0) return 'major';
  return first === 'minor' ? 'major' : 'minor';
}

function nextVersion({major, minor, patch}: Parts, needed: Level): string {
  if (major > 0 && needed === 'major') return `${major + 1}.0.0`;
  if (major > 0 && needed === 'minor') return `${major}.${minor + 1}.0`;
  if (major === 0 && minor > 0 && needed === 'major') return `0.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}
