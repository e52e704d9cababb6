import {rmSync} from 'node:fs';

/** Nothing of a run is left behind, whatever its tests have forgotten. */
export default function removeTemporary() {
  const {TMPDIR} = process.env;
  if (TMPDIR) rmSync(TMPDIR, {recursive: true, force: true});
}
