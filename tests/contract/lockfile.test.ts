import {
  hostFaults,
  lockedAs,
  rangeFaults,
  versionsOf,
  type Lockfile,
  type Manifest,
} from './lockfile';
import {readText} from './tree';

const lockfile = JSON.parse(readText('package-lock.json')) as Lockfile;
const manifest = JSON.parse(readText('package.json')) as Manifest & {
  scripts: Record<string, string>;
};

describe('the real packages', () => {
  it('come from whatever registry the reader has', () => {
    expect(hostFaults(lockfile)).toEqual([]);
  });

  it('hold Docusaurus at one version', () => {
    expect(versionsOf(lockfile, '@docusaurus')).toHaveLength(1);
  });

  it('are asked for by exact version', () => {
    expect(rangeFaults(manifest)).toEqual([]);
  });

  it('agree with what is asked for', () => {
    const wanted = {...manifest.dependencies, ...manifest.devDependencies};
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
