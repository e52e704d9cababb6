import {
  hostFaults,
  integrityFaults,
  licenceFaults,
  lockedAs,
  rangeFaults,
  scriptsIn,
  versionsOf,
  type Lockfile,
  type Manifest,
} from './lockfile';
import {listFiles, readText} from './tree';

const lockfile = JSON.parse(readText('package-lock.json')) as Lockfile;
const manifest = JSON.parse(readText('package.json')) as Manifest & {
  scripts: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/** What checks the repository, which `npm start` does without. */
const tools = JSON.parse(readText('tests/package.json')) as Manifest;

/** What a site installs with the package, at most {@link MOST_DEPENDENCIES}, and what for. */
const DEPENDENCIES = {
  '@docusaurus/core': 'builds and serves the site',
  '@docusaurus/faster': 'bundles and minifies: a build takes a third of the time',
  '@docusaurus/logger': "says things in the way of the site's other messages",
  '@docusaurus/plugin-content-docs': 'reads the pages of each product',
  '@docusaurus/plugin-content-pages': "reads the site's own pages",
  '@docusaurus/preset-classic': 'brings the rest of a Docusaurus site',
  '@docusaurus/theme-classic': 'has the components that ours are made around',
  '@docusaurus/theme-common': 'has the contexts of those components: a second copy would be empty',
  '@docusaurus/types': 'has the types in which options are declared',
  '@docusaurus/utils': 'finds files and reads sources as Docusaurus does',
  '@docusaurus/utils-validation': 'validates options, with one copy of Joi',
  '@mdx-js/react': 'Docusaurus asks every site for it',
  browserslist: 'is asked by the bundler: one copy, which can be told',
  clsx: "is in Docusaurus' own components on every page: a second copy would be loaded",
  esbuild: 'a binary: bundles what runs outside of the site (worker, editors, sizes)',
  leven: 'finds the nearest name for an error',
  'lz-string': 'packs a demo into the address of CodeSandbox; no ES module, so not taken in',
  postcss: 'reads style sheets; plugins of the bundler share it',
  'postcss-rtlcss': 'mirrors style sheets, as a plugin of the bundler',
  'postcss-selector-parser': 'reads selectors, to keep sheets to demos',
  prettier: 'formats code of demos and of new pages; loads its parts when asked',
  'prism-react-renderer': 'highlights as Docusaurus does, from the same grammars',
  'react-router-config': 'whether an address has a route is asked as Docusaurus asks it',
  'react-router-dom': 'routes are drawn by an index in place of its walk through all of them',
  prismjs: 'has the grammars that a site may name, each a file',
  semver: 'compares versions of libraries and their peers',
  send: 'serves files: ranges, conditions, and no way out of the folder',
  sucrase: 'compiles edited demos in the browser, and strips types in the build',
  typescript: 'reads the types of libraries; sites check their demos with it',
  yaml: 'reads front matter, with the places of its errors',
};
const MOST_DEPENDENCIES = 30;

/** What runs when packages are installed, and why it may. */
const SCRIPTS = {
  '@parcel/watcher': 'looks for its binary; eslint and knip do not need it',
  '@swc/core': 'looks for its binary, which compiles and minifies',
  'core-js': 'prints who has made it',
  esbuild: 'looks for its binary, which bundles the worker and what editors run',
  'unrs-resolver': 'looks for its binary, which resolves imports for eslint',
};

/** Licences that ask for no more than to be named, and that of parts which nobody changes. */
const LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'WTFPL',
  'Zlib',
];

/** Packages whose manifest says otherwise, and what was found in them. */
const LOOKED_AT = {
  '@cspell/dict-en-common-misspellings': 'CC BY-SA 4.0: words that a check reads, and nobody ships',
  eval: 'MIT, by its readme',
  format: 'MIT, by its readme',
  'parse-cache-control': 'BSD-3-Clause, by its file LICENSE',
  'require-like': 'MIT, by its file License',
  'svg-tags': 'MIT, by its file LICENSE',
};

