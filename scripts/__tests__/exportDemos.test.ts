import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {RUNNER} from '../lib/setup';

const pages = mkdtempSync(path.join(tmpdir(), 'vitrine-pages-'));

afterAll(() => rmSync(pages, {recursive: true}));

function exportDemos(...args: string[]) {
  const {status, stdout, stderr} = spawnSync(process.execPath, [RUNNER, 'export-demos', ...args], {
    encoding: 'utf8',
  });
  return {status, stdout: stdout.trim(), stderr: stderr.trim()};
}

function write(name: string, text: string): void {
  writeFileSync(path.join(pages, name), text);
}

it('makes sandboxes of demos of all products and a past version, which are checked and bundled', () => {
  const sample = ['BasicButtons', 'SaveButton', 'ZoomButtonGroup', 'BasicSelect', 'BasicGrid2'];
  expect(exportDemos(...sample)).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^\d+ sandboxes made, 0 faults$/) as string,
    stderr: '',
  });
}, 120_000);

describe('demos of pages elsewhere', () => {
  beforeAll(() => {
    write('good.md', '{{"demo": "Good.tsx"}}\n\n```md\n{{"demo": "Nowhere.tsx"}}\n```\n');
    write(
      'Good.tsx',
      "import data from './data.json';\nimport './look.css';\nimport styles from './look.module.css';\n" +
        'export default () => <b className={styles.a}>{data.length}</b>;\n',
    );
    write('data.json', '[1]');
    write('look.css', 'b {color: red}');
    write('look.module.css', '.a {color: red}');
    write('bad.mdx', '<Demo src="./Typed.js" hideToolbar />\n\n{{"demo": "Lacking.tsx"}}\n');
    write('Typed.tsx', 'export default () => <b tabIndex="first" />;\n');
    write('Lacking.tsx', "import x from 'nowhere';\nexport default () => <b>{x}</b>;\n");
  });

  it('may import styles and data', () => {
    expect(exportDemos('Good', '--from', pages)).toEqual({
      status: 0,
      stdout: '2 sandboxes made, 0 faults',
      stderr: '',
    });
  }, 60_000);

  it('fail, with file, line and fault, where a sandbox would', () => {
    const {status, stdout, stderr} = exportDemos('Typed', 'Lacking', '--from', pages);
    expect(status).toBe(1);
    expect(stdout).toBe('4 sandboxes made, 6 faults');
    expect(stderr).toMatchInlineSnapshot(`
      "3-Lacking-ts/src/Lacking.tsx: imports "nowhere", which is not a dependency
      4-Lacking-js/src/Lacking.jsx: imports "nowhere", which is not a dependency
      1-Typed-ts/src/Typed.tsx:1: Type 'string' is not assignable to type 'number'.
      3-Lacking-ts/src/Lacking.tsx:1: Cannot find module 'nowhere' or its corresponding type declarations.
      3-Lacking-ts/src/Lacking.tsx:1: Could not resolve "nowhere"
      4-Lacking-js/src/Lacking.jsx:1: Could not resolve "nowhere""
    `);
  }, 60_000);

  it('must be there', () => {
    expect(exportDemos('Absent', '--from', pages)).toMatchObject({
      status: 1,
      stderr: 'There is no demo Absent',
    });
  });
});
