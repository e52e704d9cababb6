import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import logger from '@docusaurus/logger';
import type {Live} from '../../api-model/core/extract/live';
import type {Loaded} from '../core/load/reference';
import {followChanges} from '../live';

const mockOpen = jest.fn<Live, []>();
let mockChange: (files: string[]) => void;
jest.mock('../../api-model/core/extract/live', () => ({openLive: () => mockOpen()}));
jest.mock('../watch', () => ({
  watchSources: (_folder: string, onChange: typeof mockChange) => {
    mockChange = onChange;
  },
}));

const folder = mkdtempSync(path.join(tmpdir(), 'follow-'));
let error: jest.SpyInstance;
const takeIn = jest.fn<ReturnType<Live['takeIn']>, [readonly string[]]>();
const live: Live = {takeIn, read: () => undefined};

afterAll(() => rmSync(folder, {recursive: true}));
beforeEach(() => {
  error = jest.spyOn(logger, 'error').mockImplementation();
  mockOpen.mockReturnValue(live);
  takeIn.mockReturnValue({near: [], rest: [], come: []});
});

/** Follows a library's own source, for which the compiler is made ready at once. */
function follow(): void {
  const facts = {entry: path.join(folder, 'index.ts'), name: 'kit', version: '1.0.0', origin: null};
  const api = {options: {package: 'kit'}, facts, models: []} as unknown as Loaded;
  const workspace = {directory: folder, readFile: () => undefined, parsed: new Map()};
  followChanges({siteDir: folder, workspace, apis: [api], show: () => {}});
}

/** Goes on as soon as it has been called so often. */
async function until(mock: jest.Mock | jest.SpyInstance, calls: number): Promise<void> {
  for (let turn = 0; turn < 500 && mock.mock.calls.length < calls; turn += 1) await setTimeout(5);
  expect(mock.mock.calls.length).toBeGreaterThanOrEqual(calls);
}

it('opens the compiler once, though a change comes while it opens', async () => {
  follow();
  mockChange(['a.ts']);
  await until(takeIn, 1);
  mockChange(['b.ts']);
  await until(takeIn, 2);
  expect(takeIn.mock.calls).toEqual([[['a.ts']], [['b.ts']]]);
  expect(mockOpen).toHaveBeenCalledTimes(1);
});

it('opens it again after it could not be opened, and reads what was left', async () => {
  mockOpen.mockImplementationOnce(() => {
    throw new Error('no memory');
  });
  follow();
  await until(error, 1);
  expect(error).toHaveBeenCalledWith('Error: no memory');
  mockChange(['a.ts']);
  await until(takeIn, 1);
  expect(takeIn).toHaveBeenCalledWith(['a.ts']);
  expect(mockOpen).toHaveBeenCalledTimes(2);
});
