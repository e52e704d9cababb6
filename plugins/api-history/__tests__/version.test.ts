import {verdictOf} from '../core/release/version';

test.each([
  ['1.2.3', '2.0.0', 'major', true, null],
  ['1.2.3', '1.3.0', 'major', false, '2.0.0'],
  ['1.2.3', '1.3.0', 'minor', true, null],
  ['1.2.3', '1.2.4', 'minor', false, '1.3.0'],
  ['1.2.3', '1.2.4', 'patch', true, null],
  ['1.2.3', '1.2.3', 'patch', false, '1.2.4'],
  ['1.2.3', '1.2.3', null, true, null],
  ['1.2.3', '2.0.0-beta.1', 'major', true, null],
  ['1.2.3', '1.3.0-beta.1', 'major', false, '2.0.0'],
  ['2.0.0-beta.1', '2.0.0-beta.2', 'major', true, null],
  ['2.0.0-beta.1', '2.0.0', 'major', true, null],
  ['0.2.3', '0.3.0', 'major', true, null],
  ['0.2.3', '0.2.4', 'major', false, '0.3.0'],
  ['0.2.3', '0.2.4', 'minor', true, null],
  ['0.2.3', '1.0.0', 'major', true, null],
  ['0.0.3', '0.0.4', 'major', true, null],
  ['v1.2.3', '1.2.4+build', 'patch', true, null],
] as const)('after %s, %s with %s changes: %s', (before, version, needed, allowed, next) => {
  expect(verdictOf(before, version, needed)).toMatchObject({allowed, next});
});

test.each([
  ['2.0.0', '1.9.0'],
  ['1.0.0', '1.0.0-rc.1'],
  ['1.0', '1.1.0'],
  ['1.0.0', 'workspace:*'],
])('after %s, %s cannot be judged', (before, version) => {
  expect(verdictOf(before, version, 'patch')).toBeUndefined();
});
