import {spawnSync} from 'node:child_process';
import {RUNNER} from '../../scripts/lib/setup';

it('the guide shows the ways of a page and of a product as the code has them', () => {
  const args = [RUNNER, 'draw-rooms', '--check'];
  const {status, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8'});
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
