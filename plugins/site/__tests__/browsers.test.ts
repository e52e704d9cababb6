import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setBrowsers} from '../browsers';

let siteDir: string;
const {BROWSERSLIST} = process.env;

beforeEach(() => {
  delete process.env.BROWSERSLIST;
  siteDir = mkdtempSync(path.join(tmpdir(), 'browsers-'));
});

afterEach(() => {
  process.env.BROWSERSLIST = BROWSERSLIST;
  if (BROWSERSLIST === undefined) delete process.env.BROWSERSLIST;
  rmSync(siteDir, {recursive: true});
});

it('says for which browsers a site is that does not say so', () => {
  setBrowsers(siteDir);
  expect(process.env.BROWSERSLIST).toContain('chrome >= ');
});

it('leaves a site that says so alone', () => {
  const file = path.join(siteDir, 'package.json');
  writeFileSync(file, JSON.stringify({browserslist: ['chrome >= 130']}));
  setBrowsers(siteDir);
  expect(process.env.BROWSERSLIST).toBeUndefined();
});
