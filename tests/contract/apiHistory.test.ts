import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readSnapshot} from '../../plugins/api-history/core/snapshotText';
import {ROOT} from './tree';

const FOLDER = path.join(ROOT, 'docs/material-ui/_api');
const files = readdirSync(FOLDER);

describe('the snapshots of @mui/material', () => {
  it.each(['5.18.0', '6.0.0', '6.5.0', '7.0.0', '7.1.0', '7.2.0', '7.3.4'])(
    'have %s',
    (version) => {
      expect(files).toContain(`${version}.json`);
    },
  );

  it.each(files)('%s is small, and of the version that it is called by', (file) => {
    const text = readFileSync(path.join(FOLDER, file), 'utf8');
    expect(Buffer.byteLength(text)).toBeLessThan(165_000);
    const {package: name, version} = readSnapshot(text, file);
    expect([name, `${version}.json`]).toEqual(['@mui/material', file]);
  });

  // What the extractor says otherwise than it did would look like a change of the package. To mend
  // it, write all of them anew: npm run api -- --package @mui/material@<version> … --snapshot <folder>
  it('are of one mind with the extractor about the installed version', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'vitrine-snapshot-'));
    const args = ['scripts/run.mjs', 'api', '--package', '@mui/material', '--snapshot', folder];
    expect(spawnSync(process.execPath, args, {cwd: ROOT}).status).toBe(0);
    const [file = ''] = readdirSync(folder);
    const [fresh, kept] = [folder, FOLDER].map((each) =>
      readFileSync(path.join(each, file), 'utf8').split('\n'),
    );
    rmSync(folder, {recursive: true});
    expect(kept).toEqual(fresh);
  }, 300_000);
});
