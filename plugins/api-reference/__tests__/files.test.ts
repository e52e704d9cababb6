import {extractorHash} from '../files';

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

test.each(['core/model.ts', 'core/code/defaults.ts', 'core/facts/props.ts', 'core/page/usage.ts'])(
  'what is cached is stale after a change to %s',
  (file) => {
    mockEdited = '';
    const before = extractorHash();
    expect(extractorHash()).toBe(before);
    mockEdited = file;
    expect(extractorHash()).not.toBe(before);
  },
);
