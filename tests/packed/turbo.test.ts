import {spawn, type ChildProcess} from 'node:child_process';
import {chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {count} from '../../scripts/lib/suite/count';
import {ROOT} from '../contract/tree';
import {differences} from '../site/copies';
import {makeSite, NO_JEST, SITES} from '../site/sites';
import {emptyFolder, npm, run} from './archive';

/** The engine, and a server that keeps what tasks have made for all machines. */
const TURBO = 'turbo@2.11.11';
const CACHE = 'turborepo-remote-cache@2.12.0';

const tools = emptyFolder();
const bin = (name: string) => path.join(tools, 'node_modules/.bin', name);

/** A machine that builds a site of two products. */
const first = makeSite('another-library', 'tasks');
/** One that has the same, and has built nothing yet. */
const second = path.join(SITES, 'tasks-elsewhere');

let server: ChildProcess;
let address = '';

function write(file: string, content: string): void {
  writeFileSync(path.join(first, file), content);
}

/** Runs a task; says of each that it needs whether it was run. */
async function runTask(site: string): Promise<Record<string, string>> {
  const {code, stdout, stderr} = await run(bin('turbo'), ['run', 'join', '--no-color'], site, {
    TURBO_API: address,
    TURBO_TOKEN: 'secret',
    TURBO_TEAM: 'team_docs',
    TURBO_TELEMETRY_DISABLED: '1',
  });
  expect({code, stderr: code === 0 ? '' : stdout + stderr}).toEqual({code: 0, stderr: ''});
  const lines = stdout.matchAll(/^(\S+): cache (hit|miss)/gm);
  return Object.fromEntries([...lines].map(([, task = '', found = '']) => [task, found]));
}

/** The address at which a server says that it listens; what it says later is read, too. */
function listening({stdout}: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    stdout?.on('data', (text: Buffer) => {
      const [, at] = /Server listening at ([^"\s]+)/.exec(String(text)) ?? [];
      if (at !== undefined) resolve(at);
    });
  });
}

/** What a command prints that ends well. */
async function told(file: string, args: string[], folder: string): Promise<string> {
  const {code, stdout, stderr} = await run(file, args, folder);
  expect({code, stderr}).toEqual({code: 0, stderr: ''});
  return stdout;
}

beforeAll(async () => {
  const {code, stderr} = await npm(['install', '--prefer-offline', TURBO, CACHE], tools);
  if (code !== 0) throw new Error(stderr);
  server = spawn(bin('turborepo-remote-cache'), [], {
    env: {
      ...process.env,
      ...{...NO_JEST, TURBO_TOKEN: 'secret', HOST: '127.0.0.1', PORT: '0'},
      ...{STORAGE_PATH_USE_TMP_FOLDER: 'false', STORAGE_PATH: path.join(tools, 'kept')},
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await listening(server);
}, 120_000);

afterAll(() => {
  server.kill();
  rmSync(tools, {recursive: true, force: true});
});

beforeAll(async () => {
  const ui = path.join(first, 'docs/ui');
  const charts = path.join(first, 'docs/charts');
  cpSync(ui, charts, {recursive: true});
  const page = path.join(charts, 'index.md');
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll('/ui/', '/charts/'));
  write(
    'registry.ts',
    `import {docs, ui} from './products';
export const registry = {products: [ui, {...ui, id: 'charts', name: 'Charts'}, docs]};
`,
  );
  // A workspace of one package has its tasks at its root.
  const manifest = {name: 'site', private: true, packageManager: 'npm@10.8.2'};
  write('package.json', JSON.stringify(manifest));
  write('.gitignore', ['node_modules', '.docusaurus', 'build*'].join('\n'));
  // As npm would put it there.
  const command = path.join(first, 'node_modules/.bin/vitrine');
  mkdirSync(path.dirname(command), {recursive: true});
  writeFileSync(command, `#!/bin/sh\nexec node ${ROOT}/scripts/run.mjs "$@"\n`);
  chmodSync(command, 0o755);
  const author = ['-c', 'user.name=Author', '-c', 'user.email=author@example.com'];
  await told('git', ['init', '-q'], first);
  await told(command, ['new', 'tasks'], first);
  await told('git', ['add', '-A'], first);
  await told('git', [...author, 'commit', '-qm', 'Begin'], first);
  rmSync(second, {recursive: true, force: true});
  cpSync(first, second, {recursive: true});
}, 60_000);

it('has all that a task is made of from one command, which has no more to say', async () => {
  const command = path.join(first, 'node_modules/.bin/vitrine');
  expect(await told(command, ['new', 'tasks'], first)).toBe(
    'Next: install turbo as a devDependency.\n',
  );
}, 60_000);

it('builds each product by a task of its own, and joins them', async () => {
  count('builds', 2);
  expect(await runTask(first)).toEqual({'part:ui': 'miss', 'part:charts': 'miss', join: 'miss'});
  const page = path.join(first, 'build/charts/button/index.html');
  expect(readFileSync(page, 'utf8')).toContain('Press it.');
}, 120_000);

it('takes from the cache what another machine has built, to the byte', async () => {
  expect(await runTask(second)).toEqual({'part:ui': 'hit', 'part:charts': 'hit', join: 'hit'});
  expect(differences(path.join(first, 'build'), path.join(second, 'build'))).toEqual([]);
}, 60_000);

it('builds the product alone of which a page has changed', async () => {
  const page = path.join(second, 'docs/ui/button.md');
  writeFileSync(page, readFileSync(page, 'utf8').replace('Press it.', 'Press it twice.'));
  count('builds');
  expect(await runTask(second)).toEqual({'part:ui': 'miss', 'part:charts': 'hit', join: 'miss'});
  const built = (file: string) => readFileSync(path.join(second, 'build', file), 'utf8');
  expect(built('ui/button/index.html')).toContain('Press it twice.');
  expect(built('charts/button/index.html')).toContain('Press it.');
}, 120_000);
