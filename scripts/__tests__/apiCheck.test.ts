import {spawnSync} from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeSnapshot} from '../../plugins/api-history/core/snapshotText';
import {snapshot, state} from '../../plugins/api-history/__tests__/__fixtures__/snapshots';
import {checkRelease} from '../lib/gate/run';
import {RUNNER} from '../lib/setup';

const MODULES = path.resolve(__dirname, '../../node_modules');
const kit = mkdtempSync(path.join(realpathSync(tmpdir()), 'vitrine-gate-'));
const home = process.cwd();

const MANIFEST = {name: '@scope/kit', version: '1.1.0', types: 'dist/index.d.ts', files: ['dist']};
const types = (color: string) =>
  `import type {ReactNode} from 'react';\nexport interface ButtonProps {\n  color?: ${color};\n}\nexport declare function Button(props: ButtonProps): ReactNode;\n`;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(kit, file)), {recursive: true});
  writeFileSync(path.join(kit, file), text);
}

function git(...args: string[]): void {
  const who = ['-c', 'user.name=kit', '-c', 'user.email=kit@example.com'];
  expect(spawnSync('git', [...who, ...args], {cwd: kit}).status).toBe(0);
}

beforeAll(() => {
  for (const name of ['react', '@types/react', 'csstype']) {
    mkdirSync(path.dirname(path.join(kit, 'node_modules', name)), {recursive: true});
    symlinkSync(path.join(MODULES, name), path.join(kit, 'node_modules', name));
  }
  write('.gitignore', 'node_modules\n');
  write('package.json', JSON.stringify({...MANIFEST, version: '1.0.0'}, undefined, 2));
  write('dist/index.d.ts', types("'red' | 'blue'"));
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'first');
  git('tag', 'v1.0.0');
  git('rm', '-q', '-r', '--cached', 'dist');
  git('commit', '-qm', 'without what is built');
  git('tag', 'source-only');
  write('package.json', JSON.stringify(MANIFEST, undefined, 2));
  write('dist/index.d.ts', types("'red'"));
  process.chdir(kit);
});

afterAll(() => {
  process.chdir(home);
  rmSync(kit, {recursive: true, force: true});
});

/** Runs the command in the kit's folder, as a shell would. */
function check(...args: string[]) {
  const said: string[] = [];
  const faults: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
  jest.spyOn(console, 'error').mockImplementation((text: string) => void faults.push(text));
  const code = checkRelease(args);
  jest.restoreAllMocks();
  return {code, said: said.join('\n'), faults: faults.join('\n')};
}

test('a release that has no room for its changes is refused, where it can be seen', () => {
  process.env.GITHUB_ACTIONS = 'true';
  process.env.GITHUB_STEP_SUMMARY = path.join(kit, 'step.md');
  const {code, said} = check('--against', 'v1.0.0', '--summary', 'summary.md');
  delete process.env.GITHUB_ACTIONS;
  delete process.env.GITHUB_STEP_SUMMARY;
  expect(code).toBe(1);
  expect(said).toContain(
    "Button, prop color takes less than it did\n    - 'red' | 'blue'\n    + 'red'",
  );
  expect(said).toContain('  Fix: publish it as 2.0.0');
  expect(said).toMatch(/^::error file=package\.json,line=3::1\.1\.0 may have/m);
  const summary = readFileSync('summary.md', 'utf8');
  expect(summary).toContain("`'red' | 'blue'` → `'red'`");
  expect(readFileSync('step.md', 'utf8')).toBe(summary);
  // What was laid out to be read is gone again.
  expect(readdirSync('node_modules').sort()).toEqual(['@types', 'csstype', 'react']);
});

test('the same is allowed as a major release, and JSON says so', () => {
  const {code, said} = check('--against', 'v1.0.0', '--as', '2.0.0', '--json');
  const report = JSON.parse(said) as {verdict: {allowed: boolean}; changes: {rule: string}[]};
  expect([code, report.verdict.allowed, report.changes.map(({rule}) => rule)]).toEqual([
    0,
    true,
    ['narrowed'],
  ]);
});

test('the newest snapshot is what it is compared with; what cannot be told is asked about', () => {
  const api = (type: string) => ({Button: {color: state({type})}});
  write('docs/kit/_api/0.9.0.json', writeSnapshot(snapshot('0.9.0', {})));
  write('docs/kit/_api/1.0.0.json', writeSnapshot(snapshot('1.0.0', api('Color'))));
  write('docs/kit/_api/3.0.0.json', writeSnapshot(snapshot('3.0.0', {})));
  const {code, said} = check();
  expect(said).toContain('against 1.0.0 (docs/kit/_api/1.0.0.json)');
  expect([code, said]).toEqual([1, expect.stringContaining('may be major: have a look (1)')]);
  expect(check('--allow-unsure').code).toBe(0);
});

