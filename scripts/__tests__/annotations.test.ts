import {annotationsOf} from '../lib/annotations';

it.each([
  [
    'docs/a.md:12: no such demo\n  Fix: name a file',
    '::error file=docs/a.md,line=12::no such demo%0AFix: name a file',
  ],
  ['docs/a.tsx:3:7: 100 % wrong', '::error file=docs/a.tsx,line=3::100 %25 wrong'],
  ['docs/a.md, title: is empty', '::error file=docs/a.md::is empty'],
])('tells a fault beside its line: %j', (report, line) => {
  expect(annotationsOf(report)).toEqual([line]);
});

it('tells each of several faults, and leaves out what names no file', () => {
  const report =
    'docs/a.md:1: one\n  Fix: first\nplugin demos, option frames: two\ndocs/b.md:2: three';
  expect(annotationsOf(report)).toHaveLength(2);
});
