import {
  chunksByRoute,
  isCurrent,
  needsThreads,
  partsOf,
  variablePart,
  variableText,
  WHOLE_ENVIRONMENT,
} from '../core';
import type {Bundle} from '../core';

const HASHES: Record<string, string> = {page: 'a', data: 'b', search: 'c'};
const bundle: Bundle = {shell: 'shell', hashOf: (part) => HASHES[part]};
const kept = {
  shell: 'shell',
  parts: partsOf(['page', 'data', 'page'], bundle) ?? [],
  rendered: {html: '<p>'},
};

describe('a kept page', () => {
  it('is as it would be rendered while its parts are what they were', () => {
    expect(isCurrent(kept, bundle)).toBe(true);
    expect(isCurrent(kept, {...bundle, hashOf: (part) => ({...HASHES, search: 'd'})[part]})).toBe(
      true,
    );
  });

  it.each([
    ['its text', {...HASHES, page: 'A'}],
    ['its data', {...HASHES, data: 'B'}],
    ['a part that is gone', {page: 'a'}],
  ])('is rendered anew after a change of %s', (_change, hashes: Record<string, string>) => {
    expect(isCurrent(kept, {...bundle, hashOf: (part) => hashes[part]})).toBe(false);
  });

  it('is rendered anew after a change of what all pages have', () => {
    expect(isCurrent(kept, {...bundle, shell: 'another'})).toBe(false);
  });

  it('lists each part once, in one order, whichever was loaded first', () => {
    expect(kept.parts).toEqual([
      ['data', 'b'],
      ['page', 'a'],
    ]);
  });

  it('is not kept where a part has no file', () => {
    expect(partsOf(['page', 'elsewhere'], bundle)).toBeUndefined();
  });
});

it('finds the chunks of all routes on the way, however deep their names stand', () => {
  const chunksOf = chunksByRoute({
    '/a-1f2': {__comp: 'layout'},
    '/a/b-c/-3d4': {__comp: 'page', content: 'text', props: {items: ['one', 'two']}},
    '/a/b-c/-5e6': {__comp: 'tab'},
  });
  expect(chunksOf(['/a', '/a/b-c/'])).toEqual(['layout', 'page', 'text', 'one', 'two', 'tab']);
  expect(chunksOf(['*'])).toEqual([]);
});

it('asks for threads where taking the pages takes longer than starting them', () => {
  expect([0, 300, 1000, 1001, 30_000].map(needsThreads)).toEqual([
    ...[false, false, false],
    ...[true, true],
  ]);
});

describe('the environment', () => {
  const all = (environment: NodeJS.ProcessEnv) => variableText(WHOLE_ENVIRONMENT, environment);

  it('is another one where days begin at another time', () => {
    expect(all({TZ: 'UTC'})).not.toBe(all({TZ: 'Asia/Kolkata'}));
  });

  it('is the same whatever its order, in another terminal and folder for temporary files', () => {
    expect(all({TMPDIR: '/a', NO_COLOR: '1', LANG: 'C', CI: '1'})).toBe(
      all({CI: '1', TERM: 'dumb', LANG: 'C', VITRINE_RENDERING: '/b'}),
    );
  });

  it('has a part for each variable that a page can show', () => {
    expect(['RELEASE', 'NO_COLOR'].map(variablePart)).toEqual(['env:RELEASE', undefined]);
    const texts = [{RELEASE: '1'}, {RELEASE: ''}, {OTHER: '1'}].map((environment) =>
      variableText('env:RELEASE', environment),
    );
    expect(new Set(texts).size).toBe(3);
    expect(variableText('page', {page: '1'})).toBeUndefined();
  });
});
