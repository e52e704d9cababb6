import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {leaksIn} from '../contract/leaks';
import {ROOT} from '../contract/tree';
import {emptyFolder, leave, npm, pack, run} from './archive';
import {FIXTURES} from '../site/sites';
import type {Outcome} from '../site/sites';
import {count} from '../../scripts/lib/suite/count';

/** What a person may have to do for a site of a small library. */
const MOST_COMMANDS = 5;
const MOST_EDITS = 3;

const folder = emptyFolder();
const site = path.join(folder, 'my-docs');
const commands: string[] = [];
const edits = new Set<string>();

/** What the command has written: nothing of it is to be deleted. */
let written: string[] = [];

let last: Outcome;

const read = (file: string) => readFileSync(path.join(site, 'build', file), 'utf8');

const text = (file: string) => readFileSync(path.join(site, 'docs', file), 'utf8');

/** Does what a person would type. */
async function type(name: string, does: () => Promise<Outcome>): Promise<void> {
  commands.push(name);
  last = await does();
}

/** Does what a person would change. */
function edit(file: string, from: string, to: string): void {
  edits.add(file);
  const target = path.join(site, file);
  const text = readFileSync(target, 'utf8');
  expect(text).toContain(from);
  writeFileSync(target, text.replace(from, to));
}

beforeAll(async () => {
  const archive = await pack();
  const library = path.join(FIXTURES, 'another-library/library');
  await npm(['pack', '--pack-destination', folder], library);
  const vitrine = path.join(ROOT, 'lib/scripts/vitrine.mjs');
  const args = ['new', 'my-docs', '--package', './acme-kit-1.2.0.tgz', '--vitrine', archive];
  await type('npx vitrine new', () => run(process.execPath, [vitrine, ...args], folder));
  expect(last).toMatchObject({code: 0, stderr: ''});
  const all = readdirSync(site, {recursive: true, encoding: 'utf8'});
  written = all.filter((file) => !file.startsWith('node_modules'));
  edit('docs/acme-kit/button/BasicButton.tsx', '<Button>Button<', '<Button tone="loud">Save<');
  edit(
    'docs/acme-kit/button/button.md',
    'title: Button',
    'title: Button\ngithubSource: src/button.tsx',
  );
  count('builds');
  await type('npm run build', () => npm(['run', '--silent', 'build'], site));
}, 600_000);

afterAll(() => leave(site));

it('builds after a handful of commands, with next to nothing written by hand', () => {
  expect(last).toMatchObject({code: 0, stderr: ''});
  expect(commands.length).toBeLessThanOrEqual(MOST_COMMANDS);
  expect(edits.size).toBeLessThanOrEqual(MOST_EDITS);
  expect(written.filter((file) => !existsSync(path.join(site, file)))).toEqual([]);
  const config = readFileSync(path.join(site, 'docusaurus.config.ts'), 'utf8');
  expect(config.trimEnd().split('\n').length).toBeLessThanOrEqual(25);
});

it('shows the demos of the library in the page itself, parts of parts too', () => {
  const [button] = /<button [^>]*kit-loud[^>]*>\w+</.exec(read('acme-kit/button/index.html')) ?? [];
  expect(button).toBe('<button class="kit-button kit-loud">Save<');
  const [whole] = /<button [^>]*kit-button>Open disclosure<\/button>/.exec(
    read('acme-kit/disclosure/index.html'),
  ) ?? [''];
  expect(whole).toContain('aria-expanded=false');
});

it('shows in a first demo something that can be seen', () => {
  expect(text('acme-kit/notice/BasicNotice.tsx')).toContain('<Notice heading="Notice" />');
});

it('gives what is made of a list a playground that has it, functions beside it', () => {
  // The build has read it.
  expect(text('acme-kit/choices/Choices.playground.tsx')).toContain('onPick={() => {}}');
});

it('lets its components be tried out, by the name that the package exports', () => {
  const page = read('acme-kit/button/index.html').replace(/<[^>]*>/g, '');
  expect(page).toContain("import {Button} from '@acme/kit';");
  expect(read('acme-kit/api/button.json')).toContain('"tone"');
});

it('keeps its style sheets to demos, and has them where edits run', () => {
  const [, sheet = ''] =
    /href="?(\/assets\/css\/demos\.[^" >]+)/.exec(read('acme-kit/button/index.html')) ?? [];
  const rules = read(sheet)
    .split('}')
    .filter((rule) => /\.kit-/.test(rule));
  expect(rules.length).toBeGreaterThan(1);
  expect(rules.every((rule) => rule.includes(':where([data-demo]'))).toBe(true);
  expect(read('acme-kit/index.html')).not.toContain('/assets/css/demos.');
  expect(read('demo-runner/acme-kit.htm')).toContain('--kit-ink: rgb(51 51 85)');
});

it('has a start page that shows its components', () => {
  const page = read('index.html');
  expect(page).toContain('npm install @acme/kit');
  expect(page).toContain('href=/acme-kit/');
  expect(page).toContain('href=/acme-kit/button/');
  expect(page).toContain('src=/img/demos/acme-kit/button-light.svg');
});

it('leads to the source in the repository of the package', () => {
  expect(read('acme-kit/button/index.html')).toContain(
    'https://github.com/acme/kit/tree/v1.2.0/src/button.tsx',
  );
});

it('passes its own check', async () => {
  count('builds');
  const {code, stdout, stderr} = await npm(['run', '--silent', 'check'], site);
  expect({code, stderr}).toEqual({code: 0, stderr: ''});
  expect(stdout).toContain('The site is in order.');
}, 120_000);

it('has nothing of other libraries in it, and nothing of another site', () => {
  const files = readdirSync(path.join(site, 'build'), {recursive: true, encoding: 'utf8'}).filter(
    (file) => /\.(?:html|htm|md|xml|css|js)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => /@mui|emotion|vitrine\.example/i.test(read(file)))).toEqual([]);
});

it('has of Vitrine what can be traced: a bill of materials, licences, no secret, no map', () => {
  const lib = path.join(site, 'node_modules/vitrine/lib');
  const {components} = JSON.parse(readFileSync(path.join(lib, 'sbom.cdx.json'), 'utf8')) as {
    components: {name: string; version: string; hashes: unknown[]}[];
  };
  const notices = readFileSync(path.join(lib, 'THIRD-PARTY-NOTICES.md'), 'utf8');
  for (const name of ['@docusaurus/core', '@codemirror/view', 'unified', 'acorn-jsx']) {
    const [component] = components.filter((each) => each.name === name);
    expect(component).toMatchObject({hashes: [{alg: 'SHA-512'}]});
  }
  expect(notices).toMatch(/^## @codemirror\/view \d.*\(MIT\)\n\nMIT License/m);
  expect(leaksIn(path.dirname(lib))).toEqual([]);
  expect(leaksIn(path.join(site, 'build'), [folder])).toEqual([]);
});

it('is refused where something is already', async () => {
  const vitrine = path.join(ROOT, 'lib/scripts/vitrine.mjs');
  const before = readdirSync(site);
  const args = [vitrine, 'new', 'my-docs', '--package', '@acme/kit'];
  const {code, stderr} = await run(process.execPath, args, folder);
  expect(code).toBe(1);
  expect(stderr).toContain('Fix: ');
  expect(readdirSync(site)).toEqual(before);
  expect(readdirSync(folder).sort()).toEqual(['acme-kit-1.2.0.tgz', 'my-docs']);
}, 60_000);
