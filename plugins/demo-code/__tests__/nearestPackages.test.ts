import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {nearestPackages} from '../core/nearestPackages';

const ROUTER = 'react-router-dom/index.js';
const CORE = 'node_modules/@docusaurus/core';
/** The site has installed another router than Docusaurus, and a library that needs it. */
const FILES: Record<string, string> = {
  'docs/Demo.js': "import 'library';\nimport 'react-router-dom';",
  'node_modules/library/index.js': "import 'react-router-dom';",
  [`node_modules/${ROUTER}`]: '// 7',
  [`${CORE}/index.js`]: "import 'react-router-dom';",
  [`${CORE}/node_modules/${ROUTER}`]: '// 5',
  'vitrine/plugins/client.js': "import 'react-router-dom';",
};

/** @returns the modules that each entry finds, below the site */
function bundled(entry: string): string[] {
  const site = mkdtempSync(path.join(os.tmpdir(), 'nearest-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  }
  const first = path.join(site, CORE, 'node_modules');
  const own = path.join(site, 'vitrine/plugins') + path.sep;
  const {exclude, resolve} = nearestPackages([own], [path.join(site, 'node_modules')], [first]);
  const input = JSON.stringify({
    entry: path.join(site, entry),
    first,
    exclude: exclude.map((one) => (typeof one === 'string' ? {path: one} : {pattern: one.source})),
    modules: resolve.modules,
  });
  const script = path.join(__dirname, '__fixtures__/runResolver.mjs');
  const found = JSON.parse(
    execFileSync(process.execPath, [script], {input}).toString(),
  ) as string[];
  return found.map((file) => path.relative(site, file)).filter((file) => file.endsWith(ROUTER));
}

it('runs demos and libraries with the router of the site', () => {
  expect(bundled('docs/Demo.js')).toEqual([`node_modules/${ROUTER}`]);
});

it.each([`${CORE}/index.js`, 'vitrine/plugins/client.js'])(
  'draws the site with the router of Docusaurus: %s',
  (entry) => {
    expect(bundled(entry)).toEqual([`${CORE}/node_modules/${ROUTER}`]);
  },
);
