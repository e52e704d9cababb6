import {readSource} from '../files';
import {makeSite} from './__fixtures__/makeSite';

let mockEdited = '';
jest.mock('node:fs', () => {
  const actual = jest.requireActual<typeof import('node:fs')>('node:fs');
  return {
    ...actual,
    readFileSync: (file: string) =>
      actual.readFileSync(file, 'utf8') +
      (mockEdited && file.replaceAll('\\', '/').endsWith(mockEdited) ? '\n// edited' : ''),
  };
});

const site = makeSite();

test.each(['core/model.ts', 'component-code/core/defaults.ts', 'core/facts/props.ts'])(
  'what was read is stale after a change to %s',
  (file) => {
    const read = () => readSource(site, 'plain-kit')?.fingerprint;
    mockEdited = '';
    const before = read();
    expect(read()).toBe(before);
    mockEdited = file;
    expect(read()).not.toBe(before);
  },
);
