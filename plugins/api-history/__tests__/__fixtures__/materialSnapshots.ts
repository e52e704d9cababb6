import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Snapshot} from '../../core/snapshot';
import {readSnapshot} from '../../core/snapshotText';
import {bySemver} from '../../core/steps';

const ROOT = path.resolve(__dirname, '../../../..');

/** The versions of Material UI that the site keeps; oldest first. */
export function materialSnapshots(): Snapshot[] {
  return bySemver(readAll(path.join(ROOT, 'docs/material-ui/_api')));
}

function readAll(folder: string): Snapshot[] {
  return readdirSync(folder).map((file) =>
    readSnapshot(readFileSync(path.join(folder, file), 'utf8'), file),
  );
}
