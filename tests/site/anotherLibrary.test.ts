import {cpSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {build, FIXTURES, SITES} from './sites';
import type {Outcome} from './sites';

const SCENARIO = 'another-library';
const site = path.join(SITES, SCENARIO);

let outcome: Outcome;

beforeAll(async () => {
  rmSync(site, {recursive: true, force: true});
  cpSync(path.join(FIXTURES, SCENARIO), site, {recursive: true});
  // As npm would install it.
  cpSync(path.join(site, 'library'), path.join(site, 'node_modules/@acme/kit'), {recursive: true});
  rmSync(path.join(site, 'library'), {recursive: true});
  outcome = await build(site);
}, 300_000);

const read = (file: string) => readFileSync(path.join(site, 'build', file), 'utf8');

it('builds from one entry, without a tree, a frame or a page of its own', () => {
  expect(outcome).toMatchObject({code: 0, stderr: ''});
});

it('shows the demos of the library in the page itself, parts of parts too', () => {
  expect(read('kit/button/index.html')).toMatch(
    /<button class="kit-button kit-loud">Save<\/button>/,
  );
  expect(read('kit/disclosure/index.html')).toContain('They are short.');
});

it('lets its components be tried out, by the name that the package exports', () => {
  const page = read('kit/button/index.html').replace(/<[^>]*>/g, '');
  expect(page).toContain("import {Button} from '@acme/kit';");
  expect(read('kit/api/button.json')).toContain('"tone"');
});

it('keeps its style sheets to demos, and has them where edits run', () => {
  const [, sheet = ''] =
    /href="?(\/assets\/css\/demos\.[^" >]+)/.exec(read('kit/button/index.html')) ?? [];
  const rules = read(sheet)
    .split('}')
    .filter((rule) => rule.includes('{'));
  expect(rules).toHaveLength(4);
  expect(rules.every((rule) => rule.includes(':where([data-demo]'))).toBe(true);
  expect(read('kit/index.html')).not.toContain('/assets/css/demos.');
  expect(read('demo-runner/acme-kit.htm')).toContain('--kit-ink: rgb(51 51 85)');
});

it('has a start page, and leads to the source in the repository of the package', () => {
  expect(read('index.html')).toContain('Two components and a calm colour.');
  expect(read('index.html')).toContain('href=/kit/');
  expect(read('kit/button/index.html')).toContain(
    'https://github.com/acme/kit/tree/v1.2.0/src/button.tsx',
  );
});

it('has nothing of other libraries in it, and nothing of another site', () => {
  const files = readdirSync(path.join(site, 'build'), {recursive: true, encoding: 'utf8'}).filter(
    (file) => /\.(?:html|htm|md|xml|css|js)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => /@mui|emotion|vitrine\.example/i.test(read(file)))).toEqual([]);
});
