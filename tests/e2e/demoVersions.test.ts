import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listPages} from './support/built';
import {BUILD, ROOT} from './support/places';
import {expect, test} from './support/test';

/** Package that the demos of a page are to run, by the page's address; the longest one holds. */
const PACKAGES: [root: string, installed: string][] = [
  ['/material-ui/v6/', '@mui/material-v6'],
  ['/material-ui/', '@mui/material'],
  ['/joy-ui/', '@mui/joy'],
  ['/system/', '@mui/system'],
];

function versionOf(installed: string): string {
  const file = path.join(ROOT, 'node_modules', installed, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
}

/** The versions that the demos of a page say they run. */
function shownVersions(address: string): string[] {
  const html = readFileSync(path.join(BUILD, address, 'index.html'), 'utf8');
  const demos = html.match(/<[^>]*\sdata-demo=[^>]*>/g) ?? [];
  return demos.map((demo) => /data-library-version="?([^\s">]+)/.exec(demo)?.[1] ?? 'none');
}

for (const [root, installed] of PACKAGES) {
  test(`the demos below ${root} run ${installed}`, () => {
    const isOwn = (address: string) =>
      PACKAGES.find(([start]) => address.startsWith(start))?.[0] === root;
    const shown = listPages().filter(isOwn).flatMap(shownVersions);
    expect(shown.length).toBeGreaterThan(3);
    expect(new Set(shown)).toEqual(new Set([versionOf(installed)]));
  });
}
