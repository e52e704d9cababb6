import {spawnSync} from 'node:child_process';
import path from 'node:path';

const SCRIPT = path.resolve(__dirname, '../../scripts/draw-rooms.mjs');

it('the guide shows the ways of a page and of a product as the code has them', () => {
  const {status, stderr} = spawnSync(process.execPath, [SCRIPT, '--check'], {encoding: 'utf8'});
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
