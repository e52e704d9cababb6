import {compareVersions} from '../core/semver';

test.each([
  ['7.1.0', '7.1.0', 0],
  ['7.9.0', '7.10.0', -1],
  ['10.0.0', '9.9.9', 1],
  ['1.0', '1.0.1', -1],
  ['7.0.0-beta.2', '7.0.0', -1],
  ['7.0.0-beta.2', '7.0.0-beta.10', -1],
  ['7.0.0-beta', '7.0.0-beta.1', -1],
  ['7.0.0-beta.1', '7.0.0-alpha.9', 1],
  ['7.0.0-1', '7.0.0-a', -1],
  ['7.0.0-rc-1.0', '7.0.0-rc-1.1', -1],
  ['7.0.0+build.5', '7.0.0', 0],
])('%s beside %s', (a, b, order) => {
  expect(Math.sign(compareVersions(a, b))).toBe(order);
  expect(Math.sign(compareVersions(b, a))).toBe(order === 0 ? 0 : -order);
});
