import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** What tests write to the system's folder for temporary files goes into one of this run. */
export default function makeTemporary() {
  process.env.TMPDIR = mkdtempSync(path.join(tmpdir(), 'vitrine-tests-'));
}
