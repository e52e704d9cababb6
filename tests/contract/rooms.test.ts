import {spawnSync} from 'node:child_process';
import {RUNNER} from '../../scripts/lib/setup';

it.each([
  ['the ways of a page and of a product', 'draw-rooms'],
  ['options, errors and what was measured', 'draw-guide'],
])('the guide shows %s as the code has them', (_, command) => {
  const args = [RUNNER, command, '--check'];
  const {status, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8'});
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
