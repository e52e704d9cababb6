import {spawnSync} from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {installFault, readInstallFault} from '../lib/install.mjs';
import type {Entry} from '../lib/install.mjs';

const REACT: Entry = {version: '19.2.9', integrity: 'sha512-aaaa'};
const NESTED = 'node_modules/react/node_modules/clsx';

/** The fault of what is installed beside a package that is as it should be. */
function faultOf(place: string, wanted: Entry, found?: Entry, isThere = true) {
  return installFault(
    {packages: {'': {version: '1.0.0'}, 'node_modules/react': REACT, [place]: wanted}},
    {packages: {'node_modules/react': REACT, ...(found && {[place]: found})}},
    (asked) => asked !== place || isThere,
  );
}

describe('what is installed is right', () => {
  const place = 'node_modules/@swc/core-linux';

  it.each<[string, string, Entry, Entry?]>([
    ['as it is locked', place, REACT, {...REACT}],
    ['what another machine needs', place, {...REACT, optional: true}, undefined],
    ['the same, where development needs it', place, {...REACT, devOptional: true}, undefined],
    ['a folder of the repository', 'packages/kit', {version: '1.0.0'}, undefined],
    ['its link', 'node_modules/kit', {link: true}, {link: true}],
    [
      'by an address',
      place,
      {version: '1.0.0', resolved: 'git#a'},
      {version: '1.0.0', resolved: 'git#a'},
    ],
  ])('%s', (_what, ...given) => {
    expect(faultOf(...given)).toBeUndefined();
  });

  it('with more than is locked', () => {
    const found = {packages: {'node_modules/react': REACT, 'node_modules/more': REACT}};
    expect(installFault({packages: {'node_modules/react': REACT}}, found, () => true)).toBe(
      undefined,
    );
  });

  it('however deep it lies, without a look at its folder', () => {
    expect(faultOf(NESTED, REACT, REACT, false)).toBeUndefined();
  });
});

describe('what is installed is told to be wrong', () => {
  const place = 'node_modules/clsx';

  it.each<[string, Parameters<typeof faultOf>, string]>([
    ['missing', [place, REACT], 'clsx is missing'],
    ['missing deeper', [NESTED, REACT], 'react/node_modules/clsx is missing'],
    ['missing for development', [place, {...REACT, dev: true} as Entry], 'clsx is missing'],
    ['without its folder', [place, REACT, REACT, false], 'clsx is missing'],
    [
      'an optional one without its folder',
      [place, {...REACT, optional: true}, REACT, false],
      'clsx is missing',
    ],
    ['another version', [place, REACT, {...REACT, version: '1.0.0'}], 'clsx is 1.0.0, not 19.2.9'],
    [
      'an optional one of another version',
      [place, {...REACT, optional: true}, {...REACT, version: '1.0.0'}],
      'clsx is 1.0.0, not 19.2.9',
    ],
    ['other bytes', [place, REACT, {...REACT, integrity: 'sha512-b'}], 'clsx is another 19.2.9'],
    [
      'another commit',
      [place, {version: '1.0.0', resolved: 'git#a'}, {version: '1.0.0', resolved: 'git#b'}],
      'clsx is another 1.0.0',
    ],
    ['no link', [place, {link: true}, {}], 'clsx is another folder'],
  ])('%s', (_what, given, fault) => {
    expect(faultOf(...given)).toBe(fault);
  });

  it('of what the site is made of, without a word on the tools', () => {
    const root = {dependencies: {react: '19.2.9'}, devDependencies: {clsx: '1.0.0'}};
    const packages = {'node_modules/react': REACT, 'node_modules/eslint': REACT};
    const wanted = {packages: {'': root, 'node_modules/clsx': REACT, ...packages}};
    const faultWith = (found: Record<string, Entry>, hasTools?: boolean) =>
      installFault(wanted, {packages: found}, () => true, hasTools);
    const site = {'node_modules/react': REACT, 'node_modules/clsx': REACT};
    expect(faultWith(site, false)).toBeUndefined();
    expect(faultWith(site)).toBe('eslint is missing');
    expect(faultWith({'node_modules/react': REACT}, false)).toBe('clsx is missing');
    const old = {...REACT, version: '1.0.0'};
    expect(faultWith({...site, 'node_modules/eslint': old}, false)).toBe(
      'eslint is 1.0.0, not 19.2.9',
    );
  });

  it('without anything', () => {
    expect(installFault({packages: {}}, undefined, () => true)).toBe('nothing is installed');
  });
});

describe('a repository', () => {
  let root = '';
  const lock = JSON.stringify({
    packages: {'node_modules/react': REACT, 'node_modules/@a/b': REACT},
  });

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'vitrine-installed-'));
    for (const place of ['react', '@a/b']) {
      mkdirSync(path.join(root, 'node_modules', place), {recursive: true});
    }
    writeFileSync(path.join(root, 'package-lock.json'), lock);
    writeFileSync(path.join(root, 'node_modules/.package-lock.json'), lock);
  });
  afterEach(() => rmSync(root, {recursive: true}));

  it('is right after npm ci', () => {
    expect(readInstallFault(root)).toBeUndefined();
  });

  it.each([
    ['node_modules', 'nothing is installed'],
    ['node_modules/.package-lock.json', 'nothing is installed'],
    ['node_modules/react', 'react is missing'],
    ['node_modules/@a', '@a/b is missing'],
  ])('lacks %s', (place, fault) => {
    rmSync(path.join(root, place), {recursive: true});
    expect(readInstallFault(root)).toBe(fault);
  });

  it('is not installed anew through a link, which would empty another folder', () => {
    const other = path.join(root, 'other');
    renameSync(path.join(root, 'node_modules'), other);
    rmSync(path.join(other, 'react'), {recursive: true});
    symlinkSync(other, path.join(root, 'node_modules'));
    const module = path.resolve(__dirname, '../lib/install.mjs');
    const code = `import(${JSON.stringify(module)}).then((own) => own.installPackages(${JSON.stringify(root)}))`;
    const {status, stderr} = spawnSync(process.execPath, ['-e', code], {encoding: 'utf8'});
    expect(status).toBe(1);
    expect(stderr).toContain(
      'node_modules is a link, and not what package-lock.json says (react is missing)',
    );
    expect(readdirSync(other)).toContain('@a');
  });
});
