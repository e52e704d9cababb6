import {EventEmitter} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {watchSources} from '../watch';

type Listener = (event: string, name: string | null) => void;
const mockWatchers = new Map<string, EventEmitter & {tell: Listener}>();
let mockFault: Error | undefined;
jest.mock('node:fs', () => ({
  ...jest.requireActual<typeof import('node:fs')>('node:fs'),
  watch: (folder: string, _options: object, tell: Listener) => {
    if (mockFault) throw mockFault;
    const watcher = Object.assign(new EventEmitter(), {tell});
    mockWatchers.set(folder, watcher);
    return watcher;
  },
}));

const folder = mkdtempSync(path.join(tmpdir(), 'watch-'));
const inner = path.join(folder, 'inner');
mkdirSync(inner);
for (const each of [folder, inner]) writeFileSync(path.join(each, 'index.ts'), '');

let warn: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  warn = jest.spyOn(logger, 'warn').mockImplementation();
  mockFault = undefined;
});
afterEach(() => jest.useRealTimers());
afterAll(() => rmSync(folder, {recursive: true}));

it('tells at once of what changes in several steps, code alone', () => {
  const onChange = jest.fn();
  watchSources(folder, onChange);
  mockWatchers.get(folder)?.tell('change', 'index.ts');
  mockWatchers.get(folder)?.tell('change', 'index.ts');
  mockWatchers.get(inner)?.tell('rename', 'a.d.ts');
  mockWatchers.get(inner)?.tell('change', 'notes.md');
  mockWatchers.get(inner)?.tell('change', null);
  jest.runAllTimers();
  const files = [path.join(folder, 'index.ts'), path.join(inner, 'a.d.ts')];
  expect(onChange.mock.calls).toEqual([[files]]);
});

it('warns of a folder that can no longer be watched, and follows the others', () => {
  const onChange = jest.fn();
  watchSources(folder, onChange);
  mockWatchers.get(inner)?.emit('error', new Error('EPERM'));
  expect(warn.mock.calls).toEqual([[`${inner} is no longer watched: Error: EPERM`]]);
  mockWatchers.get(folder)?.tell('change', 'index.ts');
  jest.runAllTimers();
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('warns where nothing can be watched', () => {
  mockFault = new Error('ENOSPC');
  watchSources(folder, () => {});
  expect(warn.mock.calls).toEqual([[`${folder} is not watched: Error: ENOSPC`]]);
});
