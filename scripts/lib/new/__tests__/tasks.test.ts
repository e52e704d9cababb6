import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {changesFor, hasTasks, isNew} from '../taskFiles';
import {NPM, partScripts, partTasks, withEntries, workflowText} from '../tasks';

const ui = {id: 'ui', folders: ['docs/ui']};
const charts = {id: 'charts', folders: ['docs/charts']};

const guide = readFileSync('docs/vitrine/large-sites.md', 'utf8');

/** A block of the guide, by the file that it shows. */
function told(file: string): string {
  const [, block = ''] = guide.split(` title="${file}"\n`);
  return block.slice(0, block.indexOf('```'));
}

it('is what the guide shows', () => {
  expect(JSON.parse(told('package.json'))).toEqual({scripts: partScripts([ui, charts])});
  expect(JSON.parse(told('turbo.json'))).toEqual({
    extends: ['//'],
    tasks: partTasks([ui, charts]),
  });
  const place = {site: '', packages: '', manager: NPM};
  expect(told('.github/workflows/docs.yml')).toBe(workflowText([ui, charts], place));
});

it('makes a part of all but the pages that only others have', () => {
  const inputs = (folders: string[]) => partTasks([{id: 'a', folders}, charts])['part:a']?.inputs;
  expect(inputs(['docs/a'])).toContain('!docs/charts/**');
  expect(inputs(['docs/charts/a'])).not.toContain('!docs/charts/**');
  expect(inputs(['docs/charts-a'])).toContain('!docs/charts/**');
});

it('brings what was written for fewer products up to all, and leaves what is of its own', () => {
  const earlier = {...partTasks([ui]), check: {outputs: []}};
  expect(withEntries(earlier, {...partTasks([ui, charts])})).toEqual({
    all: {...partTasks([ui, charts]), check: {outputs: []}},
    others: [],
  });
  const own = {join: 'vitrine join parts/ui --warn link'};
  const {all, others} = withEntries(own, partScripts([ui, charts]));
  expect(all).toMatchObject({...own, 'part:ui': expect.stringContaining('PRODUCTS=ui')});
  expect(others).toEqual(['join']);
  expect(withEntries({join: null}, {join: {outputs: []}}).others).toEqual(['join']);
});

describe('files', () => {
  let root: string;
  const site = () => path.join(root, 'sites/docs');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  /** What is to be written, by its path in the repository. */
  const made = (parts = [ui, charts]) =>
    new Map(
      changesFor(site(), parts)
        .filter(isNew)
        .map(({file, text}) => [path.relative(root, file), text]),
    );
  const left = () => changesFor(site(), [ui, charts]).flatMap((change) => change.left);

  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'vitrine-tasks-'));
    mkdirSync(path.join(root, '.git'));
    mkdirSync(site(), {recursive: true});
  });
  afterEach(() => rmSync(root, {recursive: true}));

  it('are those of the site, and a workflow where CI looks for it', () => {
    write('package.json', '{"workspaces": ["sites/*"]}');
    write('pnpm-lock.yaml', '');
    write(
      'sites/docs/package.json',
      '{\n\t"name": "docs",\n\t"scripts": {"start": "vitrine start"}\n}\n',
    );
    write('sites/docs/.gitignore', 'build/');
    const files = made();
    expect([...files.keys()]).toEqual([
      'sites/docs/package.json',
      'sites/docs/turbo.json',
      'sites/docs/.gitignore',
      '.github/workflows/docs.yml',
    ]);
    expect(files.get('sites/docs/package.json')).toMatch(
      /^\{\n\t"name": "docs",\n\t"scripts": \{\n\t\t"start": "vitrine start",\n\t\t"part:ui"/,
    );
    expect(JSON.parse(files.get('sites/docs/turbo.json') ?? '')).toHaveProperty('extends', ['//']);
    expect(files.get('sites/docs/.gitignore')).toBe('build/\n/parts/\n.turbo/\n');
    const workflow = files.get('.github/workflows/docs.yml');
    expect(workflow).toContain(
      '      - run: pnpm install --frozen-lockfile\n      - run: pnpm exec',
    );
    expect(workflow).toContain('product }}\n        working-directory: sites/docs\n');
    expect(workflow).toContain('path: sites/docs/parts\n');
  });

  it('are left alone once they say it, and told of where they cannot', () => {
    write('sites/docs/package-lock.json', '{}');
    expect(hasTasks(site())).toBe(false);
    for (const [file, text] of made([ui])) write(file, text);
    expect(left()).toEqual([
      '.github/workflows/docs.yml stays. Next: see that its matrix has product: [ui, charts].',
    ]);
    rmSync(path.join(root, '.github'), {recursive: true});
    expect(hasTasks(site())).toBe(true);
    for (const [file, text] of made()) write(file, text);
    expect([...made().keys()]).toEqual([]);
    expect(readFileSync(path.join(root, '.github/workflows/docs.yml'), 'utf8')).toContain(
      '      - run: npm ci\n        working-directory: sites/docs\n',
    );
  });

  it.each(['{"tasks": {} // ours\n}', '[]', '{"tasks": []}'])('are not added to %j', (text) => {
    write('sites/docs/turbo.json', text);
    expect(made).toThrow('turbo.json cannot be added to: it is no JSON, or no object. Fix:');
  });
});
