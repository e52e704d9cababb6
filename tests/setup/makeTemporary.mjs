import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** How the names of these folders begin. */
export const PREFIX = 'vitrine-tests-';

/** What tests write to the system's folder for temporary files goes into one of this run. */
export default function makeTemporary() {
  process.env.TMPDIR = mkdtempSync(path.join(tmpdir(), PREFIX));
}
