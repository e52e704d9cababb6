import {makeSite} from '../../api-model/__tests__/__fixtures__/makeSite';
import {createTools, demoTools} from '../files';

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

test.each(['core/load/reference.ts', 'demo-code/core/usages.ts'])(
  'what is cached is stale after a change to %s',
  (file) => {
    const read = () => [
      createTools(site, site).sourceOf('plain-kit', '')?.fingerprint,
      demoTools(site, site).version,
    ];
    mockEdited = '';
    const before = read();
    expect(read()).toEqual(before);
    mockEdited = file;
    const after = read();
    expect(after.map((each, index) => each === before[index])).toEqual([false, false]);
  },
);