describe('the real packages', () => {
  it('are checked by what they hold', () => {
    expect(integrityFaults(lockfile)).toEqual([]);
  });

  it('are few that a site has to install, each for a reason', () => {
    const reasons = Object.keys(DEPENDENCIES).sort();
    expect(Object.keys(manifest.dependencies ?? {}).sort()).toEqual(reasons);
    expect(reasons.length).toBeLessThanOrEqual(MOST_DEPENDENCIES);
  });

  it('run nothing when they are installed but what is known', () => {
    expect(scriptsIn(lockfile)).toEqual(Object.keys(SCRIPTS).sort());
  });

  it('have licences that are known', () => {
    expect(licenceFaults(lockfile, LICENCES, Object.keys(LOOKED_AT))).toEqual([]);
  });

  it('come from whatever registry the reader has', () => {
    expect(hostFaults(lockfile)).toEqual([]);
  });

  it('hold Docusaurus at one version', () => {
    expect(versionsOf(lockfile, '@docusaurus')).toHaveLength(1);
  });

  it('are asked for by exact version', () => {
    expect([manifest, tools].flatMap(rangeFaults)).toEqual([]);
  });

  // A site has one version of a library, its own: npm refuses another, optional or not.
  it('bind no site to a version of what frames are made for', () => {
    const sources = listFiles().filter((file) =>
      /^src\/frames\/(?!.*__tests__).*\.tsx?$/.test(file),
    );
    const imported = sources.flatMap((file) =>
      [...readText(file).matchAll(/ from '((?:@[^/']+\/)?[^./'][^/']*)/g)].map(([, name]) => name),
    );
    const names = new Set(imported.filter((name) => name !== 'react' && name !== 'react-dom'));
    expect(names).toContain('antd');
    const peers = [...names].map((name = '') => [name, manifest.peerDependencies?.[name]]);
    expect(peers.filter(([, range]) => range !== '*')).toEqual([]);
  });

  it('agree with what is asked for', () => {
    const wanted = {
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...tools.devDependencies,
    };
    const locked = Object.keys(wanted).map((name) => [name, lockedAs(lockfile, name)]);
    expect(Object.fromEntries(locked)).toEqual(wanted);
  });

  it.each(['start', 'build', 'serve', 'test'])('have the verb %s', (verb) => {
    expect(manifest.scripts[verb]).toEqual(expect.any(String));
  });
});

describe('the rules', () => {
  it('see a host', () => {
    const packages = {'node_modules/a': {resolved: 'https://registry.test/a.tgz'}, b: {}};
    expect(hostFaults({packages})).toEqual([
      'node_modules/a is fetched from https://registry.test/a.tgz',
    ]);
  });

  it('see what nobody checks, what runs, and what may not be shipped', () => {
    const packages = {
      '': {license: 'none'},
      'node_modules/a': {integrity: 'sha512-a', license: '(GPL-3.0 OR MIT)'},
      'node_modules/b': {integrity: 'sha1-b', license: 'MIT AND GPL-3.0', hasInstallScript: true},
      'node_modules/a/node_modules/@s/c': {},
      'node_modules/d': {integrity: 'sha512-d', license: 'odd'},
    };
    expect(integrityFaults({packages})).toEqual(['b', '@s/c']);
    expect(scriptsIn({packages})).toEqual(['b']);
    const faults = ['b: MIT AND GPL-3.0', '@s/c: no licence'];
    expect(licenceFaults({packages}, ['MIT'], ['d'])).toEqual(faults);
  });

  it('see a second version, nested or not', () => {
    const packages = {
      'node_modules/@s/a': {version: '1.0.0'},
      'node_modules/@s/b': {version: '1.0.0'},
      'node_modules/c/node_modules/@s/a': {version: '2.0.0'},
      'node_modules/@s/a/node_modules/d': {version: '3.0.0'},
    };
    expect(versionsOf({packages}, '@s')).toEqual(['1.0.0', '2.0.0']);
  });

  it('see ranges and tags, and let a beta pass', () => {
    const dependencies = {a: '^1.0.0', b: 'latest', c: '5.0.0-beta.49', d: '1.2', e: '1.2.3'};
    expect(rangeFaults({dependencies, overrides: {f: '>=1'}})).toEqual([
      'a: ^1.0.0',
      'b: latest',
      'd: 1.2',
      'f: >=1',
    ]);
  });
});
