import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createReach, filesIn} from '../../page-reader/files';
import {checkDemo} from '../../demo-code/core/check';
import {pageOf} from './__fixtures__/disk';

let siteDir: string;

const FILES = {
  'secret.tsx': 'export default "secret";',
  'secret.json': '{"key": "secret"}',
  'docs/ui/Plain.tsx': 'import "./Plain.css"; export default function Plain() {}',
  'docs/ui/Plain.css':
    '.a { background: url(pictures/a.png#x) url(data:image/png,a) url("/b.png"); }',
  'docs/ui/pictures/a.png': '',
  'docs/ui/Imports.tsx': 'import "../../secret"; export default () => null;',
  'docs/ui/Named.tsx': 'import "@site/secret.json"; export default () => null;',
  'docs/ui/Around.tsx': 'import "@site/src/../secret.json"; export default () => null;',
  'docs/ui/Theme.tsx': 'import "@theme/../../secret"; export default () => null;',
  'docs/ui/Package.tsx': 'import "react/../../secret"; export default () => null;',
  'docs/ui/Loaded.tsx': 'import "@site/src/a!../../secret"; export default () => null;',
  'docs/ui/Asset.tsx': 'new URL("../../secret.json", import.meta.url); export default () => null;',
  'docs/ui/Styled.tsx': 'import "./Styled.css"; export default () => null;',
  'docs/ui/Styled.css': '.a { background: url(../../secret.json); }',
  'docs/ui/Sheet.tsx': 'import "./Sheet.css"; export default () => null;',
  'docs/ui/Sheet.css': '.a { background: url("~@site/secret.json"); }',
  'docs/ui/index.ts': '',
  'docs/index.ts': '',
  'docs/ui/Barrel.tsx': 'import "."; import "./"; import "../"; export default () => 0;',
  'src/theme.ts': '',
  'docs/ui/Own.tsx': 'import "@site/src/theme"; import "../../src/theme"; export default () => 0;',
};

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'vitrine-demos-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
  }
  symlinkSync(path.join(siteDir, 'secret.tsx'), path.join(siteDir, 'docs/ui/Link.tsx'));
  symlinkSync(siteDir, path.join(siteDir, 'docs/ui/folder'));
});

afterAll(() => rmSync(siteDir, {recursive: true}));

/** What is told of a demo; empty where nothing is wrong. */
async function faultsOf(src: string): Promise<string> {
  const reach = createReach(['docs', 'src'].map((folder) => path.join(siteDir, folder)));
  const files = filesIn(path.join(siteDir, 'docs/ui'), {siteDir, reach});
  const checked = await checkDemo({src, options: {}, line: 3}, pageOf({}, {files}));
  return Array.isArray(checked)
    ? checked.map(({what, fix}) => `${what}\n  Fix: ${fix}`).join('\n')
    : '';
}

it.each([['Plain.tsx'], ['Own.tsx'], ['Barrel.tsx']])(
  'shows what lies within, such as %s',
  async (src) => {
    expect(await faultsOf(src)).toBe('');
  },
);

it.each([
  ['../../secret.tsx'],
  ['../../nothing.tsx'],
  ['../../../../../../../../etc/passwd.ts'],
  ['Link.tsx'],
  ['folder/secret.tsx'],
])('neither reads nor suggests %s', async (src) => {
  expect(await faultsOf(src)).toBe(
    `the demo "${src}" lies outside of what pages may show\n` +
      '  Fix: put it into the docs or into static, or name its folder in settings.page-safety.files',
  );
});

it.each([
  ['Imports.tsx', 'it imports "../../secret", which lies outside'],
  ['Named.tsx', 'it imports "@site/secret.json", which lies outside'],
  ['Around.tsx', 'it imports "@site/src/../secret.json", which lies outside'],
  ['Theme.tsx', 'it imports "@theme/../../secret", which is not supported in a demo'],
  ['Package.tsx', 'it imports "react/../../secret", which is not supported in a demo'],
  ['Loaded.tsx', 'it imports "@site/src/a!../../secret", which is not supported in a demo'],
  ['Asset.tsx', 'it imports "../../secret.json", which lies outside'],
  ['Styled.tsx', 'it imports "../../secret.json", which lies outside'],
  ['Sheet.tsx', 'it imports "@site/secret.json", which lies outside'],
])('refuses what %s takes from elsewhere', async (src, told) => {
  expect(await faultsOf(src)).toContain(told);
});
