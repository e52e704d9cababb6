import {spawnSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import {makeSite} from '../../plugins/api-model/__tests__/__fixtures__/makeSite';
import {readSnapshot} from '../../plugins/api-history/core/snapshotText';
import {RUNNER} from '../lib/setup';

const site = makeSite();
const out = mkdtempSync(path.join(tmpdir(), 'vitrine-models-'));

afterAll(() => {
  for (const folder of [site, out]) rmSync(folder, {recursive: true, force: true});
});

function api(...args: string[]) {
  const {status, stdout, stderr} = spawnSync(process.execPath, [RUNNER, 'api-models', ...args], {
    encoding: 'utf8',
    cwd: site,
  });
  return {status, stdout, stderr: stderr.replaceAll(site, '<site>').trim()};
}

function addKit(name: string, types: string): void {
  const folder = path.join(site, 'node_modules', name);
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), '{"version": "1.0.0", "types": "index.d.ts"}');
  writeFileSync(path.join(folder, 'index.d.ts'), `${types}\n`);
}

const json = (file: string) => JSON.parse(readFileSync(path.join(out, file), 'utf8')) as unknown;

test('it writes a model of each component and hook, an index and schemas', () => {
  const {status, stdout} = api('--package', 'plain-kit', '--from', site, '--out', out);
  expect([status, stdout.split('\n')[0]]).toEqual([
    0,
    expect.stringMatching(/^plain-kit [\d.]+: \d+ components?/),
  ]);
  const index = json('index.json') as {package: string; api: {name: string; json: string}[]};
  expect(index.package).toBe('plain-kit');
  expect(readdirSync(out).sort()).toEqual(
    [
      ...['component.schema.json', 'props.schema.json', 'index.json'],
      ...index.api.map((each) => each.json),
    ].sort(),
  );
  const validate = new Ajv2020({allErrors: true}).compile(json('component.schema.json') as object);
  for (const {name, json: file} of index.api) {
    const model = json(file);
    expect(model).toMatchObject({name, package: 'plain-kit', demos: []});
    expect(validate(model) ? [] : validate.errors).toEqual([]);
  }
});

test('and a snapshot, which can be read', () => {
  expect(api('--package', 'plain-kit', '--from', site, '--snapshot', out).status).toBe(0);
  const manifest = path.join(site, 'node_modules/plain-kit/package.json');
  const {version} = JSON.parse(readFileSync(manifest, 'utf8')) as {version: string};
  const file = `${version}.json`;
  const snapshot = readSnapshot(readFileSync(path.join(out, file), 'utf8'), file);
  expect(snapshot).toMatchObject({package: 'plain-kit', version});
  expect(Object.keys(snapshot.api).length).toBeGreaterThan(0);
});

describe('a fault', () => {
  addKit('empty-kit', 'export declare const size: number;');
  const field = '(props: {/** A text. */ text: string}) => ReactElement;';
  addKit(
    'twin-kit',
    `interface ReactElement {type: string} export declare const URLField: ${field} export declare const UrlField: ${field}`,
  );

  const from = ['--out', 'x', '--from', site];
  test.each([
    [['--out', 'x'], 'No package. Fix: --package @scope/lib'],
    [['--package', 'kit'], 'Nowhere to write. Fix: --out <folder>, or --snapshot <folder>'],
    [
      ['--package', 'nothing', ...from],
      'nothing is not installed in <site>. Fix: correct the name, install it, or ask npm for a version: --package nothing@1.0.0',
    ],
    [
      ['--package', 'untyped-kit', ...from],
      'untyped-kit 0.1.0 has no type declarations. Fix: install @types for it, or give its package.json a "types" entry.',
    ],
    [
      ['--package', 'empty-kit', ...from],
      'empty-kit 1.0.0 exports no component and no hook. Fix: correct the name, or install @types/react beside it, without which no component is known.',
    ],
    [
      ['--package', '../kit', ...from],
      '--package: got "../kit". Fix: write a name, or name@version.',
    ],
    [
      ['--package', 'twin-kit', ...from],
      'twin-kit 1.0.0 exports URLField and UrlField, whose files would have one name. Fix: rename one of them.',
    ],
    [['--pakage', 'kit'], `Unknown option '--pakage'\n  Fix: did you mean "--package"?`],
    [
      ['--package', 'a', '--package', 'b', ...from],
      '--out takes one package. Fix: run the command once for each, with own folders.',
    ],
  ])('%j', (args, message) => {
    const {status, stderr} = api(...args);
    expect({status, stderr}).toEqual({status: 1, stderr: message});
    expect(existsSync(path.join(site, 'x'))).toBe(false);
  });
});
