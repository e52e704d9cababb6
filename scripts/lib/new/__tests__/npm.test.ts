import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findOut} from '../npm';

const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-npm-'));

afterAll(() => rmSync(folder, {recursive: true, force: true}));

it('says at once that there is no network, and what can be done without', async () => {
  writeFileSync(path.join(folder, 'package.json'), '{}');
  writeFileSync(path.join(folder, '.npmrc'), 'registry=http://127.0.0.1:9\ncache=./cache\n');
  await expect(findOut(folder, '@acme/kit', new AbortController().signal)).rejects.toThrow(
    /ECONNREFUSED[^]*Fix: connect to the network, or give a package that is on this disk/,
  );
});