/** What stands for another version of the kit, in a folder of packages. */
function writeKit(modules: string, name: string): void {
  write(`${modules}/${name}/package.json`, JSON.stringify({...MANIFEST, version: '1.0.0'}));
  write(`${modules}/${name}/dist/index.d.ts`, types("'red' | 'blue'"));
}

test('a version that is installed under another name is read from there', () => {
  writeKit('node_modules', 'kit-v1');
  const {code, said} = check('--against', 'kit-v1');
  rmSync('node_modules/kit-v1', {recursive: true});
  expect([code, said]).toEqual([1, expect.stringContaining('against 1.0.0 (kit-v1)')]);
  expect(said).toContain('Button, prop color takes less than it did');
});

describe('a published version', () => {
  /** Runs the command with a program in the place of `npm install`, which has no network here. */
  function withNpm(script: string, ...args: string[]) {
    const others = `[ "$1" = install ] || PATH='${process.env.PATH}' exec npm "$@"`;
    write('bin/npm', `#!/bin/sh\n${others}\n${script}\n`);
    chmodSync('bin/npm', 0o755);
    const PATH = `${path.join(kit, 'bin')}${path.delimiter}${process.env.PATH}`;
    return spawnSync(process.execPath, [RUNNER, 'api', 'check', ...args], {
      cwd: kit,
      encoding: 'utf8',
      env: {...process.env, PATH},
    });
  }

  test('is fetched from npm, and from nowhere else', () => {
    writeKit('published', '@scope/kit');
    const script = `echo "$@" >> ${kit}/asked; cp -r ${kit}/published "$3/node_modules"; cp -r ${kit}/node_modules/. "$3/node_modules"`;
    const {status, stdout, stderr} = withNpm(script, '--against', '@scope/kit@1.0.0');
    expect([status, stdout + stderr]).toEqual([
      1,
      expect.stringContaining('against 1.0.0 (@scope/kit@1.0.0)'),
    ]);
    expect(readFileSync('asked', 'utf8')).toMatch(/^install .* @scope\/kit@1\.0\.0\n$/);
  });

  test('that npm cannot give is told in its words', () => {
    const script =
      "echo 'npm error code ENOTFOUND' >&2; echo 'npm error network is unreachable' >&2; exit 1";
    const {status, stderr} = withNpm(script, '--against', '@scope/kit@1.0.0');
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining('@scope/kit@1.0.0 cannot be installed.'),
    ]);
    expect(stderr).toContain('network is unreachable');
  });
});

test('the source of both is read where nothing is built', () => {
  write('src/index.ts', types("'red'"));
  expect(check('--entry', 'src/index.ts', '--against', 'docs/kit/_api/1.0.0.json').code).toBe(1);
});

test.each([
  [['--package', 'dist'], '--package dist: holds no package.json'],
  [['--package', 'nowhere'], '--package nowhere: is no folder'],
  [
    ['--against', 'v1.0.1'],
    '--against v1.0.1: is no file, no installed package and no git ref\n  Fix: did you mean "v1.0.0"?',
  ],
  [['--against', 'gone.json'], '--against gone.json: is not there'],
  [
    ['--against', 'source-only'],
    '--against source-only: that commit holds no types that are built',
  ],
  [['--against', 'torn.json'], 'torn.json: is no snapshot of an API, or a damaged one'],
  [['--against', 'other.json'], 'other.json: is of other-kit, not of @scope/kit'],
  [['--history', 'empty'], '--against latest: no snapshot of @scope/kit 1.1.0 or before in empty'],
  [['--entry', 'src/none.ts'], '--entry src/none.ts: is not there in .'],
  [
    ['--against', 'v1.0.0', '--as', '0.9.0'],
    '--as: the version 0.9.0 is none by semver, or comes before 1.0.0',
  ],
  [['--again', 'x'], 'Unknown option \'--again\'\n  Fix: did you mean "--against"?'],
])('%j is answered with 2, and what to do', (args, message) => {
  write('torn.json', writeSnapshot(snapshot('1.0.0', {A: {a: state()}})).slice(0, 60));
  write('other.json', writeSnapshot({...snapshot('1.0.0', {}), package: 'other-kit'}));
  const {code, faults} = check(...args);
  expect([code, faults]).toEqual([2, expect.stringContaining(message)]);
  expect(faults).toContain('\n  Fix: ');
});

test('a package without types, or without a version, says which file to mend', () => {
  write('package.json', JSON.stringify({...MANIFEST, types: 'lib/index.d.ts'}));
  expect(check('--against', 'docs/kit/_api/1.0.0.json')).toMatchObject({
    code: 2,
    faults: expect.stringContaining('publishes no type declarations, or none that are built'),
  });
  write('package.json', '{"name": "@scope/kit"}');
  expect(check().faults).toMatch(/^package\.json: has no "version"\n {2}Fix: /);
  write('package.json', '{');
  expect(check().faults).toMatch(/^package\.json: is no JSON/);
  expect(existsSync('node_modules/react')).toBe(true);
});
