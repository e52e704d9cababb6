import {cpSync, mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * A site in a temporary folder in which the fixture packages are installed. Made anew each time,
 * as a `node_modules` folder cannot be committed.
 *
 * @param pages text of each page by file name, below `docs/`
 * @returns the site's folder
 */
export function makeSite(pages: Record<string, string> = {}): string {
  const site = mkdtempSync(path.join(tmpdir(), 'api-reference-'));
  cpSync(path.join(__dirname, 'packages'), path.join(site, 'node_modules'), {recursive: true});
  mkdirSync(path.join(site, 'docs'));
  for (const [name, text] of Object.entries(pages)) {
    writeFileSync(path.join(site, 'docs', name), text);
  }
  return site;
}
