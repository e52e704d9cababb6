import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createWatcher} from '../watch';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vitrine-watch-'));
  writeFileSync(path.join(folder, 'Basic.tsx'), '');
});

afterAll(() => rmSync(folder, {recursive: true}));

it('tells the bundler all that a page was made of, whoever asked first', () => {
  const watcher = createWatcher();
  type Tap = (
    context: Record<'addDependency' | 'addMissingDependency', (file: string) => void> & {
      resourcePath: string;
    },
  ) => void;
  const taps: Tap[] = [];
  const tap = (_name: string, run: Tap) => void taps.push(run);
  const page = path.join(folder, 'page.md');
  const told: string[] = [];
  const compiler = {
    hooks: {compilation: {tap: (_name: string, run: (one: object) => void) => run({})}},
    webpack: {NormalModule: {getCompilationHooks: () => ({loader: {tap}})}},
  };
  const load = (name: string) => {
    watcher.plugin(name).apply(compiler);
    taps.at(-1)?.({
      resourcePath: page,
      addDependency: (file: string) => told.push(`${name} ${path.basename(file)}`),
      addMissingDependency: (file: string) => told.push(`${name} no ${path.basename(file)}`),
    });
  };
  load('client');
  watcher.add(page, path.join(folder, 'Basic.tsx'));
  watcher.add(page, path.join(folder, 'Basic.tsx.preview'));
  load('server');
  expect(told).toEqual([
    'client Basic.tsx',
    'client no Basic.tsx.preview',
    'server Basic.tsx',
    'server no Basic.tsx.preview',
  ]);
});
