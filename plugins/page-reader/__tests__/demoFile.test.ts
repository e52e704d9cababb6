import {demoName, knownFiles, resolveFile} from '../core/demoFile';
import type {PageFiles} from '../core/types';

const disk: Record<string, string> = {
  'A.tsx': 'a in typescript',
  'B.js': 'b in javascript',
  'Both.js': 'both in javascript',
  'Both.tsx': 'both in typescript',
  'deep/C.tsx': 'c',
  'deep/theme.css': 'css',
  'deep/types.d.ts': 'types',
};

const files: PageFiles = {
  read: (file) => disk[file],
  list: (folder) =>
    Object.keys(disk)
      .filter((file) => file.startsWith(folder) && !file.slice(folder.length).includes('/'))
      .map((file) => file.slice(folder.length)),
};

describe('resolveFile', () => {
  it.each([
    ['A.tsx', 'A.tsx'],
    ['./A.tsx', 'A.tsx'],
    ['A.js', 'A.tsx'],
    ['B.tsx', 'B.js'],
    ['Both.js', 'Both.js'],
    ['Both.tsx', 'Both.tsx'],
    ['Both.jsx', 'Both.tsx'],
    ['deep/C.js', 'deep/C.tsx'],
  ])('takes %s as %s', (src, file) => {
    expect(resolveFile(src, files)).toEqual({file, source: disk[file]});
  });

  it.each(['A', 'a.tsx', 'C.tsx', 'deep/theme.css'])('finds nothing for %s', (src) => {
    expect(resolveFile(src, files)).toBeUndefined();
  });
});

describe('knownFiles', () => {
  it('lists the demos of the folder that was written', () => {
    expect(knownFiles('./deep/D.tsx', files)).toEqual(['deep/C.tsx']);
  });

  it('lists those beside the page where the folder has none', () => {
    expect(knownFiles('nowhere/D.tsx', files)).toEqual(['A.tsx', 'B.js', 'Both.js', 'Both.tsx']);
  });
});

it('names a demo after its file', () => {
  expect(demoName('demos/basic/BasicButtons.tsx')).toBe('BasicButtons');
});
