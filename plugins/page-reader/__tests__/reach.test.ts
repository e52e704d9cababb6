import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createReach} from '../files';

let home: string;
const at = (file: string) => path.join(home, file);

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'vitrine-reach-'));
  for (const folder of ['site/docs/.git', 'site/docs/kit', 'site/node_modules/a', 'other']) {
    mkdirSync(at(folder), {recursive: true});
  }
  for (const file of ['site/.env', 'site/docs/kit/A.tsx', 'site/docs/.git/config', 'other/B.tsx']) {
    writeFileSync(at(file), '');
  }
  symlinkSync(at('other/B.tsx'), at('site/docs/kit/B.tsx'));
  symlinkSync(at('other'), at('site/docs/away'));
  symlinkSync(at('site/docs/kit/A.tsx'), at('site/docs/A.tsx'));
});

afterEach(() => rmSync(home, {recursive: true}));

it.each([
  ['a file', 'site/docs/kit/A.tsx', true],
  ['one that is not there yet', 'site/docs/kit/New.tsx', true],
  ['a link within', 'site/docs/A.tsx', true],
  ['the folder itself', 'site/docs', true],
  ['a way out', 'site/docs/../.env', false],
  ['a way out that leads nowhere', 'site/docs/../nothing', false],
  ['a folder whose name begins alike', 'site/docs-old/A.tsx', false],
  ['a link that leads out', 'site/docs/kit/B.tsx', false],
  ['what lies behind a folder that leads out', 'site/docs/away/B.tsx', false],
  ['what would lie there', 'site/docs/away/New.tsx', false],
  ['a hidden file', 'site/docs/.env', false],
  ['what lies in a hidden folder', 'site/docs/.git/config', false],
  ['what packages hold', 'site/docs/node_modules/a/index.js', false],
])('%s, %s, may be shown: %p', (_title, file, isShown) => {
  expect(createReach([at('site/docs')])(at(file))).toBe(isShown);
});

it('takes folders that are links, and those that are named', () => {
  expect(createReach([at('site/docs/away')])(at('other/B.tsx'))).toBe(true);
  expect(createReach([at('site/docs'), at('other')])(at('site/docs/kit/B.tsx'))).toBe(true);
});
