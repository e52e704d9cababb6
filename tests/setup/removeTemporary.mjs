import {rmSync} from 'node:fs';
import path from 'node:path';
import {PREFIX} from './makeTemporary.mjs';

/** Nothing of a run is left behind, whatever its tests have forgotten. */
export default function removeTemporary() {
  const {TMPDIR = ''} = process.env;
  // Never the machine's own folder, whatever became of the set-up.
  if (!path.basename(TMPDIR).startsWith(PREFIX)) return;
  rmSync(TMPDIR, {recursive: true, force: true});
  // The next run of a watching process needs a folder that is there.
  process.env.TMPDIR = path.dirname(TMPDIR);
}
