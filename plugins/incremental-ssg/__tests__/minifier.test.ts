import {execFileSync} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import workers from 'node:worker_threads';
import {withoutMinifier} from '../minifier';

/** The HTML of a page, as Docusaurus writes it before, while and after its minifier is passed over. */
type Written = Record<'before' | 'without' | 'after', string>;

function written(threads: number): Written {
  const fixture = path.join(__dirname, '__fixtures__/renderPages.mjs');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    JEST_WORKER_ID: '',
    DOCUSAURUS_SSG_WORKER_THREAD_COUNT: String(threads),
  };
  return JSON.parse(execFileSync(process.execPath, [fixture], {env, encoding: 'utf8'})) as Written;
}

const SMALLER = '<!doctype html>';
const AS_RENDERED = '<!DOCTYPE html>';

it('has threads write pages as they were rendered, and load no more for it, until it is over', () => {
  const {before, without, after} = written(2);
  expect(before).toMatch(SMALLER);
  expect(before).toMatch('thread, Webpack');
  expect(without).toMatch(AS_RENDERED);
  expect(without).toMatch('thread, no Webpack');
  expect(after).toBe(before);
});

it('has the build write them so where it has no threads', () => {
  const {before, without, after} = written(1);
  expect(before).toMatch(SMALLER);
  expect(without).toMatch(AS_RENDERED);
  expect(without).toMatch('build, Webpack');
  expect(after).toBe(before);
});

it('leaves all other threads as they are', async () => {
  const restore = withoutMinifier();
  const script =
    "const {parentPort, workerData} = require('node:worker_threads'); parentPort.postMessage(workerData);";
  const thread = new workers.Worker(script, {eval: true, workerData: [{}, {params: {pages: 2}}]});
  restore();
  // Both are listened to from the beginning: one may follow at once on the other.
  const [said] = await Promise.all([once(thread, 'message'), once(thread, 'exit')]);
  expect(said).toEqual([[{}, {params: {pages: 2}}]]);
});
