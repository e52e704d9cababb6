import {cpSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * A site in a temporary folder in which the fixture packages are installed. Made anew each time,
 * as a `node_modules` folder cannot be committed.
 *
 * @returns the site's folder
 */
export function makeSite(): string {
  const site = mkdtempSync(path.join(tmpdir(), 'api-reference-'));
  cpSync(path.join(__dirname, 'packages'), path.join(site, 'node_modules'), {recursive: true});
  return site;
}
